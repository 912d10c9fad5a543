import { sql } from 'kysely'
import { deadQueue } from '../../src/platform/job/boss.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

/** One that failed every time, as pg-boss leaves it. */
export async function givenDeadJob({ db }: Pick<Portal, 'db'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values (${deadQueue}, '{"message_id": 1, "code": "hush"}', 'message.send', gen_random_uuid(), now(), 12,
      '{"message": "nobody at home"}')
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export const jobSamples = {
  'POST /api/management/dead-jobs/retry': async (portal) => ({
    payload: { job_ids: [await givenDeadJob(portal)], reason: '已修复' },
  }),
  'POST /api/management/dead-jobs/removal': async (portal) => ({
    payload: { job_ids: [await givenDeadJob(portal)], reason: '已过期' },
  }),
} satisfies CallSamples
