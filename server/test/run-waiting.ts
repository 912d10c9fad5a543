import { sql } from 'kysely'
import type { Job } from '../src/platform/job/job.ts'
import type { Platform } from '../src/platform.ts'
import { givenRun } from './given/run.ts'

/** Runs what waits in the queue of a job, as a worker would. */
export async function runWaiting(platform: Platform, job: Job): Promise<void> {
  const { rows } = await sql<{ data: unknown }>`
    delete from pgboss.job where name = ${job.name} and state = 'created' returning data`.execute(platform.db)
  for (const { data } of rows) await job.handler(platform, job.payload.parse(data), givenRun())
}
