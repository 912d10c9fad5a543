import { randomUUID } from 'node:crypto'
import { chunkSize, fileSizes } from '@atrium/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { FileKind } from './file.blob.ts'
import { lockStorage, refuseFull } from './file.quota.ts'

export interface Wish {
  user_id: number
  file_name: string
  total: number
  /** Null while only its chunks say how large it is. */
  size: number | null
  kind: FileKind
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
  'public',
  'declared_sha256',
  'object_key',
  'multipart_id',
  'state',
  'file_id',
  'expires_at',
] as const

export type Upload = NonNullable<Awaited<ReturnType<typeof findOpenUpload>>>

/** Nothing a person typed stands in a key, and no two contents ever share one. */
export function newKey(): string {
  return `blob/${randomUUID()}`
}

export function findOpenUpload(db: Db, { user_id, file_name, total }: Pick<Wish, 'user_id' | 'file_name' | 'total'>) {
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
 * The upload under way by this name, or a new one. One that holds something else under the same name is given up:
 * a person who chose another file has no use for the first half of the old one.
 */
export async function findOrBegin(tx: Db, wish: Wish, quota: number): Promise<Upload> {
  refuseTooLarge(wish)
  await lockStorage(tx, wish.user_id)
  const open = await findOpenUpload(tx, wish)

  const upload = open && isSame(open, wish) ? await goOn(tx, open, wish) : await beginAnew(tx, open, wish)
  await refuseFull(tx, wish.user_id, quota)
  return upload
}

/** Where only the number of chunks is known, the smallest file of so many. */
export function refuseTooLarge({ size, total, kind }: Pick<Wish, 'size' | 'total' | 'kind'>) {
  const least = size ?? (total - 1) * chunkSize + 1
  if (least > fileSizes[kind]) throw new Failure('too_large', { field: 'size' })
}

function isSame(open: Upload, { size, sha256 }: Wish) {
  const sameSize = open.size === null || size === null || open.size === size
  return sameSize && !differ(open.declared_sha256, sha256)
}

export function differ(one: Buffer | null, other: Buffer | null): boolean {
  return one !== null && other !== null && !one.equals(other)
}

function goOn(tx: Db, { upload_id }: Upload, { size, kind, sha256, ...wish }: Wish) {
  return tx
    .updateTable('upload')
    .set({
      kind,
      public: wish.public,
      size: sql`coalesce(size, ${size}::bigint)`,
      declared_sha256: sql`coalesce(declared_sha256, ${sha256}::bytea)`,
      expires_at: inAWeek,
    })
    .where('upload_id', '=', upload_id)
    .returning(uploadColumns)
    .executeTakeFirstOrThrow()
}

async function beginAnew(tx: Db, open: Upload | undefined, { sha256, ...wish }: Wish) {
  if (open) await tx.updateTable('upload').set({ state: 'cancelled' }).where('upload_id', '=', open.upload_id).execute()
  return tx
    .insertInto('upload')
    .values({ ...wish, chunk_size: chunkSize, declared_sha256: sha256, object_key: newKey(), expires_at: inAWeek })
    .returning(uploadColumns)
    .executeTakeFirstOrThrow()
}

export const inAWeek = sql<string>`now() + interval '7 days'`
