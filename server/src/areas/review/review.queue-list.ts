import { listManagementAppReviews, listManagementReviews, type reviewKind } from '@atrium/contract/review/management'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage } from '../../platform/list/words.ts'
import { ownerName } from '../item/item.service.ts'
import { isApproved } from './review.approve.ts'

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
      resource_version.user_id as author_id, reviewer_id, submitted_at, published_at, state
    from resource_version`,
  article: sql`
    select 'article', revision_id, item_id, null, language, jsonb_build_object(language, title),
      case when number > 0 then number::text end, author_id, reviewer_id, submitted_at, published_at, state
    from article_revision`,
  app: sql`
    select 'app', app_version_id, item_id, null, null, described -> 'title', coalesce(version, described ->> 'version'),
      user_id, reviewer_id, submitted_at, published_at, state
    from app_version`,
}

const decisionKeys = { resource: 'version_id', article: 'revision_id', app: 'app_version_id' } as const

const columns = ({ language, user_id }: Viewer) => sql`
  queue.kind, queue.submission_id, queue.resource_type, queue.language, queue.submitted_at,
  coalesce(in_language(queue.title, ${language}), in_language(item.title, ${language}), '') as title, item.cover,
  coalesce(item.slug, item.item_id::text, 'draft ' || queue.submission_id) as cover_seed, queue.version,
  ${ownerName(language)} as author_name, nullif(reviewer.user_name, '') as reviewer_name,
  coalesce(queue.reviewer_id = ${user_id}, false) as mine,
  case queue.kind ${sql.join(
    Object.entries(decisionKeys).map(
      ([kind, key]) => sql`when ${sql.lit(kind)} then (
        select count(*)::int from review_decision as made where ${sql.ref(`made.${key}`)} = queue.submission_id)`,
    ),
    sql` `,
  )} end as rounds`

const from = (kinds: ReviewKind[]) => sql`
  (${sql.join(
    kinds.map((kind) => rowsOf[kind]),
    sql` union all `,
  )}) as queue (kind, submission_id, item_id, resource_type, language, title, version, author_id, reviewer_id,
    submitted_at, published_at, state)
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

/** Words of the title, or the name of the author. */
const where = (state: ReviewQueueState = 'in_review', keyword = '') => [
  inState(state),
  sql`queue.submitted_at is not null`,
  keyword !== '' &&
    sql`(${inAnyLanguage(sql`coalesce(queue.title, item.title)`, keyword)}
      or account.user_name ilike ${containsPattern(keyword)})`,
  state === 'published' && sql`queue.published_at > now() - ${lately}`,
]

const order = {
  orders: { submitted_at: sql`queue.submitted_at` },
  first: { submitted_at: 'asc' },
  tie: [sql`queue.kind`, sql`queue.submission_id`],
} as const

/** What waits longest first. */
export const reviewList = defineList(listManagementReviews, {
  columns,
  from: (viewer) => from(kindsFor(viewer)),
  where: ({ keyword, state, kind }) => [...where(state, keyword), kind !== undefined && sql`queue.kind = ${kind}`],
  ...order,
})

export const appReviewList = defineList(listManagementAppReviews, {
  columns,
  from: () => from(['app']),
  where: ({ keyword, state }) => where(state, keyword),
  ...order,
})
