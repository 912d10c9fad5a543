import type { KyselyTransactionLike } from 'pg-boss'
import type { z } from 'zod'
import type { Platform } from '../../platform.ts'

/** A piece of work that outlives the request: described once, beside the area whose work it is, in `x.jobs.ts`. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  /** The noun and the verb: `item.rank`. Also the name of its queue. */
  name: string
  /** Old payloads wait in the database while a new release starts: change a payload as you change a table. */
  payload: Payload
  retry: RetryPolicy
  /** Five fields, UTC: runs with an empty payload, once for all workers together. */
  cron?: string
  /** Seconds after which a run counts as hanging, and is given to another worker. */
  time_limit: number
  /** How many run side by side in one worker process. */
  side_by_side: number
  /** How many one look at the queue takes along: more than 1 only where a run takes milliseconds. */
  batch: number
  /**
   * May run twice: a worker can die after its work and before saying so. Either the second run changes nothing
   * (`on conflict do nothing`, an update to the same value), or the change ends with `run.done(tx)`.
   */
  handler(platform: Platform, payload: z.output<Payload>, run: JobRun): Promise<void>
}

export interface RetryPolicy {
  /** Tries after the first; then the job lies among the dead ones, where a person decides. */
  limit: number
  /** Seconds before the first new try; each further one waits about twice as long. */
  delay: number
  delay_max: number
}

export interface JobRun {
  job_id: string
  /** 0 for the first. */
  attempt: number
  /** Aborted when this worker stops, or no longer holds the job. */
  signal: AbortSignal
  /** Says within the handler's own transaction that the job is done: both are committed, or neither. */
  done(tx: StatementExecutor): Promise<void>
}

/** A connection or a transaction. */
export type StatementExecutor = KyselyTransactionLike

type JobOptions<Payload extends z.ZodType> = Pick<Job<Payload>, 'name' | 'payload' | 'handler'> &
  Partial<Omit<Job<Payload>, 'retry'>> & { retry?: Partial<RetryPolicy> }

export function job<Payload extends z.ZodType>(options: JobOptions<Payload>): Job<Payload> {
  return {
    time_limit: 900,
    side_by_side: 2,
    batch: 1,
    ...options,
    retry: { limit: 5, delay: 2, delay_max: 600, ...options.retry },
  }
}

/** What is wrong with a list of jobs, in words; empty when it can be started. */
export function faultsIn(jobs: readonly Job[]): string[] {
  const names = jobs.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const needy = jobs.filter(({ cron, payload }) => cron && !payload.safeParse({}).success)

  return [
    ...twice.map((name) => `${name} is declared twice`),
    ...needy.map(({ name }) => `${name} runs by the clock, which gives no payload, but needs one`),
  ]
}
