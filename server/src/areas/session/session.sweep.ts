import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

const atOnce = 10_000

/** Sessions and links nobody can use any more; a month is kept, so that people see where they were signed in. */
export async function sweepSessions(db: Db): Promise<void> {
  await sweep(db, 'session', '30 days')
  await sweep(db, 'link_token', '1 day')
}

/** In pieces: ten million people leave many sessions behind, and no statement may hold its locks for long. */
async function sweep(db: Db, table: 'session' | 'link_token', after: string) {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where token_hash in (
        select token_hash from ${sql.table(table)} where expires_at < now() - ${after}::interval limit ${atOnce}
      )`.execute(db)
    if (numAffectedRows < BigInt(atOnce)) return
  }
}
