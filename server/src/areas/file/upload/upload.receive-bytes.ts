import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import type { FileKind, FilePurpose } from '../file.blob.ts'
import { fileScan } from '../pipeline/pipeline.jobs.ts'
import { newKey, type UploadContext } from './upload.begin.ts'

interface ReceivedFile {
  user_id: number
  file_name: string
  kind: FileKind
  purpose: FilePurpose
  public: boolean
}

/**
 * A small file fetched or made by the server is processed like an upload: rows and the first pipeline job in one transaction,
 * together with what `then` writes. An object whose transaction failed is found by the daily sweep.
 */
export async function receiveBytes(
  { db, storage }: UploadContext,
  { user_id, file_name, kind, purpose, public: isPublic }: ReceivedFile,
  bytes: Buffer,
  then: (tx: Db, file_id: number) => Promise<void>,
): Promise<void> {
  const object_key = newKey()
  await storage.put(object_key, bytes, { size: bytes.length, content_type: 'application/octet-stream' })

  await db.transaction().execute(async (tx) => {
    const { blob_id } = await tx
      .insertInto('blob')
      .values({ user_id, object_key, size: bytes.length })
      .returning('blob_id')
      .executeTakeFirstOrThrow()
    const { file_id } = await tx
      .insertInto('file')
      .values({ user_id, blob_id, file_name, kind, purpose, public: isPublic })
      .returning('file_id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, fileScan, { blob_id })
    await then(tx, file_id)
  })
}
