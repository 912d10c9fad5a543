import { createCipheriv, createHash } from 'node:crypto'
import { sealRelease } from '@atrium/server/areas/download/download.seal'
import type { Db } from '@atrium/server/platform/db/db'
import { openSigner } from '@atrium/server/platform/secret/signer'
import { sql } from 'kysely'
import { platforms, products, releases } from '../data/downloads.ts'
import { houseKeeper } from '../data/people.ts'
import type { DemoRelease } from '../kinds.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'
import type { LoadContext } from './resources.ts'

/** Every release with its files and their signed sums. Files that are there already are left as they are. */
export async function loadDownloads(db: Db, { storage, config }: LoadContext, people: ReadonlyMap<string, number>) {
  const platformIds = await saveNames(db, 'platform', platforms)
  const productIds = await saveProducts(db)
  const sealing = { storage, signer: openSigner(config.SIGNING_KEY) }
  const kept_by = idOf(people, houseKeeper)

  for (const release of releases) {
    const category_id = idOf(productIds, release.product)
    const item_id = await saveItem(db, { ...release, kind: 'release', category_id, official: true })
    await saveRelease(db, item_id, release)
    const files = release.files.map(({ platform, ...file }) => ({
      ...file,
      platform_id: idOf(platformIds, platform),
      content: bytesOf(file.file_name),
    }))
    await sealRelease(db, sealing, { item_id, kept_by, files })
  }
}

async function saveRelease(
  db: Db,
  item_id: number,
  { version, note, notes, product_versions, ends_in_days }: DemoRelease,
) {
  const values = {
    version,
    note: JSON.stringify(note),
    notes: JSON.stringify(notes),
    product_versions,
    ends_on: sql<string | null>`current_date + ${ends_in_days ?? null}::int`,
  }
  await db
    .insertInto('release')
    .values({ item_id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute()
}

/** The same name always makes the same bytes, so that what was signed once stays true: between 12 and 76 KB of noise. */
function bytesOf(file_name: string): Buffer {
  const seed = createHash('sha256').update(file_name).digest()
  const size = 12 * 1024 + seed.readUInt16BE(0)
  const noise = createCipheriv('aes-128-ctr', seed.subarray(0, 16), seed.subarray(16)).update(Buffer.alloc(size))
  return Buffer.concat([Buffer.from(`Demo content of Atrium, not a program: ${file_name}\n`), noise])
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
