import { waitingHours } from '@atrium/contract/report-choices'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { kindsFor } from '../review/review.queue-list.ts'

const hoursRow = z.object({ hours: z.number() })

const tables = { resource: 'resource_version', article: 'article_revision', app: 'app_version' } as const

/** The queue this person sees. Only what waits is read, by the indexes of what waits: it is as long as the queue. */
export async function readReviewWaiting(db: Db, viewer: Viewer) {
  const queues = kindsFor(viewer).map(
    (kind) => sql`select submitted_at from ${sql.table(tables[kind])} where state = 'in_review'`,
  )
  const { rows } = await typedSql(hoursRow)`
    select extract(epoch from now() - submitted_at)::float8 / 3600 as hours
    from (${sql.join(queues, sql` union all `)}) as queue where submitted_at is not null`.execute(db)

  const limits = [...waitingHours, Number.POSITIVE_INFINITY]
  const waiting = limits.map((limit, place) => ({
    hours: Number.isFinite(limit) ? limit : null,
    amount: rows.filter(({ hours }) => hours <= limit && hours > (limits[place - 1] ?? -1)).length,
  }))
  return { total: rows.length, waiting }
}
