import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { UploadRequest } from './file.upload-begin.ts'

/**
 * The same chunk of a file that is finished answers what it is: its sender did not hear the first answer. Other bytes
 * under the same name are a new file. To tell, the chunk is held; that is rare.
 */
export async function holdIfSentBefore(db: Db, request: UploadRequest, index: number, file: Readable) {
  const before = await db
    .selectFrom('upload')
    .innerJoin('upload_chunk', 'upload_chunk.upload_id', 'upload.upload_id')
    .select(['upload.upload_id', 'sha256'])
    .where('user_id', '=', request.user_id)
    .where('file_name', '=', request.file_name)
    .where('total', '=', request.total)
    .where('state', '=', 'done')
    .where('file_id', 'is not', null)
    .where('index', '=', index)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('upload.upload_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before) return null

  const bytes = await buffer(file)
  const isSame = before.sha256?.equals(createHash('sha256').update(bytes).digest())
  return { bytes, finished: isSame ? before.upload_id : null }
}
