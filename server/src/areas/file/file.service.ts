import { filePurpose, fileReason, fileState, type listMyFiles as listContract } from '@atrium/contract/file'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { fileKindSchema } from './file.blob.ts'
import { storageUsed } from './file.quota.ts'
import { publicAddress } from './serve/serve.open.ts'

type FileListQuery = z.output<typeof listContract.query>

/** Counting stops here: lists are not read further. */
const countedAtMost = 10_000

export async function listMyFiles(
  db: Db,
  user_id: number,
  { search, order_by, page, size }: FileListQuery,
  quota: number,
) {
  const state = search?.state ?? null
  const usable = usableFor(search?.usable_for)
  const direction = sql.raw(order_by?.created_at === 'asc' ? 'asc' : 'desc')
  const mine = sql`from file join blob using (blob_id)
    where file.user_id = ${user_id} and (${state}::text is null or blob.state = ${state}) and ${usable}`

  const { rows } = await typedSql(fileRowSchema)`
    select ${columns} ${mine} order by file_id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await typedSql(totalRow)`
    select count(*) as total from (select ${mine} limit ${countedAtMost}) as found`.execute(db)
  return {
    list: rows.map(describe),
    total: counted.rows[0]?.total ?? 0,
    used: await storageUsed(db, user_id),
    quota,
  }
}

/** A draft's file that was replaced is no longer claimed. */
function usableFor(use: NonNullable<FileListQuery['search']>['usable_for']) {
  if (!use) return sql`true`
  const own = sql`(file.kind in ('resource', 'document') and (file.purpose in ('project', 'project_import')
    or file.purpose in ('resource', 'replacement') and file.claimed_at is not null))`
  return use === 'project' ? own : sql`(${own} and blob.content_type = 'application/zip')`
}

export async function readFile(db: Db, user_id: number, file_id: number) {
  const { rows } = await typedSql(fileRowSchema)`
    select ${columns} from file join blob using (blob_id)
    where file_id = ${file_id} and file.user_id = ${user_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return describe(rows[0])
}

/** The last name takes its content along. Objects the store does not give up now are found by the daily check. */
export async function removeFile(db: Db, storage: Storage, user_id: number, file_id: number): Promise<null> {
  const keys = await db.transaction().execute(async (tx) => {
    const file = await ownFile(tx, user_id, file_id)
    if (file.claimed_at !== null) throw new Failure('conflict', { detail: 'file is in use' })

    // Before its names: another name for the same content may just be given, or taken away.
    await tx.selectFrom('blob').select('blob_id').where('blob_id', '=', file.blob_id).forUpdate().execute()
    await tx.deleteFrom('file').where('file_id', '=', file_id).execute()
    return removeNameless(tx, file.blob_id)
  })
  for (const key of keys) await storage.remove(key).catch(() => {})
  return null
}

export async function removeNameless(tx: Db, blob_id: number): Promise<string[]> {
  const named = await tx.selectFrom('file').select('file_id').where('blob_id', '=', blob_id).limit(1).execute()
  if (named.length > 0) return []

  const previews = await tx.deleteFrom('preview').where('blob_id', '=', blob_id).returning('object_key').execute()
  const blobs = await tx.deleteFrom('blob').where('blob_id', '=', blob_id).returning('object_key').execute()
  return [...previews, ...blobs].map(({ object_key }) => object_key)
}

/** An area takes one of the viewer's files into use: from now on it is neither swept nor removable. */
export async function claimFile(tx: Db, viewer: Viewer, file_id: number) {
  const file = viewer.user_id === null ? undefined : await ownFile(tx, viewer.user_id, file_id)
  if (!file) throw new Failure('not_found')
  const { rows } = await typedSql(fileRowSchema)`
    update file set claimed_at = coalesce(claimed_at, now()) from blob
    where blob.blob_id = file.blob_id and file_id = ${file_id} returning ${columns}`.execute(tx)
  const claimed = describe(rows[0] as FileRow)
  if (claimed.reason !== null) throw new Failure('invalid_input', { field: 'file_id', detail: claimed.reason })
  return claimed
}

async function ownFile(tx: Db, user_id: number, file_id: number) {
  const file = await tx
    .selectFrom('file')
    .select(['blob_id', 'claimed_at'])
    .where('file_id', '=', file_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!file) throw new Failure('not_found')
  return file
}

const fileRowSchema = z.object({
  file_id: z.number(),
  file_name: z.string(),
  size: z.number(),
  kind: fileKindSchema,
  purpose: filePurpose,
  public: z.boolean(),
  state: fileState,
  reason: fileReason.nullable(),
  content_type: z.string().nullable(),
  sha256: z.string().nullable(),
  pages: z.number().nullable(),
  created_at: z.string(),
  previews: z.array(
    z.object({
      name: z.string(),
      content_type: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
})
type FileRow = z.output<typeof fileRowSchema>

const columns = sql`file.file_id, file.file_name, blob.size, file.kind, file.purpose, file.public, blob.state, blob.reason,
  blob.content_type, encode(blob.sha256, 'hex') as sha256, blob.pages, file.created_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('name', name, 'content_type', content_type, 'width', width, 'height', height)
      order by name)
    from preview where preview.blob_id = blob.blob_id), '[]') as previews`

function describe(file: FileRow) {
  return { ...file, file_url: file.public ? publicAddress(file) : null }
}
