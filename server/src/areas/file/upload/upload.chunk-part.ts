import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { OpenUpload, UploadContext } from './upload.begin.ts'
import { type ChunkInput, checkChunk } from './upload.chunk-check.ts'

/** Whether it is there and others are still missing. */
export async function sendPart(needs: UploadContext, upload: OpenUpload, chunk: ChunkInput): Promise<boolean> {
  const { index, size } = chunk
  const { db, storage } = needs
  const { upload_id, object_key, total } = upload
  const multipart_id = upload.multipart_id ?? (await beginParts(needs, upload))
  const { body, digest } = checkChunk(chunk)

  const etag = await storage.uploadPart({ key: object_key, multipart_id, number: index + 1 }, body, size)
  if (etag !== null) {
    await record(db, upload_id, multipart_id, { index, size, etag, sha256: digest() })
    return (await countChunks(db, upload_id)) < total
  }
  // The store no longer takes parts: all were put together meanwhile, or it gave them up and the upload begins again.
  await resetIfGone(needs, upload, multipart_id)
  return false
}

async function countChunks(db: Db, upload_id: number) {
  const { count } = await db
    .selectFrom('upload_chunk')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('upload_id', '=', upload_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Of several that begin at once, one number stays; the others are given back. */
async function beginParts({ db, storage }: UploadContext, { upload_id, object_key }: OpenUpload): Promise<string> {
  const mine = await storage.createMultipart(object_key, 'application/octet-stream')
  const { multipart_id } = await db
    .updateTable('upload')
    .set({ multipart_id: sql`coalesce(multipart_id, ${mine})` })
    .where('upload_id', '=', upload_id)
    .returning('multipart_id')
    .executeTakeFirstOrThrow()
  if (multipart_id !== mine) await storage.abortMultipart(object_key, mine).catch(() => {})
  return multipart_id ?? mine
}

interface ChunkPart {
  index: number
  size: number
  etag: string
  sha256: Buffer
}

/** The last one sent wins, as in the store. Of an upload that is finished or given up nothing is recorded. */
async function record(db: Db, upload_id: number, multipart_id: string, chunk: ChunkPart) {
  const { index, size, etag, sha256 } = chunk
  await sql`
    with open as (
      update upload set expires_at = now() + interval '7 days'
      where upload_id = ${upload_id} and state = 'open' and multipart_id = ${multipart_id} returning upload_id
    )
    insert into upload_chunk (upload_id, index, size, etag, sha256)
    select upload_id, ${index}, ${size}, ${etag}, ${sha256} from open
    on conflict (upload_id, index) do update set size = excluded.size, etag = excluded.etag, sha256 = excluded.sha256
  `.execute(db)
}

async function resetIfGone(
  { db, storage }: UploadContext,
  { upload_id, object_key }: OpenUpload,
  multipart_id: string,
) {
  if (await storage.head(object_key)) return
  const reset = await db
    .updateTable('upload')
    .set({ multipart_id: null })
    .where('upload_id', '=', upload_id)
    .where('state', '=', 'open')
    .where('multipart_id', '=', multipart_id)
    .executeTakeFirst()
  if (reset.numUpdatedRows > 0n) await db.deleteFrom('upload_chunk').where('upload_id', '=', upload_id).execute()
}
