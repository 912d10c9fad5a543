import { createHash, randomUUID } from 'node:crypto'
import { fileScan } from '@atrium/server/areas/file/pipeline/pipeline.jobs'
import type { Db } from '@atrium/server/platform/db/db'
import { enqueue } from '@atrium/server/platform/job/enqueue'
import type { Storage } from '@atrium/server/platform/storage/storage'
import { sql } from 'kysely'

interface DemoFile {
  /** Whose it is: somebody of the house. */
  user_id: number
  file_name: string
  kind: 'image' | 'video' | 'document'
  bytes: Buffer
}

/**
 * A file as an upload leaves it, in use from the start: the object, its rows and the first step of its way. The worker
 * scans it and makes what is made of it, as of anybody's. The same file given again is the one that is there.
 */
export async function storeFile(db: Db, storage: Pick<Storage, 'put'>, file: DemoFile): Promise<number> {
  const { user_id, file_name, kind, bytes } = file
  const sha256 = createHash('sha256').update(bytes).digest()
  const there = await findFile(db, file, sha256)
  if (there) return there

  const object_key = `blob/${randomUUID()}`
  await storage.put(object_key, bytes, { size: bytes.length, content_type: 'application/octet-stream' })
  const { blob_id } = await db
    .insertInto('blob')
    .values({ user_id, object_key, size: bytes.length, declared_sha256: sha256 })
    .returning('blob_id')
    .executeTakeFirstOrThrow()
  const { file_id } = await db
    .insertInto('file')
    .values({ user_id, blob_id, file_name, kind, public: kind === 'image', claimed_at: sql`now()` })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  await enqueue(db, fileScan, { blob_id })
  return file_id
}

async function findFile(db: Db, { user_id, file_name, kind }: DemoFile, sha256: Buffer): Promise<number | undefined> {
  const found = await db
    .selectFrom('file')
    .innerJoin('blob', 'blob.blob_id', 'file.blob_id')
    .select('file_id')
    .where('file.user_id', '=', user_id)
    .where('file_name', '=', file_name)
    .where('kind', '=', kind)
    .where((row) => row.or([row('sha256', '=', sha256), row('declared_sha256', '=', sha256)]))
    .where('state', 'not in', ['quarantined', 'failed'])
    .executeTakeFirst()
  return found?.file_id
}
