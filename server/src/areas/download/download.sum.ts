import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Platform } from '../../platform.ts'

const waitingSchema = z.object({ object_key: z.string(), sha256: z.instanceof(Buffer).nullable(), state: z.string() })

/** While its content is still looked at it throws, and is tried again; a file that was refused never gets a sum. */
export async function sumFile(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  file_id: number,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await typedSql(waitingSchema)`
    select object_key, sha256, blob.state from release_file join file using (file_id) join blob using (blob_id)
    where file_id = ${file_id} and sm3 is null limit 1`.execute(db)
  const [file] = rows
  if (!file || file.state === 'quarantined' || file.state === 'failed') return
  if (file.state !== 'ready' || file.sha256 === null) throw new Error(`file ${file_id} is still being processed`)

  const stored = await storage.get(file.object_key)
  if (!stored) throw new Error(`file ${file_id} not found in object store`)
  const [sha256, sm3] = [createHash('sha256'), createHash('sm3')]
  for await (const chunk of stored.body) {
    signal.throwIfAborted()
    sha256.update(chunk)
    sm3.update(chunk)
  }
  if (!sha256.digest().equals(file.sha256)) throw new Error(`file ${file_id} has a checksum mismatch`)
  await sql`
    update release_file set sm3 = ${sm3.digest()} where file_id = ${file_id} and sm3 is null`.execute(db)
}
