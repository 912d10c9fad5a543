import { randomUUID } from 'node:crypto'
import { readConfig } from '@atrium/server/config'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { withDb } from '../portal.ts'

interface JourneyDocument {
  file_name?: string
  public?: boolean
  /** Mail address of somebody of the demo content. */
  owner?: string
}

/** A document as the pipeline leaves it: stored, checked, ready, with a PDF to look at. */
export async function givenDocument(pdf: Uint8Array, options: JourneyDocument = {}) {
  const { file_name = '差旅管理办法.pdf', public: isPublic = true, owner = 'yunqi@example.com' } = options
  const object_key = `journey/${randomUUID()}`
  const size = pdf.length
  const content_type = 'application/pdf'
  const storage = openStorage(readConfig(process.env))
  await storage.ensureBucket()
  await storage.put(object_key, pdf, { size, content_type })
  storage.close()

  return withDb(async (db) => {
    const { user_id } = await db
      .selectFrom('account')
      .select('user_id')
      .where('email', '=', owner)
      .executeTakeFirstOrThrow()
    const { blob_id } = await db
      .insertInto('blob')
      .values({ user_id, object_key, size, content_type, state: 'ready' })
      .returning('blob_id')
      .executeTakeFirstOrThrow()
    const preview = { blob_id, name: 'pdf', object_key, content_type, size }
    await db.insertInto('preview').values(preview).execute()
    const { file_id } = await db
      .insertInto('file')
      .values({ user_id, blob_id, file_name, kind: 'document', public: isPublic })
      .returning('file_id')
      .executeTakeFirstOrThrow()
    return file_id
  })
}
