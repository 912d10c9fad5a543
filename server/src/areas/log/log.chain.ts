import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

const doneRow = z.object({ done: z.number() })

/** Adds rows that are older than the chain of the audit log. In batches, because changes by staff wait for each. */
export async function chainBacklog(db: Db, signal: AbortSignal, atOnce = 500): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await typedSql(doneRow)`select chain_audit_backlog(${atOnce}::int) as done`.execute(db)
    if (rows[0]?.done === 0) return
  }
}
