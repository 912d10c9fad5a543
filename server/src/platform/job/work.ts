import { type Job as Fetched, fromKysely, type JobResult, type PgBoss } from 'pg-boss'
import type { Platform } from '../../platform.ts'
import type { PrimaryPool } from '../db/pool.ts'
import { heartbeat, openBoss } from './boss.ts'
import { watchJobs } from './job.metrics.ts'
import type { Job, JobRun } from './job.ts'

export interface RunningWorker {
  /** Takes no more jobs, waits for running ones, and returns unfinished ones to the queue. */
  stop(): Promise<void>
}

export async function startWork(platform: Platform, pool: PrimaryPool, jobs: readonly Job[]): Promise<RunningWorker> {
  const boss = openBoss(pool)
  boss.on('error', (error) => platform.log.warn({ err: error }, 'job queue error'))
  boss.on('warning', ({ message, data }) => platform.log.warn({ data }, message))
  await boss.start()
  await proveInstalled(boss, jobs)

  const measure = watchJobs(platform.metrics, pool)
  for (const job of jobs) {
    for (let hand = 0; hand < job.side_by_side; hand++) await startHandler(platform, boss, job, measure)
  }
  // Before the process is cut off, so that there is time to hand back.
  const timeout = (platform.config.DRAIN_SECONDS - 1) * 1000
  return { stop: () => boss.stop({ graceful: true, timeout, close: false }) }
}

async function proveInstalled(boss: PgBoss, jobs: readonly Job[]) {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name))
  const calendar = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  const missing = jobs.filter(({ name, cron }) => !queues.has(name) || calendar.get(name) !== cron)

  if (missing.length > 0) throw new Error(`jobs: not installed: ${missing.map(({ name }) => name).join(', ')}`)
}

type JobMeasure = ReturnType<typeof watchJobs>

async function startHandler(platform: Platform, boss: PgBoss, job: Job, measure: JobMeasure) {
  const options = {
    batchSize: job.batch,
    perJobResults: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: heartbeat.refresh_seconds,
  } as const

  const hand: string = await boss.work<object, undefined, typeof options>(job.name, options, async (batch) => {
    const results = await Promise.all(batch.map((fetched) => run(platform, boss, job, fetched, measure)))
    // pg-boss would now wait for the next NOTIFY, although more may have come before this one was done.
    boss.notifyWorker(hand)
    return results
  })
}

async function run(platform: Platform, boss: PgBoss, job: Job, fetched: Fetched<object>, measure: JobMeasure) {
  const { id, retryCount: attempt, signal } = fetched
  const log = platform.log.child({ job: job.name, job_id: id, attempt })
  const payload = job.payload.safeParse(fetched.data)
  const ended = measure(job.name)

  // No later try can read it either.
  if (!payload.success) return finish('deadletter', new Error(`payload: ${payload.error.message}`))

  try {
    await job.handler(platform, payload.data, { job_id: id, attempt, signal, done: doneWithin(boss, fetched) })
    return finish('completed')
  } catch (error) {
    return finish('failed', error)
  }

  function finish(status: JobResult['status'], error?: unknown): JobResult {
    const milliseconds = ended(status)
    if (error) log.error({ err: error, milliseconds }, 'job failed')
    else log.info({ milliseconds }, 'job done')
    return error ? { id, status, output: inWords(error) } : { id, status }
  }
}

function doneWithin(boss: PgBoss, fetched: Fetched<object>): JobRun['done'] {
  return async (tx) => {
    const { affected } = (await boss.complete(fetched.name, fetched, null, { db: fromKysely(tx) })) as {
      affected: number
    }
    if (affected !== 1) throw new Error('job is held by another worker')
  }
}

function inWords(error: unknown) {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
