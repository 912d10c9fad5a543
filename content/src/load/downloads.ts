import { createCipheriv, createHash } from 'node:crypto'
import { describeReleaseFiles, sealRelease } from '@atrium/server/areas/download/download.seal'
import type { Db } from '@atrium/server/platform/db/db'
import { openSigner } from '@atrium/server/platform/secret/signer'
import { sql } from 'kysely'
import { platforms, products, releases } from '../data/downloads.ts'
import { houseKeeper } from '../data/people.ts'
import type { DemoInstaller, DemoRelease } from '../kinds.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'
import type { LoadContext } from './resources.ts'

/**
 * How large installers are. 'small', for tests: 12 to 76 KB each. 'usual': 2 to 12 MB, as programs are, but for the release
 * of the largest one, which is announced and has no files yet. 'all': that release too, with its installer of 200 MB.
 */
export type InstallerSizes = 'small' | 'usual' | 'all'

const largestRelease = 'server-10.2.0'
const largestFile = 'atrium-server-10.2.0-linux-x64.tar.gz'

/** Every release with its files and their signed sums. Files that are there already are left as they are, whatever their size. */
export async function loadDownloads(
  db: Db,
  { storage, config }: LoadContext,
  people: ReadonlyMap<string, number>,
  installers: InstallerSizes,
) {
  const platformIds = await saveNames(db, 'platform', platforms)
  const productIds = await saveProducts(db)
  const sealing = { storage, signer: openSigner(config.SIGNING_KEY) }
  const kept_by = idOf(people, houseKeeper)

  for (const release of releases) {
    const category_id = idOf(productIds, release.product)
    const item_id = await saveItem(db, { ...release, kind: 'release', category_id, official: true })
    const isSigned = await saveRelease(db, item_id, release)
    const files = release.files.map(({ platform, ...file }) => ({ ...file, platform_id: idOf(platformIds, platform) }))
    if (isSigned) await describeReleaseFiles(db, item_id, files)
    else if (installers !== 'usual' || release.slug !== largestRelease) {
      const made = files.map((file) => ({
        ...file,
        content: bytesOf(file.file_name, sizeOf(release, file, installers)),
      }))
      await sealRelease(db, sealing, { item_id, kept_by, files: made })
    }
  }
}

/** Whether its files are signed already. */
async function saveRelease(
  db: Db,
  item_id: number,
  { version, note, notes, product_versions, ends_in_days }: DemoRelease,
): Promise<boolean> {
  const values = {
    version,
    note: JSON.stringify(note),
    notes: JSON.stringify(notes),
    product_versions,
    ends_on: sql<string | null>`current_date + ${ends_in_days ?? null}::int`,
  }
  const { sums } = await db
    .insertInto('release')
    .values({ item_id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .returning('sums')
    .executeTakeFirstOrThrow()
  return sums !== null
}

const megabyte = 1024 * 1024

/** The least and the most an installer of each product takes, in megabytes. */
const usualSizes: Record<string, [least: number, most: number]> = { server: [4, 12], desktop: [3, 7], mobile: [2, 4] }

/** The same for the same name, so that what was signed once stays true. */
function sizeOf({ product }: DemoRelease, { file_name }: Pick<DemoInstaller, 'file_name'>, installers: InstallerSizes) {
  const turn = createHash('sha256').update(file_name).digest().readUInt16BE(0)
  if (installers === 'small') return 12 * 1024 + turn
  if (file_name === largestFile) return 200 * megabyte
  const [least, most] = usualSizes[product] ?? [2, 20]
  return Math.round((least + ((most - least) * turn) / 0xffff) * megabyte)
}

/** Noise, as programs look once they are packed. */
function bytesOf(file_name: string, size: number): Buffer {
  const seed = createHash('sha256').update(file_name).digest()
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
