import { waitingHours } from '@atrium/contract/report-choices'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** Only what waits is read, by the index of what waits: it is as long as the queue. */
export async function readReviewWaiting(db: Db) {
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from now() - submitted_at)::float8 / 3600 as hours
    from resource_version where state = 'in_review'`.execute(db)

  const limits = [0, ...waitingHours, Number.POSITIVE_INFINITY]
  const waiting = limits.slice(1).map((limit, place) => ({
    hours: Number.isFinite(limit) ? limit : null,
    amount: rows.filter(({ hours }) => hours <= limit && (place === 0 || hours > (limits[place] ?? 0))).length,
  }))
  return { total: rows.length, waiting }
}
