import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../../src/platform/db/db.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'

interface StoredFileFixture {
  user_id: number
  file_name?: string
  content?: Buffer
  content_type?: string | null
  state?: string
  public?: boolean
  previews?: { name: string; content: Buffer; content_type: string; width?: number; height?: number }[]
}

/** A file as the pipeline leaves it: rows and objects. */
export async function givenStoredFile({ db, storage }: { db: Db; storage: Storage }, fixture: StoredFileFixture) {
  const { user_id, file_name = '报告.bin', content = Buffer.from('0123456789'), state = 'ready' } = fixture
  const { content_type = 'application/octet-stream', previews = [] } = fixture
  const object_key = `blob/${randomUUID()}`
  await storage.put(object_key, content, { size: content.length, content_type: 'application/octet-stream' })

  const sha256 = createHash('sha256').update(content).update(object_key).digest()
  const { blob_id } = await db
    .insertInto('blob')
    .values({ user_id, object_key, size: content.length, sha256, content_type, state, about: '{}' })
    .returning('blob_id')
    .executeTakeFirstOrThrow()
  const { file_id } = await db
    .insertInto('file')
    .values({ user_id, blob_id, file_name, kind: 'resource', public: fixture.public ?? false })
    .returning('file_id')
    .executeTakeFirstOrThrow()

  for (const { name, content, content_type, width = null, height = null } of previews) {
    const object_key = `preview/${randomUUID()}`
    const size = content.length
    await storage.put(object_key, content, { size, content_type })
    await db.insertInto('preview').values({ blob_id, name, object_key, content_type, size, width, height }).execute()
  }
  return { file_id, blob_id, object_key }
}
