import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import type { FileKind } from '../../src/areas/file/file.blob.ts'
import { fileScan } from '../../src/areas/file/pipeline/pipeline.jobs.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { enqueue } from '../../src/platform/job/enqueue.ts'
import { startWork } from '../../src/platform/job/work.ts'
import type { Platform } from '../../src/platform.ts'
import { fileJobs } from './pipeline-jobs.ts'

interface ReceivedFixture {
  kind?: FileKind
  file_name?: string
  declared_sha256?: Buffer
  /** What the row says, where the object is another. */
  size?: number
}

/** A content as the upload leaves it: the object, its rows and its first job. */
export async function givenReceived(
  platform: Platform,
  user_id: number,
  bytes: Buffer | string,
  fixture: ReceivedFixture = {},
) {
  const { kind = 'resource', file_name = 'file', declared_sha256 = null, size } = fixture
  const content = Buffer.from(bytes as string)
  const object_key = `blob/${randomUUID()}`
  await platform.storage.put(object_key, content, { size: content.length, content_type: 'application/octet-stream' })

  return platform.db.transaction().execute(async (tx) => {
    const { blob_id } = await tx
      .insertInto('blob')
      .values({ user_id, object_key, size: size ?? content.length, declared_sha256 })
      .returning('blob_id')
      .executeTakeFirstOrThrow()
    const { file_id } = await tx
      .insertInto('file')
      .values({ user_id, blob_id, file_name, kind })
      .returning('file_id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, fileScan, { blob_id })
    return { blob_id, file_id, object_key }
  })
}

/** A worker that only knows files, within this process. */
export async function startFileWorker(platform: Platform) {
  const pool = openPool({ ...platform.config, DATABASE_POOL: 5, DATABASE_STATEMENT_TIMEOUT: 20_000 }, platform.log)
  platform.metrics.clear()
  const work = await startWork(platform, pool, fileJobs)
  return async () => {
    await work.stop()
    await pool.end()
  }
}

const final = ['ready', 'quarantined', 'failed']

/** The content a file has once nothing happens to it any more. */
export async function settled({ db }: Platform, file_id: number, timeout = 60_000) {
  return vi.waitFor(
    async () => {
      const blob = await db
        .selectFrom('file')
        .innerJoin('blob', 'blob.blob_id', 'file.blob_id')
        .selectAll('blob')
        .where('file_id', '=', file_id)
        .executeTakeFirstOrThrow()
      expect(final).toContain(blob.state)
      return blob
    },
    { timeout, interval: 100 },
  )
}

export async function previewsOf({ db }: Platform, blob_id: number) {
  return db.selectFrom('preview').selectAll().where('blob_id', '=', blob_id).orderBy('name').execute()
}

export async function bytesOf({ db, storage }: Platform, blob_id: number, name: string): Promise<Buffer> {
  const { object_key } = await db
    .selectFrom('preview')
    .select('object_key')
    .where('blob_id', '=', blob_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const found = await storage.get(object_key)
  if (!found) throw new Error(`${object_key} is not there`)
  return buffer(found.body)
}
