import type { Answer } from '@atrium/contract/calls'
import type { ThreadReference } from '@atrium/contract/review/review'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { showApproval } from './approvals.ts'

export type Queue = Answer<'GET /api/management/reviews'>
export type Queued = Queue['list'][number]
export type QueueState = 'in_review' | 'changes_asked' | 'published'
export type ReviewKey = Pick<Queued, 'kind' | 'submission_id'>

export type ReviewedResource = Answer<'GET /api/management/reviews/{submission_id}'>
export type ReviewedApp = Answer<'GET /api/management/app-reviews/{submission_id}'>
export type ReviewedArticle = Answer<'GET /api/management/article-reviews/{submission_id}'>

/** What was handed in, whatever it is. */
export type Reviewed =
  | ({ kind: 'resource' } & ReviewedResource)
  | ({ kind: 'app' } & ReviewedApp)
  | ({ kind: 'article' } & ReviewedArticle)

export interface DecisionValues {
  decision: 'publish' | 'ask_changes'
  reason: string | null
  text: string
  refers_to: ThreadReference[]
  only_passed?: true
}

/** Why something goes back to its author, most frequent first. */
export const reasons = {
  resource: [
    'private_data',
    'unclear_description',
    'duplicate',
    'does_not_work',
    'copied',
    'licence',
    'security',
    'other',
  ],
  app: ['private_data', 'unclear_description', 'duplicate', 'does_not_work', 'copied', 'security', 'other'],
  article: ['private_data', 'unclear', 'duplicate', 'wrong', 'incomplete', 'outdated', 'style', 'other'],
} as const

/** What a person looks at, because no check can: keys 1, 2 and 3. */
export const points = ['purpose', 'same', 'no_private_data'] as const
export type ReviewPoint = (typeof points)[number]

/** The most frequent reasons; T shows the others. */
export const reasonKeys = ['Q', 'W', 'E'] as const

/** In the address: `resource-12`. */
export const nameOf = ({ kind, submission_id }: ReviewKey): string => `${kind}-${submission_id}`

export function keyIn(name: string | null): ReviewKey | undefined {
  const [, kind, id] = /^(resource|app|article)-(\d{1,15})$/.exec(name ?? '') ?? []
  return kind === undefined ? undefined : { kind: kind as ReviewKey['kind'], submission_id: Number(id) }
}

export async function readReviewed(caller: ApiCaller, { kind, submission_id }: ReviewKey): Promise<Reviewed> {
  const params = { submission_id }
  if (kind === 'app') {
    return { ...(await ask(caller, 'GET /api/management/app-reviews/{submission_id}', { params })), kind }
  }
  if (kind === 'article') {
    return { ...(await ask(caller, 'GET /api/management/article-reviews/{submission_id}', { params })), kind }
  }
  return { ...(await ask(caller, 'GET /api/management/reviews/{submission_id}', { params })), kind }
}

/** As one of several: the server refuses what has not passed every check, and what is one's own. */
export function approvePassed(caller: ApiCaller, one: ReviewKey & { title: string }): Promise<unknown> {
  return decide(caller, one, { decision: 'publish', reason: null, text: '', refers_to: [], only_passed: true })
}

/** Upon oneself, or back to the others. */
export function assign(caller: ApiCaller, { kind, submission_id }: ReviewKey, mine: boolean): Promise<unknown> {
  const question = { params: { submission_id } }
  if (kind === 'app') {
    return mine
      ? ask(caller, 'PUT /api/app-reviews/{submission_id}/reviewer', question)
      : ask(caller, 'DELETE /api/app-reviews/{submission_id}/reviewer', question)
  }
  if (kind === 'article') {
    return mine
      ? ask(caller, 'PUT /api/management/article-reviews/{submission_id}/reviewer', question)
      : ask(caller, 'DELETE /api/management/article-reviews/{submission_id}/reviewer', question)
  }
  return mine
    ? ask(caller, 'PUT /api/reviews/{submission_id}/reviewer', question)
    : ask(caller, 'DELETE /api/reviews/{submission_id}/reviewer', question)
}

/** An approval takes effect some seconds later: until then it is offered to take it back. */
export async function decide(
  caller: ApiCaller,
  submission: ReviewKey & { title: string },
  decided: DecisionValues,
): Promise<void> {
  await sendDecision(caller, submission, decided)
  if (decided.decision === 'publish') showApproval(submission)
}

function sendDecision(
  caller: ApiCaller,
  { kind, submission_id }: ReviewKey,
  decided: DecisionValues,
): Promise<unknown> {
  const params = { submission_id }
  // Each noun has reasons of its own, and is only ever offered those.
  const body = decided as never
  if (kind === 'app') return ask(caller, 'POST /api/app-reviews/{submission_id}/decision', { params, body })
  if (kind === 'article') {
    return ask(caller, 'POST /api/management/article-reviews/{submission_id}/decision', { params, body })
  }
  return ask(caller, 'POST /api/reviews/{submission_id}/decision', { params, body })
}

/** To the author, without deciding. */
export function sendMessage(
  caller: ApiCaller,
  { kind, submission_id }: ReviewKey,
  body: Pick<DecisionValues, 'text' | 'refers_to'>,
): Promise<unknown> {
  const params = { submission_id }
  if (kind === 'app') return ask(caller, 'POST /api/app-reviews/{submission_id}/messages', { params, body })
  if (kind === 'article') {
    return ask(caller, 'POST /api/management/article-reviews/{submission_id}/messages', { params, body })
  }
  return ask(caller, 'POST /api/reviews/{submission_id}/messages', { params, body })
}
