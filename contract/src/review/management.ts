import { z } from 'zod'
import { appDescription } from '../app/submission.ts'
import { itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, managedListQuery, managedPage, nothing, whole } from '../kit.ts'
import { difference } from '../knowledge/article.ts'
import { decideDraft } from '../knowledge/article-draft.ts'
import { languages } from '../languages.ts'
import { keyword } from '../management-kit.ts'
import { change, changedOutcome } from '../resource/comparison.ts'
import { inside } from '../resource/inside.ts'
import { openStage, readPayload } from '../resource/resource.ts'
import { description } from '../resource/submission.ts'
import {
  approval,
  check,
  checkNames,
  reviewState,
  threadEntry,
  threadMessage,
  versionBefore,
  waiting,
} from './review.ts'

export const reviewKind = z.enum(['resource', 'article', 'app'])

/** The ways the queue is looked at: what waits, what went back to its author, what was published lately. */
export const queueState = reviewState.extract(['in_review', 'changes_asked', 'published'])

const count = z.number().int().nonnegative()
const access = { screen: 'review' } as const
const appAccess = { screen: 'app_review' } as const
const one = z.object({ submission_id: id })

const queued = waiting.extend({
  kind: reviewKind,
  /** Of a resource. */
  resource_type: resourceType.nullable(),
  /** Of an article: in which language its text is. */
  language: z.enum(languages).nullable(),
  cover: itemSummary.shape.cover,
  cover_seed: z.string(),
  version: z.string().nullable(),
  author_id: id.nullable(),
  reviewer_photo: z.string().nullable(),
  /** Of what is decided: by whom, and when. */
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  /** Whether it can be published together with others: every check has passed, it is not the viewer's own, no colleague has it. */
  can_be_bulk_approved: z.boolean(),
})

const queue = managedPage(queued).extend({
  counts: z.object({ in_review: count, changes_asked: count }),
  /** Whose submissions wait, those with most first. */
  authors: z.array(z.object({ author_id: id, author_name: z.string(), total: count })),
  /** How long the last ones waited for a decision; null where there was none. */
  average_hours: z.number().nonnegative().nullable(),
})

/** What waits at least so many hours. */
const waitedHours = z.int().min(1).max(10_000).optional()
const queueFilters = { keyword, state: queueState.optional(), author_id: id.optional(), waited_hours: waitedHours }
const queueOrders = ['submitted_at', 'type', 'author_name'] as const

export const listManagementReviews = endpoint({
  method: 'GET',
  path: '/api/management/reviews',
  access,
  summary: 'Everything that goes through review, in one queue; apps for those who review them as well',
  query: managedListQuery(
    z.object({ ...queueFilters, kind: reviewKind.optional(), resource_type: resourceType.optional() }),
    queueOrders,
  ),
  data: queue,
})

export const countManagementReviews = endpoint({
  method: 'GET',
  path: '/api/management/reviews/count',
  access,
  summary: 'How much waits for a decision of mine',
  data: z.object({ total: count }),
})

export const listManagementAppReviews = endpoint({
  method: 'GET',
  path: '/api/management/app-reviews',
  access: appAccess,
  summary: 'Apps that go through review',
  query: managedListQuery(z.object(queueFilters), queueOrders),
  data: queue,
})

/** A submission as its reviewer sees it. */
const reviewed = z.object({
  submission_id: id,
  title: z.string(),
  author_name: z.string().nullable(),
  version: z.string().nullable(),
  state: reviewState,
  submitted_at: instant,
  reviewer_name: z.string().nullable(),
  mine: z.boolean(),
  /** Whether the viewer submitted it, so that another reviewer has to publish it. */
  needs_colleague: z.boolean(),
  approval: approval.nullable(),
  /** What people are given now. */
  previous: versionBefore.extend({ published_at: instant }).nullable(),
  /** Decisions and messages, the first one first. */
  thread: z.array(threadEntry),
})

const report = { checks: z.array(check), confirmed: z.array(z.enum(checkNames)) }

export const readManagementReview = endpoint({
  method: 'GET',
  path: '/api/management/reviews/{submission_id}',
  access,
  summary: 'A resource that was handed in, with its check report and what is different from the version before',
  params: one,
  data: reviewed.extend({
    ...report,
    resource_id: id.nullable(),
    resource_type: resourceType,
    described: description.partial(),
    inside,
    file_id: id,
    file_name: z.string(),
    size: count,
    /** Null for the first version. */
    comparison: z.object({ list: z.array(change), total: count, outcomes: z.array(changedOutcome) }).nullable(),
  }),
})

export const readReviewPayload = endpoint({
  method: 'GET',
  path: '/api/management/reviews/{submission_id}/payload',
  access,
  summary: 'The file the preview of something handed in opens',
  params: one,
  data: readPayload.data,
})

export const readReviewStage = endpoint({
  method: 'GET',
  path: '/api/management/reviews/{submission_id}/stage',
  access,
  summary: 'Addresses of what the preview of something handed in shows, for some minutes',
  params: one,
  data: openStage.data,
})

export const listReviewFiles = endpoint({
  method: 'GET',
  path: '/api/management/reviews/{submission_id}/files',
  access,
  summary: 'What lies in the package that was handed in',
  params: one,
  data: whole(z.object({ path: z.string(), size: count, sha256: z.string() })),
})

export const readManagementAppReview = endpoint({
  method: 'GET',
  path: '/api/management/app-reviews/{submission_id}',
  access: appAccess,
  summary: 'An app that was handed in, with its check report and what the version before asked for',
  params: one,
  data: reviewed.extend({
    ...report,
    app_id: id.nullable(),
    publisher: z.string(),
    app_category_name: z.string(),
    described: appDescription.partial(),
    before: appDescription.pick({ permissions: true, data_sent: true, product_versions: true }).nullable(),
  }),
})

export const readArticleReview = endpoint({
  method: 'GET',
  path: '/api/management/article-reviews/{submission_id}',
  access,
  summary: 'A text that was handed in, as it will be read, and what is different from the one before',
  params: one,
  data: reviewed.extend({
    article_id: id,
    language: z.enum(languages),
    summary: z.string(),
    /** In the author's words: what changed. */
    note: z.string(),
    html: z.string(),
    /** Null for the first text. */
    difference: difference.nullable(),
  }),
})

export const takeArticleReview = endpoint({
  method: 'PUT',
  path: '/api/management/article-reviews/{submission_id}/reviewer',
  access,
  summary: 'Take the review of a text upon oneself: also from somebody else',
  params: one,
  data: nothing,
})

export const leaveArticleReview = endpoint({
  method: 'DELETE',
  path: '/api/management/article-reviews/{submission_id}/reviewer',
  access,
  summary: 'Leave the review of a text to others',
  params: one,
  data: nothing,
})

export const decideArticleReview = endpoint({
  method: 'POST',
  path: '/api/management/article-reviews/{submission_id}/decision',
  access,
  summary: 'Publish a text, or ask for changes and say why',
  params: one,
  body: decideDraft.body,
  data: nothing,
})

export const takeBackArticleApproval = endpoint({
  method: 'DELETE',
  path: '/api/management/article-reviews/{submission_id}/decision',
  access,
  summary: 'Take back an approval of a text, until it takes effect some seconds later',
  params: one,
  data: nothing,
})

export const writeArticleReviewMessage = endpoint({
  method: 'POST',
  path: '/api/management/article-reviews/{submission_id}/messages',
  access,
  summary: 'Write to the author of a text without deciding',
  params: one,
  body: threadMessage,
  data: nothing,
})
