import { openPool } from './platform/db/pool.ts'
import { installJobs } from './platform/job/install.ts'
import type { Job } from './platform/job/job.ts'
import { startWork, type Work } from './platform/job/work.ts'
import type { Platform } from './platform.ts'

/** Every job of the product on one page. */
export const jobs: Job[] = []

/** In every role, after the migrations: whoever enqueues first finds the queue there. */
export function prepareJobs({ pool }: Platform): Promise<void> {
  return installJobs(pool, jobs)
}

export async function startWorker(platform: Platform): Promise<Work> {
  // Of its own, so that handlers which use up the platform's connections cannot silence the heartbeats.
  const pool = openPool({ ...platform.config, DATABASE_POOL: 5, DATABASE_STATEMENT_TIMEOUT: 60_000 }, platform.log)
  const work = await startWork(platform, pool, jobs)

  return {
    async stop() {
      await work.stop()
      await pool.end()
    },
  }
}
