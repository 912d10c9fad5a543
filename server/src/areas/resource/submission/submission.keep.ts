import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { SealedPackage } from './submission.seal.ts'

const blobIdRow = z.object({ blob_id: z.number() })

/**
 * Before the transaction that publishes: what is never published, because a process died in between, has no row and is
 * found by the daily comparison of rows and objects.
 */
export async function storePackage(storage: Pick<Storage, 'put'>, { zip }: SealedPackage): Promise<string> {
  const object_key = `blob/${randomUUID()}`
  await storage.put(object_key, zip, { size: zip.length, content_type: 'application/zip' })
  return object_key
}

interface StoredUpload {
  /** Whose file it is. */
  user_id: number
  object_key: string
  file_name: string
}

/**
 * The package as a file in use. We made it ourselves of what was scanned, so it is ready at once. Somebody who uploaded
 * exactly these bytes has the content already: it gets one more name.
 */
export async function savePackage(
  tx: Db,
  { zip, sha256 }: SealedPackage,
  { user_id, object_key, file_name }: StoredUpload,
) {
  const { rows } = await typedSql(blobIdRow)`
    insert into blob (user_id, object_key, size, sha256, content_type, state, ready_at)
    values (${user_id}, ${object_key}, ${zip.length}, ${sha256}, 'application/zip', 'ready', now())
    on conflict (user_id, sha256) where state = 'ready' do update set ready_at = blob.ready_at
    returning blob_id`.execute(tx)
  const { file_id } = await tx
    .insertInto('file')
    .values({ user_id, blob_id: rows[0]?.blob_id ?? 0, file_name, kind: 'resource', claimed_at: sql`now()` })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return file_id
}
