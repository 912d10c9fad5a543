import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { differ, newKey, type OpenUpload, type UploadContext } from './upload.begin.ts'
import { type ChunkInput, checkChunk } from './upload.chunk-check.ts'
import { receive } from './upload.complete.ts'

const usedRow = z.object({ used: z.boolean() })

/**
 * A file of one chunk is one object, under a key of its own each time it is sent: what comes late, or twice, can never
 * change an object that a file stands on. Who finds the upload taken by other bytes begins one of their own.
 */
export async function sendWhole(
  needs: UploadContext,
  upload: OpenUpload,
  chunk: ChunkInput,
  begin: () => Promise<OpenUpload>,
): Promise<number> {
  const { db, storage } = needs
  const { size, sha256 } = chunk
  const whole = upload.declared_sha256
  if (differ(sha256, whole)) throw new Failure('invalid_input', { field: 'sha256' })
  const { body, digest } = checkChunk({ ...chunk, sha256: sha256 ?? whole })
  const object_key = newKey()
  await storage.put(object_key, body, { size, content_type: 'application/octet-stream' })

  for (let open = upload; ; open = await begin()) {
    const { upload_id } = open
    const taken = await db.transaction().execute((tx) => takeWhole(tx, open, { object_key, size, sha256: digest() }))
    if (taken?.equals(digest())) {
      await removeUnused(needs, upload_id, object_key)
      return upload_id
    }
  }
}

/** The hash of what the upload holds then: of this object, or of another that came before; null if it was given up. */
async function takeWhole(tx: Db, upload: OpenUpload, object: { object_key: string; size: number; sha256: Buffer }) {
  const { upload_id } = upload
  const { size, sha256 } = object
  await receive(tx, upload, object)
  const chunk = { upload_id, index: 0, size, etag: '', sha256 }
  await tx
    .insertInto('upload_chunk')
    .values(chunk)
    .onConflict((row) => row.doNothing())
    .execute()
  const held = await tx
    .selectFrom('upload_chunk')
    .innerJoin('upload', 'upload.upload_id', 'upload_chunk.upload_id')
    .select('sha256')
    .where('upload.upload_id', '=', upload_id)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return held?.sha256 ?? null
}

async function removeUnused({ db, storage }: UploadContext, upload_id: number, object_key: string) {
  const { rows } = await typedSql(usedRow)`
    select object_key = ${object_key} as used from upload where upload_id = ${upload_id}`.execute(db)
  if (rows[0]?.used === false) await storage.remove(object_key).catch(() => {})
}
