import type { Db } from '@atrium/server/platform/db/db'
import { resources } from '../data/resources.ts'
import { saveDays, saveItem } from './item.ts'
import { idOf } from './name.ts'

export async function loadResources(db: Db, people: ReadonlyMap<string, number>) {
  for (const { resource_type, owner, ...resource } of resources) {
    const owner_id = owner ? idOf(people, owner) : null
    const item_id = await saveItem(db, { ...resource, kind: 'resource', type: resource_type, owner_id })

    await db
      .insertInto('resource')
      .values({ item_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await saveDays(db, item_id, resource)
  }
}
