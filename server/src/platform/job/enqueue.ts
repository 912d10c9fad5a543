import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { quiet } from './boss.ts'
import type { Job, StatementExecutor } from './job.ts'

interface EnqueueOptions {
  /** While a job with this key waits, a second one is not added. One that is running already does not count. */
  singleton_key?: string
  start_after?: Date
  /** Higher goes first in the same queue; 0 by default. */
  priority?: number
}

/**
 * Writes the job through the transaction it is given: a change that is rolled back leaves no job behind,
 * one that is committed always has it. Answers null when one with the same key waits already.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: StatementExecutor,
  { name, payload }: Job<Payload>,
  data: z.input<Payload>,
  { singleton_key, start_after, priority }: EnqueueOptions = {},
): Promise<string | null> {
  payload.parse(data)
  const db = fromKysely(tx)
  const options = {
    db,
    singletonKey: singleton_key ?? randomUUID(),
    ...(start_after && { startAfter: start_after }),
    ...(priority !== undefined && { priority }),
  }

  const job_id = await asker.run(db, () => sender.send(name, data as object, options))
  if (job_id === null && singleton_key === undefined) throw new Error(`queue ${name} is not installed`)
  return job_id
}

/** Through whose connection the sender looks a queue up, once; later it remembers. */
const asker = new AsyncLocalStorage<Db>()

/** Never started: no timers, no connection of its own. Making one for each job would cost as much as the insert. */
const sender = new PgBoss({
  ...quiet,
  db: {
    async executeSql(text, values) {
      const db = asker.getStore()
      if (!db) throw new Error('enqueue needs a connection or a transaction')
      return db.executeSql(text, values)
    },
  },
})
