import type { Db } from '@atrium/server/platform/db/db'
import { platforms, products, releases } from '../data/downloads.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'

export async function loadDownloads(db: Db) {
  const platformIds = await saveNames(db, 'platform', platforms)
  const productIds = await saveProducts(db)

  for (const { product, version, note, files, ...release } of releases) {
    const item_id = await saveItem(db, { ...release, kind: 'release', category_id: idOf(productIds, product) })
    const values = { version, note: JSON.stringify(note) }
    await db
      .insertInto('release')
      .values({ item_id, ...values })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
      .execute()

    await db.deleteFrom('release_file').where('item_id', '=', item_id).execute()
    await db
      .insertInto('release_file')
      .values(
        files.map(({ platform, file_name }) => ({ item_id, platform_id: idOf(platformIds, platform), file_name })),
      )
      .execute()
  }
}

async function saveProducts(db: Db) {
  const ids = new Map<string, number>()

  for (const [position, product] of products.entries()) {
    const values = {
      name: JSON.stringify(product.name),
      description: JSON.stringify(product.description),
      icon: product.icon,
      suite_id: product.suite ? idOf(ids, product.suite) : null,
      position,
    }
    const { product_id } = await db
      .insertInto('product')
      .values({ code: product.code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .returning('product_id')
      .executeTakeFirstOrThrow()
    ids.set(product.code, product_id)
  }
  return ids
}
