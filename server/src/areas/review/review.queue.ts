import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { isApproved } from './review.approve.ts'
import type { ReviewKind } from './review.queue-list.ts'

const hoursRow = z.object({ hours: z.number().nullable() })

const keys = { resource: 'version_id', article: 'revision_id', app: 'app_version_id' } as const
const tables = { resource: 'resource_version', article: 'article_revision', app: 'app_version' } as const
/** Counting stops here, and each kind is one range of its index. */
const countedAtMost = 1_000

export async function countReviews(
  db: Db,
  kinds: ReviewKind[],
  state: 'in_review' | 'changes_asked' = 'in_review',
): Promise<number> {
  const counts = kinds.map(
    (kind) => sql`
      (select count(*) from (
        select from ${sql.table(tables[kind])}
        where state = ${sql.lit(state)} and submitted_at is not null
          and not ${isApproved(keys[kind], sql.ref(`${tables[kind]}.${keys[kind]}`))} limit ${countedAtMost}) as counted)`,
  )
  const { rows } = await typedSql(totalRow)`select (${sql.join(counts, sql` + `)})::int as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** What stands above the queue. */
export async function readQueueFigures(db: Db, kinds: ReviewKind[]) {
  return {
    counts: {
      in_review: await countReviews(db, kinds),
      changes_asked: await countReviews(db, kinds, 'changes_asked'),
    },
    average_hours: await averageHours(db, kinds),
  }
}

const lastDecisions = 200

/** Of the last decisions: the time from submission to decision. */
async function averageHours(db: Db, kinds: ReviewKind[]): Promise<number | null> {
  const about = sql.join(kinds.map((kind) => sql.ref(keys[kind])))
  const { rows } = await typedSql(hoursRow)`
    select extract(epoch from avg(made.created_at - handed_in))::float / 3600 as hours
    from (
      select * from review_decision where decision in ('publish', 'ask_changes') and num_nonnulls(${about}) > 0
      order by created_at desc, decision_id desc limit ${lastDecisions}
    ) as made
      left join resource_version as version on version.version_id = made.version_id
      left join article_revision as revision on revision.revision_id = made.revision_id
      left join app_version as app on app.app_version_id = made.app_version_id
      cross join lateral (select coalesce(version.submitted_at, revision.submitted_at, app.submitted_at) as handed_in) as began
    where handed_in <= made.created_at`.execute(db)
  return rows[0]?.hours ?? null
}
