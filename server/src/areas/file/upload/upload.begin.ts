import { randomUUID } from 'node:crypto'
import { chunkSize, fileSizes } from '@atrium/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Platform } from '../../../platform.ts'
import type { FileKind, FilePurpose } from '../file.blob.ts'
import { refuseFull } from '../file.quota.ts'

export type UploadContext = Pick<Platform, 'db' | 'storage'>

export interface UploadRequest {
  user_id: number
  file_name: string
  total: number
  /** Null while only its chunks say how large it is. */
  size: number | null
  kind: FileKind
  purpose: FilePurpose
  public: boolean
  sha256: Buffer | null
}

/** What the steps of an upload know of it. */
export const uploadColumns = [
  'upload_id',
  'user_id',
  'file_name',
  'size',
  'total',
  'kind',
  'purpose',
  'public',
  'declared_sha256',
  'object_key',
  'multipart_id',
  'state',
  'file_id',
  'expires_at',
] as const

export type OpenUpload = NonNullable<Awaited<ReturnType<typeof findOpenUpload>>>

/** Nothing a person typed stands in a key, and no two contents ever share one. */
export function newKey(): string {
  return `blob/${randomUUID()}`
}

export function findOpenUpload(
  db: Db,
  { user_id, file_name, total }: Pick<UploadRequest, 'user_id' | 'file_name' | 'total'>,
) {
  return db
    .selectFrom('upload')
    .select(uploadColumns)
    .where('user_id', '=', user_id)
    .where('file_name', '=', file_name)
    .where('total', '=', total)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/**
 * The upload under way by this name, or a new one; of many who begin it at once, one does. One that holds something
 * else under the same name is given up: a person who chose another file has no use for the first half of the old one.
 */
export async function findOrBegin(db: Db, request: UploadRequest, quota: number): Promise<OpenUpload> {
  refuseTooLarge(request)
  for (;;) {
    const open = await findOpenUpload(db, request)
    const upload =
      open && isSame(open, request) ? await goOn(db, open, request) : await beginAnew(db, open, request, quota)
    if (upload) return upload
  }
}

/** Where only the number of chunks is known, the smallest file of so many. */
export function refuseTooLarge({ size, total, kind }: Pick<UploadRequest, 'size' | 'total' | 'kind'>) {
  const least = size ?? (total - 1) * chunkSize + 1
  if (least > fileSizes[kind]) throw new Failure('too_large', { field: 'size' })
}

function isSame(open: OpenUpload, { size, sha256 }: UploadRequest) {
  const sameSize = open.size === null || size === null || open.size === size
  return sameSize && !differ(open.declared_sha256, sha256)
}

export function differ(one: Buffer | null, other: Buffer | null): boolean {
  return one !== null && other !== null && !one.equals(other)
}

function goOn(db: Db, { upload_id }: OpenUpload, { size, kind, purpose, sha256, ...request }: UploadRequest) {
  return db
    .updateTable('upload')
    .set({
      kind,
      purpose,
      public: request.public,
      size: sql`coalesce(size, ${size}::bigint)`,
      declared_sha256: sql`coalesce(declared_sha256, ${sha256}::bytea)`,
      expires_at: inAWeek,
    })
    .where('upload_id', '=', upload_id)
    .where('state', '=', 'open')
    .returning(uploadColumns)
    .executeTakeFirst()
}

/** Others of the same person wait from the insert to the end of the transaction: nothing slow stands between. */
async function beginAnew(db: Db, open: OpenUpload | undefined, { sha256, ...request }: UploadRequest, quota: number) {
  if (open) await abandonUpload(db, open.upload_id)
  return db.transaction().execute(async (tx) => {
    const begun = await tx
      .insertInto('upload')
      .values({ ...request, chunk_size: chunkSize, declared_sha256: sha256, object_key: newKey(), expires_at: inAWeek })
      .onConflict((row) => row.columns(['user_id', 'file_name', 'total']).where('state', '=', 'open').doNothing())
      .returning(uploadColumns)
      .executeTakeFirst()
    if (begun) await refuseFull(tx, request.user_id, quota)
    return begun
  })
}

export async function abandonUpload(db: Db, upload_id: number): Promise<boolean> {
  const existing = await db
    .updateTable('upload')
    .set({ state: 'cancelled' })
    .where('upload_id', '=', upload_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return existing.numUpdatedRows > 0n
}

export const inAWeek = sql<string>`now() + interval '7 days'`
