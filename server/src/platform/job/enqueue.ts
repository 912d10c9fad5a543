import { randomUUID } from 'node:crypto'
import { fromKysely, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { quiet } from './boss.ts'
import type { Executor, Job } from './job.ts'

interface Wish {
  /** While a job with this key waits, a second one is not added. One that is running already does not count. */
  singleton_key?: string
  start_after?: Date
}

/**
 * Writes the job through the transaction it is given: a change that is rolled back leaves no job behind,
 * one that is committed always has it. Answers null when one with the same key waits already.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: Executor,
  { name, payload }: Job<Payload>,
  given: z.input<Payload>,
  { singleton_key = randomUUID(), start_after }: Wish = {},
): Promise<string | null> {
  payload.parse(given)
  const db = fromKysely(tx)

  return new PgBoss({ ...quiet, db }).send(name, given as object, {
    db,
    singletonKey: singleton_key,
    ...(start_after && { startAfter: start_after }),
  })
}
