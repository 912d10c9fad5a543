import { PgBoss } from 'pg-boss'
import type { PrimaryPool } from '../db/pool.ts'
import { deadQueue, heartbeat, onPool, quiet } from './boss.ts'
import { faultsIn, type Job } from './job.ts'

const day = 86_400

/**
 * Creates the tables of pg-boss, a queue for every job and its schedule. Runs with our own migrations, under the same
 * lock, in every role, so that the queues exist before a job is enqueued.
 */
export async function installJobs(pool: PrimaryPool, jobs: readonly Job[]): Promise<void> {
  const faults = faultsIn(jobs)
  if (faults.length > 0) throw new Error(`jobs: ${faults.join('; ')}`)

  const boss = new PgBoss({ ...quiet, migrate: true, db: onPool(pool) })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue(deadQueue, { retentionSeconds: 365 * day })
    for (const job of jobs) await installQueue(boss, job)
    await installCalendar(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function installQueue(boss: PgBoss, { name, retry, time_limit }: Job) {
  const options = {
    notify: true,
    heartbeatSeconds: heartbeat.seconds,
    expireInSeconds: time_limit,
    retryLimit: retry.limit,
    retryDelay: retry.delay,
    retryDelayMax: retry.delay_max,
    retryBackoff: true,
    deadLetter: deadQueue,
    retentionSeconds: 60 * day,
    deleteAfterSeconds: day,
  }
  // 'short' is the policy by which a singleton key counts for jobs that wait, and only for those.
  await boss.createQueue(name, { policy: 'short', ...options })
  await boss.updateQueue(name, options)
}

async function installCalendar(boss: PgBoss, jobs: readonly Job[]) {
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])))

  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
}
