import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { refuseFull } from '../../file/file.quota.ts'
import { fileScan } from '../../file/pipeline/pipeline.jobs.ts'
import { newKey } from '../../file/upload/upload.begin.ts'
import { cleanName } from '../../file/upload/upload.name.ts'
import { NotImported } from './import.open.ts'

export interface ImportedObject {
  object_key: string
  size: number
  sha256: string
}

/**
 * Before the transaction that writes the rows: what never gets one, because a process died in between, is found by the
 * daily comparison of rows and objects.
 */
export async function storeContent(
  storage: Pick<Storage, 'put' | 'remove'>,
  content: Readable,
  { sha256, size }: { sha256: string; size: number },
): Promise<ImportedObject> {
  const object_key = newKey()
  const hash = createHash('sha256')
  const watched = content.pipe(
    new Transform({
      transform(piece, _encoding, done) {
        hash.update(piece)
        done(null, piece)
      },
    }),
  )
  content.once('error', (error) => watched.destroy(error))
  await storage.put(object_key, watched, { size, content_type: 'application/octet-stream' })
  if (hash.digest('hex') !== sha256) {
    await storage.remove(object_key)
    throw new NotImported('wrong_sum')
  }
  return { object_key, size, sha256 }
}

interface ImportedFile extends ImportedObject {
  user_id: number
  file_name: string
  quota: number
}

/** A claimed file of the importing person, processed like every upload: it is not served before it was scanned. */
export async function saveContent(
  tx: Db,
  { user_id, file_name, object_key, size, sha256, quota }: ImportedFile,
): Promise<number> {
  const { blob_id } = await tx
    .insertInto('blob')
    .values({ user_id, object_key, size, declared_sha256: Buffer.from(sha256, 'hex') })
    .returning('blob_id')
    .executeTakeFirstOrThrow()
  const { file_id } = await tx
    .insertInto('file')
    .values({
      user_id,
      blob_id,
      file_name: cleanName(file_name),
      kind: 'resource',
      purpose: 'project',
      claimed_at: sql`now()`,
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  await refuseFull(tx, user_id, quota)
  await enqueue(tx, fileScan, { blob_id })
  return file_id
}
