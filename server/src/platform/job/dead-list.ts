import * as contract from '@atrium/contract/operation/job-management'
import { sql } from 'kysely'
import { withinDays } from '../list/days.ts'
import { defineList } from '../list/list.ts'
import { deadQueue } from './boss.ts'

/** Payloads hold ids; should one ever hold more, staff do not read it here. */
const secrets = ['token', 'ticket', 'password', 'secret', 'code', 'address', 'email', 'mobile', 'to']

export const deadJobList = defineList(contract.listDeadJobs, {
  columns: () => sql`
    id as job_id, source_name as name, coalesce(data - ${secrets}::text[], '{}')::text as payload,
    source_output ->> 'message' as message, source_retry_count + 1 as attempts, source_created_on as enqueued_at,
    created_on as died_at`,
  from: () => sql`pgboss.job`,
  where: ({ keyword, ...days }) => [
    sql`name = ${deadQueue} and state = 'created'`,
    !!keyword && sql`starts_with(source_name, ${keyword})`,
    ...withinDays(sql`created_on`, days),
  ],
  orders: { died_at: sql`created_on`, name: sql`source_name` },
  first: { died_at: 'desc' },
  tie: sql`id`,
})
