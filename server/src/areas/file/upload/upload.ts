import { findMismatch } from '@atrium/contract/file-families'
import { chunkSize } from '@atrium/contract/limits'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { FileKind, FilePurpose } from '../file.blob.ts'
import { fits } from '../file.kinds.ts'
import {
  abandonUpload,
  findOrBegin,
  inAWeek,
  newKey,
  type OpenUpload,
  type UploadContext,
  type UploadRequest,
  uploadColumns,
} from './upload.begin.ts'
import { completeUpload } from './upload.complete.ts'
import { cleanName } from './upload.name.ts'

interface UploadInput {
  file_name: string
  size: number
  kind: FileKind
  purpose: FilePurpose
  public: boolean
  sha256?: string | undefined
}

export async function beginUpload({ db, storage }: UploadContext, user_id: number, input: UploadInput, quota: number) {
  const { size, kind, purpose, sha256 } = input
  const request = {
    user_id,
    size,
    kind,
    purpose,
    public: input.public,
    file_name: cleanName(input.file_name),
    total: Math.ceil(size / chunkSize),
    sha256: sha256 === undefined ? null : Buffer.from(sha256, 'hex'),
  }
  const known = sha256 && (await db.transaction().execute((tx) => useOwnContent(tx, request)))
  const upload = known || (await findOrBegin(db, request, quota))

  // All chunks may be there already, if the process that should have completed the upload died.
  if (upload.state === 'open') await completeUpload({ db, storage }, upload.upload_id)
  return readUpload(db, user_id, upload.upload_id)
}

/** Content one has already, and which is fit for this, gets one more name: nothing is sent. */
async function useOwnContent(tx: Db, { sha256, ...request }: UploadRequest): Promise<OpenUpload | null> {
  if (!sha256) return null
  const blob = await tx
    .selectFrom('blob')
    .select(['blob_id', 'content_type'])
    .where('user_id', '=', request.user_id)
    .where('sha256', '=', sha256)
    .where('size', '=', request.size)
    .where('state', '=', 'ready')
    .forShare()
    .executeTakeFirst()
  if (!blob || !fits(blob.content_type, request.kind)) return null
  if (findMismatch(request.file_name, blob.content_type)) return null

  const { user_id, file_name, kind, purpose } = request
  const { file_id } = await tx
    .insertInto('file')
    .values({ user_id, blob_id: blob.blob_id, file_name, kind, purpose, public: request.public })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('upload')
    .values({
      ...request,
      chunk_size: chunkSize,
      declared_sha256: sha256,
      object_key: newKey(),
      expires_at: inAWeek,
      state: 'done',
      file_id,
    })
    .returning(uploadColumns)
    .executeTakeFirstOrThrow()
}

export async function readUpload(db: Db, user_id: number, upload_id: number) {
  const upload = await ownUpload(db, user_id, upload_id)
  const { size, total } = upload
  const received = upload.state === 'done' ? [...Array(total).keys()] : await receivedChunks(db, upload_id)
  return { ...upload, chunk_size: chunkSize, size: size ?? total * chunkSize, received }
}

/** What was sent goes at once, or with the next sweep if the store does not answer: it takes up no room either way. */
export async function cancelUpload({ db, storage }: UploadContext, user_id: number, upload_id: number) {
  const { object_key, multipart_id } = await ownUpload(db, user_id, upload_id)
  if (!(await abandonUpload(db, upload_id))) throw new Failure('conflict', { detail: 'upload is already complete' })
  if (multipart_id) await storage.abortMultipart(object_key, multipart_id).catch(() => {})
  return null
}

async function ownUpload(db: Db, user_id: number, upload_id: number) {
  const upload = await db
    .selectFrom('upload')
    .select(uploadColumns)
    .where('upload_id', '=', upload_id)
    .where('user_id', '=', user_id)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()
  if (!upload) throw new Failure('not_found')
  return upload
}

export async function receivedChunks(db: Db, upload_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('upload_chunk')
    .select('index')
    .where('upload_id', '=', upload_id)
    .orderBy('index')
    .execute()
  return rows.map(({ index }) => index)
}
