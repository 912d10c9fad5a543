import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { sendChunk as contract } from '@atrium/contract/file'
import { chunkSize, fileSizes } from '@atrium/contract/limits'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Form } from '../../platform/http/multipart.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { checkChunk } from './file.chunk-check.ts'
import { publicAddress } from './file.open.ts'
import { receivedChunks } from './file.upload.ts'
import { differ, findOpenUpload, findOrBegin, newKey, type Upload, type Wish } from './file.upload-begin.ts'
import { completeUpload, receive } from './file.upload-complete.ts'
import { cleanName } from './file.upload-name.ts'

type Fields = z.output<typeof contract.multipart>

interface Needs {
  db: Db
  storage: Storage
}

interface Chunk {
  index: number
  size: number
  sha256: Buffer | null
  file: Readable
  ended: Promise<void>
}

/** A chunk is there when the store and the database both have it: only then is it acknowledged. */
export async function sendChunk(needs: Needs, user_id: number, form: Form<Fields>, quota: number) {
  const { fields } = form
  if (fields.index >= fields.total) throw new Failure('invalid_input', { field: 'index' })
  const wish = wishOf(user_id, fields)

  const open = await findOpenUpload(needs.db, wish)
  const held = open ? null : await holdIfSentBefore(needs.db, wish, form)
  if (held?.finished) return answer(needs.db, held.finished)
  const file = held ? Readable.from([held.bytes]) : form.file

  const upload = await openUpload(needs.db, open, wish, quota)
  const chunk = await measure(upload, { ...form, file })
  if (fields.total === 1) {
    const begin = () => findOrBegin(needs.db, wish, quota)
    return answer(needs.db, await sendWhole(needs, upload, chunk, begin))
  }
  if (!(await sendPart(needs, upload, chunk))) await completeUpload(needs, upload.upload_id)
  return answer(needs.db, upload.upload_id)
}

function wishOf(user_id: number, fields: Fields): Wish {
  const { total, kind, size, sha256 } = fields
  return {
    ...{ user_id, total, kind, public: fields.public, file_name: cleanName(fields.file_name) },
    size: total === 1 ? (size ?? null) : null,
    sha256: sha256 === undefined ? null : Buffer.from(sha256, 'hex'),
  }
}

/** The first chunk begins an upload; of several first ones at once, one does. */
async function openUpload(db: Db, open: Upload | undefined, wish: Wish, quota: number): Promise<Upload> {
  if (!open) return findOrBegin(db, wish, quota)

  if (differ(open.declared_sha256, wish.sha256)) {
    throw new Failure('invalid_input', { field: 'sha256', detail: 'another file than the one that was begun' })
  }
  if (wish.sha256 && !open.declared_sha256) {
    const declared = { declared_sha256: wish.sha256 }
    await db.updateTable('upload').set(declared).where('upload_id', '=', open.upload_id).execute()
    return { ...open, ...declared }
  }
  return open
}

/**
 * The same chunk of a file that is finished answers what it is: its sender did not hear the first answer. Other bytes
 * under the same name are a new file. To tell, the chunk is held; that is rare.
 */
async function holdIfSentBefore(db: Db, wish: Wish, { fields, file }: Form<Fields>) {
  const before = await db
    .selectFrom('upload')
    .innerJoin('upload_chunk', 'upload_chunk.upload_id', 'upload.upload_id')
    .select(['upload.upload_id', 'sha256'])
    .where('user_id', '=', wish.user_id)
    .where('file_name', '=', wish.file_name)
    .where('total', '=', wish.total)
    .where('state', '=', 'done')
    .where('file_id', 'is not', null)
    .where('index', '=', fields.index)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('upload.upload_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before) return null

  const bytes = await buffer(file)
  const isSame = before.sha256?.equals(createHash('sha256').update(bytes).digest())
  return { bytes, finished: isSame ? before.upload_id : null }
}

/** How large the chunk must be, by where it stands. Only a last one of unknown size has to be held to know. */
async function measure(upload: Upload, { fields, file, ended }: Form<Fields>): Promise<Chunk> {
  const { index, total } = fields
  const sha256 = fields.chunk_sha256 === undefined ? null : Buffer.from(fields.chunk_sha256, 'hex')
  const before = (total - 1) * chunkSize
  const expected = index < total - 1 ? chunkSize : upload.size === null ? null : upload.size - before
  const said = fields.size ?? expected

  const held = said === null ? await buffer(file) : null
  const size = held?.length ?? said ?? 0
  const fits = expected === null ? size > 0 && size <= chunkSize : size === expected
  if (!fits) throw new Failure('invalid_input', { field: 'size', detail: `expected ${expected ?? 'up to a chunk'}` })
  if (index === total - 1 && before + size > fileSizes[upload.kind as keyof typeof fileSizes]) {
    throw new Failure('too_large', { field: 'size' })
  }
  return { index, size, sha256, ended, file: held ? Readable.from([held]) : file }
}

/**
 * A file of one chunk is one object, under a key of its own each time it is sent: what comes late, or twice, can never
 * change an object that a file stands on. Who finds the upload taken by other bytes begins one of their own.
 */
async function sendWhole(needs: Needs, upload: Upload, chunk: Chunk, begin: () => Promise<Upload>): Promise<number> {
  const { db, storage } = needs
  const { size, sha256, file, ended } = chunk
  const whole = upload.declared_sha256
  if (differ(sha256, whole)) throw new Failure('invalid_input', { field: 'sha256' })
  const { body, digest } = checkChunk(file, { size, sha256: sha256 ?? whole, ended })
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
async function takeWhole(tx: Db, upload: Upload, object: { object_key: string; size: number; sha256: Buffer }) {
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

async function removeUnused({ db, storage }: Needs, upload_id: number, object_key: string) {
  const { rows } = await sql<{ used: boolean }>`
    select object_key = ${object_key} as used from upload where upload_id = ${upload_id}`.execute(db)
  if (rows[0]?.used === false) await storage.remove(object_key).catch(() => {})
}

/** Whether it is there and others are still missing. */
async function sendPart(needs: Needs, upload: Upload, { index, size, sha256, file, ended }: Chunk): Promise<boolean> {
  const { db, storage } = needs
  const { upload_id, object_key, total } = upload
  const multipart_id = upload.multipart_id ?? (await beginParts(needs, upload))
  const { body, digest } = checkChunk(file, { size, sha256, ended })

  const etag = await storage.uploadPart({ key: object_key, multipart_id, number: index + 1 }, body, size)
  if (etag !== null) {
    await record(db, { upload_id, index, size, etag, sha256: digest() }, multipart_id)
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
async function beginParts({ db, storage }: Needs, { upload_id, object_key }: Upload): Promise<string> {
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

/** The last one sent wins, as in the store. Of an upload that is finished or given up nothing is recorded. */
async function record(
  db: Db,
  {
    upload_id,
    index,
    size,
    etag,
    sha256,
  }: { upload_id: number; index: number; size: number; etag: string; sha256: Buffer },
  multipart_id: string,
) {
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

async function resetIfGone({ db, storage }: Needs, { upload_id, object_key }: Upload, multipart_id: string) {
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

async function answer(db: Db, upload_id: number) {
  const upload = await db
    .selectFrom('upload')
    .select(['state', 'total', 'file_id', 'public', 'file_name'])
    .where('upload_id', '=', upload_id)
    .executeTakeFirst()
  if (!upload || upload.state === 'cancelled') throw new Failure('not_found', { detail: 'the upload was given up' })

  const { file_id, file_name, state, total } = upload
  const received = state === 'done' ? [...Array(total).keys()] : await receivedChunks(db, upload_id)
  return {
    received,
    file_id,
    file_url: file_id !== null && upload.public ? publicAddress({ file_id, file_name }) : null,
  }
}
