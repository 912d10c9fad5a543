import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** Each has a table for every month: `<log>_2026_11`. */
export const logs = ['audit', 'file_fetch', 'message', 'sign_in'] as const

/** Creates partitions for a year ahead, so that they exist even if no worker runs. */
export async function makeMonths(db: Db): Promise<void> {
  for (const log of logs) await sql`select make_months(${log}::regclass, 12)`.execute(db)
}
