import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Each try at a step counts; what the one before said is over. */
export async function beginTry(db: Db, blob_id: number, step: string): Promise<void> {
  await sql`insert into blob_step (blob_id, step) values (${blob_id}, ${step})
    on conflict (blob_id, step) do update set
      began_at = now(), ended_at = null, outcome = null, error = null, attempts = blob_step.attempts + 1`.execute(db)
}

export async function endTry(tx: Db, blob_id: number, step: string, outcome: string): Promise<void> {
  await sql`update blob_step set outcome = ${outcome}, ended_at = now()
    where blob_id = ${blob_id} and step = ${step}`.execute(tx)
}

const wordsKept = 500

/** For those who watch over the converters. Where this cannot be written, what went wrong is still in the log. */
export async function noteError(db: Db, blob_id: number, step: string, error: unknown): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, wordsKept)
  await sql`update blob_step set error = ${message} where blob_id = ${blob_id} and step = ${step}`
    .execute(db)
    .catch(() => null)
}
