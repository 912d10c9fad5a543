import { sql } from 'kysely'
import type { DB } from './database.ts'
import type { Db } from './db.ts'

type ExpiringTable = { [Table in keyof DB]: 'expires_at' extends keyof DB[Table] ? Table : never }[keyof DB]

/**
 * Deletes what expired so long ago. In pieces: ten million people leave much behind, and no statement may hold its locks
 * for long. The time is asked for twice, because a row that was found may have been renewed before it is deleted.
 */
export async function sweepExpired(db: Db, table: ExpiringTable, ago = '0 seconds', atOnce = 10_000): Promise<void> {
  const expired = sql`expires_at < now() - ${ago}::interval`
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${expired} and ctid = any(array(
        select ctid from ${sql.table(table)} where ${expired} limit ${atOnce}
      ))`.execute(db)
    if (numAffectedRows < BigInt(atOnce)) return
  }
}
