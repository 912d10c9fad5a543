import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { fileScan } from '../pipeline/pipeline.jobs.ts'
import { type OpenUpload, type UploadContext, uploadColumns } from './upload.begin.ts'

const blobIdFileIdRow = z.object({ blob_id: z.number(), file_id: z.number() })

/** Longer than the store is given to put the parts together. */
const turn = '25 seconds'
const waitForAnother = 20_000

/**
 * Makes a file of an upload whose chunks are all there; answers null while they are not. One process at a time: others
 * wait for what it makes. If it dies between the store and the database, the next one finds the object finished and
 * goes on from there.
 */
export async function completeUpload({ db, storage }: UploadContext, upload_id: number): Promise<number | null> {
  for (let waited = 0; ; waited += 200) {
    const upload = await takeTurn(db, upload_id)
    if (upload) return completeInTurn({ db, storage }, upload)

    const found = await find(db, upload_id)
    if (found.state !== 'open' || !found.all_there) return found.file_id
    if (waited >= waitForAnother) throw new Failure('unavailable', { detail: 'upload is being assembled' })
    await sleep(200)
  }
}

async function completeInTurn({ db, storage }: UploadContext, upload: OpenUpload) {
  const { upload_id, object_key, multipart_id } = upload
  try {
    const chunks = await db
      .selectFrom('upload_chunk')
      .select(['index', 'etag', 'size'])
      .where('upload_id', '=', upload_id)
      .orderBy('index')
      .execute()
    const parts = chunks.map(({ index, etag }) => ({ number: index + 1, etag }))
    const object = await storage.completeMultipart(object_key, multipart_id ?? '', parts)
    if (object) return await db.transaction().execute((tx) => receive(tx, upload, { object_key, size: object.size }))

    await forgetMissing({ db, storage }, upload)
    return null
  } finally {
    await db.updateTable('upload').set({ completing_until: null }).where('upload_id', '=', upload_id).execute()
  }
}

/** The rows of a file that was received, and the first step of its way, in one transaction. */
export async function receive(
  tx: Db,
  { upload_id }: OpenUpload,
  { object_key, size }: { object_key: string; size: number },
) {
  const { state, file_id } = await tx
    .selectFrom('upload')
    .select(['state', 'file_id'])
    .where('upload_id', '=', upload_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (state !== 'open') return file_id

  // One statement, because others of the same person wait from here to the end.
  const { rows } = await typedSql(blobIdFileIdRow)`
    with content as (
      insert into blob (user_id, object_key, size, declared_sha256)
      select user_id, ${object_key}, ${size}, declared_sha256 from upload where upload_id = ${upload_id}
      returning blob_id, user_id
    ), name as (
      insert into file (user_id, blob_id, file_name, kind, purpose, public)
      select user_id, blob_id, file_name, kind, purpose, public from content join upload using (user_id)
      where upload_id = ${upload_id} returning file_id, blob_id
    )
    update upload set state = 'done', file_id = name.file_id, size = ${size}, object_key = ${object_key}
    from name where upload_id = ${upload_id} returning name.blob_id, name.file_id`.execute(tx)
  const [received] = rows
  if (!received) throw new Error(`upload ${upload_id} was removed while it was received`)
  await enqueue(tx, fileScan, { blob_id: received.blob_id })
  return received.file_id
}

/**
 * Chunks the store has in another form, because one was sent again and its sender did not live to tell us, or not at
 * all, because the store gave the upload up: they are no longer there, and are asked for again.
 */
async function forgetMissing({ db, storage }: UploadContext, { upload_id, object_key, multipart_id }: OpenUpload) {
  const parts = multipart_id === null ? null : await storage.listParts(object_key, multipart_id)
  if (!parts) await db.updateTable('upload').set({ multipart_id: null }).where('upload_id', '=', upload_id).execute()

  const there = (parts ?? []).map(({ number, etag }) => ({ index: number - 1, etag }))
  await sql`
    delete from upload_chunk where upload_id = ${upload_id} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(there)}) as part (index int, etag text)
      where part.index = upload_chunk.index and part.etag = upload_chunk.etag
    )`.execute(db)
}

async function takeTurn(db: Db, upload_id: number): Promise<OpenUpload | undefined> {
  return db
    .updateTable('upload')
    .set({ completing_until: sql`now() + ${turn}::interval` })
    .where('upload_id', '=', upload_id)
    .where('state', '=', 'open')
    .where(allThere, '=', true)
    .where(sql<boolean>`coalesce(completing_until < now(), true)`, '=', true)
    .returning(uploadColumns)
    .executeTakeFirst()
}

function find(db: Db, upload_id: number) {
  return db
    .selectFrom('upload')
    .select(['state', 'file_id', allThere.as('all_there')])
    .where('upload_id', '=', upload_id)
    .executeTakeFirstOrThrow()
}

const allThere = sql<boolean>`(total > 1
  and total = (select count(*) from upload_chunk where upload_chunk.upload_id = upload.upload_id))`
