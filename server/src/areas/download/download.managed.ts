import * as contract from '@atrium/contract/download/management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { replaceFiles } from './download.managed-files.ts'
import { saveReleaseTerms } from './download.terms.ts'

type ReleaseForm = z.output<typeof contract.createRelease.body>
type ManagedRelease = z.output<typeof contract.readManagedRelease.data>

export async function readManagedRelease(db: Db, { language }: Viewer, release_id: number): Promise<ManagedRelease> {
  const { rows } = await typedSql(contract.readManagedRelease.data)`
    select item.item_id as release_id, product_id, product.code as product_code,
      in_language(product.name, ${language}) as product_name, release.version, item.title, item.summary, item.state,
      release.note, release.notes, release.product_versions, release.ends_on::text as ends_on, release.key_id,
      item.published_at, item.updated_at, coalesce((
        select jsonb_agg(jsonb_build_object('file_id', file_id, 'platform_id', platform_id, 'architecture', architecture,
          'file_name', release_file.file_name, 'size', blob.size, 'state', blob.state, 'reason', blob.reason,
          'sha256', encode(blob.sha256, 'hex'), 'sm3', encode(sm3, 'hex')) order by release_file.file_name)
        from release_file join file using (file_id) join blob using (blob_id)
        where release_file.item_id = item.item_id), '[]') as files
    from item join release using (item_id) join product on product_id = item.category_id
    where item.item_id = ${release_id} and item.kind = 'release'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createRelease(tx: Db, viewer: Viewer, form: ReleaseForm): Promise<{ release_id: number }> {
  await refuseTaken(tx, form, null)
  const { item_id } = await tx
    .insertInto('item')
    .values({ kind: 'release', state: 'draft', category_id: form.product_id, official: true, ...textsOf(form) })
    .returning('item_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('release')
    .values({ item_id, version: form.version, ...releaseValues(form) })
    .execute()
  await replaceFiles(tx, viewer, item_id, form.files)
  return { release_id: item_id }
}

/** What was signed stays as it is; what is said about it may become better at any time. */
export async function saveRelease(
  tx: Db,
  viewer: Viewer,
  release_id: number,
  { seen_at, ...form }: z.output<typeof contract.saveRelease.body>,
): Promise<null> {
  const { state } = await lockRelease(tx, release_id, seen_at)
  const isDraft = state === 'draft'
  await tx
    .updateTable('item')
    .set({ ...textsOf(form), ...(isDraft && { category_id: form.product_id }), updated_at: sql<string>`now()` })
    .where('item_id', '=', release_id)
    .execute()
  if (isDraft) await refuseTaken(tx, form, release_id)
  await tx
    .updateTable('release')
    .set({ ...releaseValues(form), ...(isDraft && { version: form.version }) })
    .where('item_id', '=', release_id)
    .execute()
  if (isDraft) await replaceFiles(tx, viewer, release_id, form.files)
  await saveReleaseTerms(tx, release_id)
  return null
}

/** Locked until the end of the transaction; a stale save is rejected. */
export async function lockRelease(tx: Db, release_id: number, seen_at?: string) {
  const held = await tx
    .selectFrom('item')
    .select(['state', 'updated_at', 'category_id'])
    .where('item_id', '=', release_id)
    .where('kind', '=', 'release')
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  if (seen_at !== undefined && held.updated_at !== seen_at) throw new Failure('conflict')
  return held
}

function textsOf({ title, summary }: ReleaseForm) {
  return { title: JSON.stringify(title), summary: JSON.stringify(summary) }
}

function releaseValues({ note, notes, product_versions, ends_on }: ReleaseForm) {
  return { note: JSON.stringify(note), notes: JSON.stringify(notes), product_versions, ends_on }
}

/** A version of a product is one release: its address and its sums are named by it. */
async function refuseTaken(tx: Db, { product_id, version }: ReleaseForm, release_id: number | null) {
  const { rows: products } = await sql`select from product where product_id = ${product_id} for share`.execute(tx)
  if (products.length === 0) throw new Failure('invalid_input', { field: 'product_id' })
  const { rows } = await sql`
    select from item join release using (item_id)
    where kind = 'release' and category_id = ${product_id} and version = ${version}
      and item_id is distinct from ${release_id}::bigint`.execute(tx)
  if (rows.length > 0) throw new Failure('invalid_input', { field: 'version', detail: 'release already exists' })
}

export async function listReleaseChoices(db: Db, { language }: Viewer) {
  const { rows } = await typedSql(contract.listReleaseChoices.data)`select
    (select coalesce(jsonb_agg(jsonb_build_object('product_id', product_id, 'product_name', in_language(name, ${language}))
      order by position, product_id), '[]') from product) as products,
    (select coalesce(jsonb_agg(jsonb_build_object('platform_id', platform_id, 'platform_name', in_language(name, ${language}))
      order by position, platform_id), '[]') from platform) as platforms`.execute(db)
  return rows[0] ?? { products: [], platforms: [] }
}
