import { sql } from 'kysely'
import { Failure } from '../http/failure.ts'
import type { Db } from './db.ts'

/** Locks a row until the end of the transaction. A stale save is rejected. */
export async function lockUnchanged(tx: Db, table: string, id: number, seen_at: string): Promise<void> {
  const { rows } = await sql<{ updated_at: string }>`
    select updated_at from ${sql.table(table)} where ${sql.ref(`${table}_id`)} = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  if (rows[0].updated_at !== seen_at)
    throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })
}
