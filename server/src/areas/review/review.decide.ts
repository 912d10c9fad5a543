import type { NoticeKind } from '@atrium/contract/notice/kinds'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { createNotices } from '../notice/notice.create.ts'
import { refuseUnlessFree } from './review.claim.ts'
import { type DecisionName, refuseReviewer, type SubmissionState, submissionStateSchema } from './review.policy.ts'
import type { ReviewSubject } from './review.subject.ts'

const stateRow = z.object({ state: submissionStateSchema })

export const outcomes = {
  publish: 'published',
  ask_changes: 'changes_asked',
  deprecate: 'deprecated',
  withdraw: 'withdrawn',
} as const satisfies Record<DecisionName, SubmissionState>

/**
 * One decision about one row, but for approvals, which take effect later (review.approve.ts): the reviewer is recorded, the
 * author is notified. Of two concurrent decisions the second is refused. What a decision means for readers is up to its area.
 */
export async function decide(
  tx: Db,
  subject: ReviewSubject,
  { user_id }: Pick<Viewer, 'user_id'>,
  id: number,
  decided: DecisionRecord & { decision: Exclude<DecisionName, 'publish'> },
): Promise<void> {
  const { decision, text } = decided
  requireReason(decided)
  refuseReviewer(decision, await lockState(tx, subject, id))
  await refuseUnlessFree(tx, subject, { user_id }, id, decided)
  await refuseApproved(tx, subject, id)

  await setState(tx, subject, id, outcomes[decision], decision === 'ask_changes' ? '' : text)
  await noteDecision(tx, subject, id, { ...decided, decided_by: user_id })
  await notifyAuthor(tx, subject, id, outcomes[decision], text)
}

/** While an approval waits to take effect, nobody decides anything else. */
export async function refuseApproved(tx: Db, { key }: ReviewSubject, id: number): Promise<void> {
  const { rows } = await sql`
    select from review_approval where ${sql.ref(key)} = ${id} and refused_with is null`.execute(tx)
  if (rows.length > 0) throw new Failure('already_done', { detail: 'approved, and about to be published' })
}

/** Held until the end of the transaction. */
export async function lockState(tx: Db, { table, key }: ReviewSubject, id: number): Promise<SubmissionState> {
  const { rows } = await typedSql(stateRow)`
    select state from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0].state
}

/** The text is what everybody reads beside a version: why it was withdrawn, what to take instead. A revision has none. */
export async function setState(
  tx: Db,
  { table, key }: ReviewSubject,
  id: number,
  state: SubmissionState,
  text: string,
): Promise<void> {
  const reason = text === '' ? null : JSON.stringify({ 'zh-CN': text })
  const stateReason = table === 'article_revision' ? sql`` : sql`state_reason = ${reason},`
  await sql`
    update ${sql.table(table)} set ${stateReason} state = ${state}, updated_at = now() where ${sql.ref(key)} = ${id}`.execute(
    tx,
  )
}

/** Notifies the author of the outcome, in the words of the reviewer. */
export async function notifyAuthor(
  tx: Db,
  { table, key, author, notice, about }: ReviewSubject,
  id: number,
  outcome: Extract<SubmissionState, 'published' | 'changes_asked' | 'deprecated' | 'withdrawn'>,
  text: string,
): Promise<void> {
  const author_id = sql.ref(`reviewed.${author}`)
  const kind: NoticeKind = `${notice}_${outcome}`
  const quote = text === '' ? sql`'{}'::jsonb` : sql`jsonb_build_object('quote', ${text}::text)`
  await createNotices(
    tx,
    kind,
    sql`select ${author_id}, ${about} || ${quote}, null::text from ${sql.table(table)} as reviewed
      where ${sql.ref(`reviewed.${key}`)} = ${id} and ${author_id} is not null`,
  )
}

export interface DecisionRecord {
  decision: DecisionName
  reason: string | null
  text: string
  refers_to: string[]
  only_passed?: boolean | undefined
}

/** Only publishing needs no word: everything else says why, to the author and for good. */
export function requireReason({ decision, reason, text }: Omit<DecisionRecord, 'refers_to'>): void {
  if (decision === 'publish') return
  if (reason === null) throw new Failure('invalid_input', { field: 'reason' })
  if (text === '') throw new Failure('invalid_input', { field: 'text' })
}

/** Every decision stays, with who made it and why. */
export async function noteDecision(
  tx: Db,
  { key }: Pick<ReviewSubject, 'key'>,
  id: number,
  { decision, reason, text, refers_to, decided_by }: DecisionRecord & { decided_by: number | null },
): Promise<void> {
  await tx
    .insertInto('review_decision')
    .values({ [key]: id, decision, reason, text, refers_to, decided_by })
    .execute()
}

/** All that was decided about a row of the table, the first one first; `id` is its column. */
export function decisionsOf({ key }: Pick<ReviewSubject, 'key'>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('decision', decision, 'reason', reason, 'text', text,
      'decided_by', nullif(person.user_name, ''), 'created_at', made.created_at) order by decision_id)
    from review_decision as made left join account as person on person.user_id = decided_by
    where ${sql.ref(`made.${key}`)} = ${id}), '[]')`
}
