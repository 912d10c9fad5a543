import { sql } from 'kysely'
import { noticeMail } from '../src/areas/notice/notice.jobs.ts'
import { noticeSpread } from '../src/areas/notice/notice.spread-jobs.ts'
import type { Job } from '../src/platform/job/job.ts'
import type { Platform } from '../src/platform.ts'
import { givenRun } from './given/run.ts'

/** Tells everybody who waits to be told, as a worker would. */
export function spreadNews(platform: Platform): Promise<void> {
  return runWaiting(platform, noticeSpread)
}

/** Writes the letters of notices that go out at once; `receivedLetters` then sends them. */
export function mailAtOnce(platform: Platform): Promise<void> {
  return runWaiting(platform, noticeMail)
}

async function runWaiting(platform: Platform, job: Job): Promise<void> {
  const { rows } = await sql<{ data: unknown }>`
    delete from pgboss.job where name = ${job.name} and state = 'created' returning data`.execute(platform.db)
  for (const { data } of rows) await job.handler(platform, job.payload.parse(data), givenRun())
}
