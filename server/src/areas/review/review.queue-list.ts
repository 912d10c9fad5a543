import { listManagementAppReviews, listManagementReviews, type reviewKind } from '@atrium/contract/review/management'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage } from '../../platform/list/words.ts'
import { ownerName } from '../item/item.service.ts'
import { isApproved } from './review.approve.ts'
import { areAllPassed } from './review.passed.ts'

export type ReviewKind = z.output<typeof reviewKind>
type ReviewQueueState = 'in_review' | 'changes_asked' | 'published'
type QueueSql = RawBuilder<unknown>

/** What was published longer ago is looked up where it is kept. */
const lately = sql`interval '14 days'`

/** Apps are for those who may open their own review as well. */
export function kindsFor(viewer: Viewer): ReviewKind[] {
  return refusal({ screen: 'app_review' }, viewer) === null ? ['resource', 'article', 'app'] : ['resource', 'article']
}

/** Of each noun the same columns: they are filtered and ordered as one. */
const rowsOf: Record<ReviewKind, QueueSql> = {
  resource: sql`
    select 'resource' as kind, version_id as submission_id, resource_version.item_id, resource_version.type as resource_type,
      null as language, described -> 'title' as title, coalesce(version, described ->> 'version') as version,
      resource_version.user_id as author_id, reviewer_id, submitted_at, published_at, state, checks
    from resource_version`,
  article: sql`
    select 'article', revision_id, item_id, null, language, jsonb_build_object(language, title),
      case when number > 0 then number::text end, author_id, reviewer_id, submitted_at, published_at, state, null::jsonb
    from article_revision`,
  app: sql`
    select 'app', app_version_id, item_id, null, null, described -> 'title', coalesce(version, described ->> 'version'),
      user_id, reviewer_id, submitted_at, published_at, state, checks
    from app_version`,
}

const decisionKeys = { resource: 'version_id', article: 'revision_id', app: 'app_version_id' } as const

const columns = ({ language, user_id }: Viewer) => sql`
  queue.kind, queue.submission_id, queue.resource_type, queue.language, queue.submitted_at,
  coalesce(in_language(queue.title, ${language}), in_language(item.title, ${language}), '') as title, item.cover,
  coalesce(item.slug, item.item_id::text, 'draft ' || queue.submission_id) as cover_seed, queue.version,
  ${ownerName(language)} as author_name, nullif(reviewer.user_name, '') as reviewer_name,
  coalesce(queue.reviewer_id = ${user_id}, false) as mine,
  ${ofDecisions((those) => sql`select count(*)::int from review_decision as made where ${those}`)} as rounds,
  queue.author_id, reviewer.photo_url as reviewer_photo,
  case when queue.state <> 'in_review' then ${ofDecisions(lastDecision(sql`nullif(person.user_name, '')`))} end as decided_by,
  case when queue.state <> 'in_review' then ${ofDecisions(lastDecision(sql`made.created_at`))} end as decided_at,
  (queue.state = 'in_review' and ${areAllPassed(sql`queue.checks`)}
    and queue.author_id is distinct from ${user_id} and coalesce(queue.reviewer_id = ${user_id}, true)) as can_be_bulk_approved`

/** Of the decisions about a row of the queue. Written out for each kind, so that each is found by its index. */
function ofDecisions(question: (those: QueueSql) => QueueSql): QueueSql {
  const kinds = Object.entries(decisionKeys).map(([kind, key]) => {
    const those = sql`${sql.ref(`made.${key}`)} = queue.submission_id`
    return sql`when ${sql.lit(kind)} then (${question(those)})`
  })
  return sql`case queue.kind ${sql.join(kinds, sql` `)} end`
}

function lastDecision(column: QueueSql) {
  return (those: QueueSql) => sql`
    select ${column} from review_decision as made left join account as person on person.user_id = made.decided_by
    where ${those} order by made.decision_id desc limit 1`
}

const from = (kinds: ReviewKind[]) => sql`
  (${sql.join(
    kinds.map((kind) => rowsOf[kind]),
    sql` union all `,
  )}) as queue (kind, submission_id, item_id, resource_type, language, title, version, author_id, reviewer_id,
    submitted_at, published_at, state, checks)
  left join item using (item_id) left join account on account.user_id = queue.author_id
  left join account as reviewer on reviewer.user_id = queue.reviewer_id`

/** A word of the query itself, so that the index of that state serves it. What is approved does not wait any more. */
const inState = (state: ReviewQueueState) =>
  sql`queue.state = ${sql.lit(state)} and not case queue.kind ${sql.join(
    Object.entries(decisionKeys).map(
      ([kind, key]) => sql`when ${sql.lit(kind)} then ${isApproved(key, sql`queue.submission_id`)}`,
    ),
    sql` `,
  )} end`

interface QueueSearch {
  state?: ReviewQueueState | undefined
  keyword?: string | undefined
  author_id?: number | undefined
  waited_hours?: number | undefined
}

/** Words of the title, or the name of the author; whose it is; how long it has waited at least. */
const where = ({ state = 'in_review', keyword = '', author_id, waited_hours }: QueueSearch) => [
  inState(state),
  sql`queue.submitted_at is not null`,
  keyword !== '' &&
    sql`(${inAnyLanguage(sql`coalesce(queue.title, item.title)`, keyword)}
      or account.user_name ilike ${containsPattern(keyword)})`,
  author_id !== undefined && sql`queue.author_id = ${author_id}`,
  waited_hours !== undefined && sql`queue.submitted_at <= now() - make_interval(hours => ${waited_hours})`,
  state === 'published' && sql`queue.published_at > now() - ${lately}`,
]

const order = {
  orders: {
    submitted_at: sql`queue.submitted_at`,
    type: sql`coalesce(queue.resource_type, queue.kind)`,
    author_name: sql`account.user_name`,
  },
  sparse: ['author_name' as const],
  first: { submitted_at: 'asc' },
  tie: [sql`queue.kind`, sql`queue.submission_id`],
} as const

/** What waits longest first. */
export const reviewList = defineList(listManagementReviews, {
  columns,
  from: (viewer) => from(kindsFor(viewer)),
  where: ({ kind, resource_type, ...search }) => [
    ...where(search),
    kind !== undefined && sql`queue.kind = ${kind}`,
    resource_type !== undefined && sql`queue.resource_type = ${resource_type}`,
  ],
  ...order,
  sparse: [...order.sparse],
})

export const appReviewList = defineList(listManagementAppReviews, {
  columns,
  from: () => from(['app']),
  where,
  ...order,
  sparse: [...order.sparse],
})

const authorsRow = z.object({ author_id: z.number(), author_name: z.string(), total: z.number() })
const authorsAtMost = 50

/** Whose submissions wait, those with most first. */
export async function readQueueAuthors(db: Db, viewer: Viewer, kinds: ReviewKind[]) {
  const { rows } = await typedSql(authorsRow)`
    select queue.author_id, ${ownerName(viewer.language)} as author_name, count(*)::int as total
    from ${from(kinds)} where ${inState('in_review')} and queue.submitted_at is not null and account.user_name <> ''
    group by queue.author_id, 2 order by total desc, author_name limit ${authorsAtMost}`.execute(db)
  return rows
}
