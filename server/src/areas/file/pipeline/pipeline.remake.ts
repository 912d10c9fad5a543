import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { filePreview } from './pipeline.jobs.ts'

/** Has everything made anew that was made of a content: after a better converter, or when objects were lost. */
export function remake(tx: Db, blob_id: number) {
  return enqueue(tx, filePreview, { blob_id, again: true }, { singleton_key: `again-${blob_id}` })
}

/** For a content the converter gave up on: as if it had never been tried. False for one that failed before it came there. */
export async function convertOnceMore(tx: Db, blob_id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update blob set state = 'recognised', reason = null where blob_id = ${blob_id} and state = 'failed'
      and exists (select from blob_step where blob_step.blob_id = ${blob_id} and step = 'preview')`.execute(tx)
  if (numAffectedRows > 0n) await enqueue(tx, filePreview, { blob_id })
  return numAffectedRows > 0n
}
