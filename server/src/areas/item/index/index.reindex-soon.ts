import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { itemReindex } from '../item.jobs.ts'

/**
 * Items whose terms are no longer what they are filed under: a name was changed, or joined with another one. There may be
 * many, so a job does it, and begins at once. `item_ids` is a question for them.
 */
export async function reindexSoon(tx: Db, item_ids: RawBuilder<unknown>): Promise<void> {
  const { numAffectedRows } = await sql`
    update item_term set analyser = 0 where item_id in (${item_ids})`.execute(tx)
  if (numAffectedRows !== undefined && numAffectedRows > 0n) {
    await enqueue(tx, itemReindex, {}, { singleton_key: 'names' })
  }
}
