import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { sendChunk as contract } from '@atrium/contract/file'
import { chunkSize, fileSizes } from '@atrium/contract/limits'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { MultipartForm } from '../../../platform/http/multipart.ts'
import { publicAddress } from '../serve/serve.open.ts'
import {
  differ,
  findOpenUpload,
  findOrBegin,
  type OpenUpload,
  type UploadContext,
  type UploadRequest,
} from './upload.begin.ts'
import type { ChunkInput } from './upload.chunk-check.ts'
import { sendPart } from './upload.chunk-part.ts'
import { sendWhole } from './upload.chunk-whole.ts'
import { completeUpload } from './upload.complete.ts'
import { cleanName } from './upload.name.ts'
import { receivedChunks } from './upload.ts'

type ChunkFields = z.output<typeof contract.multipart>

/** A chunk is there when the store and the database both have it: only then is it acknowledged. */
export async function sendChunk(
  needs: UploadContext,
  user_id: number,
  form: MultipartForm<ChunkFields>,
  quota: number,
) {
  const { fields } = form
  if (fields.index >= fields.total) throw new Failure('invalid_input', { field: 'index' })
  const request = readChunkHeader(user_id, fields)

  const open = await findOpenUpload(needs.db, request)
  const held = open ? null : await holdIfSentBefore(needs.db, request, fields.index, form.file)
  if (held?.finished) return readUploadAnswer(needs.db, held.finished)
  const file = held ? Readable.from([held.bytes]) : form.file

  const upload = await openUpload(needs.db, open, request, quota)
  const chunk = await measure(upload, { ...form, file })
  if (fields.total === 1) {
    const begin = () => findOrBegin(needs.db, request, quota)
    return readUploadAnswer(needs.db, await sendWhole(needs, upload, chunk, begin))
  }
  if (!(await sendPart(needs, upload, chunk))) await completeUpload(needs, upload.upload_id)
  return readUploadAnswer(needs.db, upload.upload_id)
}

function readChunkHeader(user_id: number, fields: ChunkFields): UploadRequest {
  const { total, kind, purpose, size, sha256 } = fields
  return {
    user_id,
    total,
    kind,
    purpose,
    public: fields.public,
    file_name: cleanName(fields.file_name),
    size: total === 1 ? (size ?? null) : null,
    sha256: sha256 === undefined ? null : Buffer.from(sha256, 'hex'),
  }
}

/** The first chunk begins an upload; of several first ones at once, one does. */
async function openUpload(
  db: Db,
  open: OpenUpload | undefined,
  request: UploadRequest,
  quota: number,
): Promise<OpenUpload> {
  if (!open) return findOrBegin(db, request, quota)

  if (differ(open.declared_sha256, request.sha256)) {
    throw new Failure('invalid_input', {
      field: 'sha256',
      detail: 'file differs from the one the upload was started with',
    })
  }
  if (request.sha256 && !open.declared_sha256) {
    const declared = { declared_sha256: request.sha256 }
    await db.updateTable('upload').set(declared).where('upload_id', '=', open.upload_id).execute()
    return { ...open, ...declared }
  }
  return open
}

/** How large the chunk must be, by where it stands. Only a last one of unknown size has to be held to know. */
async function measure(upload: OpenUpload, { fields, file, ended }: MultipartForm<ChunkFields>): Promise<ChunkInput> {
  const { index, total } = fields
  const sha256 = fields.chunk_sha256 === undefined ? null : Buffer.from(fields.chunk_sha256, 'hex')
  const before = (total - 1) * chunkSize
  const expected = index < total - 1 ? chunkSize : upload.size === null ? null : upload.size - before
  const declaredSize = fields.size ?? expected

  const held = declaredSize === null ? await buffer(file) : null
  const size = held?.length ?? declaredSize ?? 0
  const fits = expected === null ? size > 0 && size <= chunkSize : size === expected
  if (!fits) throw new Failure('invalid_input', { field: 'size', detail: `expected ${expected ?? 'up to a chunk'}` })
  if (index === total - 1 && before + size > fileSizes[upload.kind as keyof typeof fileSizes]) {
    throw new Failure('too_large', { field: 'size' })
  }
  return { index, size, sha256, ended, file: held ? Readable.from([held]) : file }
}

async function readUploadAnswer(db: Db, upload_id: number) {
  const upload = await db
    .selectFrom('upload')
    .select(['state', 'total', 'file_id', 'public', 'file_name'])
    .where('upload_id', '=', upload_id)
    .executeTakeFirst()
  if (!upload || upload.state === 'cancelled') throw new Failure('not_found', { detail: 'upload was cancelled' })

  const { file_id, file_name, state, total } = upload
  const received = state === 'done' ? [...Array(total).keys()] : await receivedChunks(db, upload_id)
  return {
    received,
    file_id,
    file_url: file_id !== null && upload.public ? publicAddress({ file_id, file_name }) : null,
  }
}

/**
 * The same chunk of a file that is finished answers what it is: its sender did not hear the first answer. Other bytes
 * under the same name are a new file. To tell, the chunk is held; that is rare.
 */
async function holdIfSentBefore(db: Db, request: UploadRequest, index: number, file: Readable) {
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
