import type { Db } from '@atrium/server/platform/db/db'
import { appCategories, apps } from '../data/apps.ts'
import { saveDays, saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'

export async function loadApps(db: Db) {
  const categories = await saveNames(db, 'app_category', appCategories)

  for (const { category, publisher, ...app } of apps) {
    const item_id = await saveItem(db, { ...app, kind: 'app', category_id: idOf(categories, category) })
    const values = { publisher: JSON.stringify(publisher) }
    await db
      .insertInto('app')
      .values({ item_id, ...values })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
      .execute()
    await saveDays(db, item_id, app)
  }
}
