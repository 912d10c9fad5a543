import { approvalDelay } from '@atrium/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { refuseUnlessFree } from './review.claim.ts'
import { type DecisionRecord, decide, lockState, refuseApproved } from './review.decide.ts'
import { refuseOwnSubmission } from './review.four-eyes.ts'
import { reviewApproval } from './review.jobs.ts'
import { refuseReviewer } from './review.policy.ts'
import type { ReviewSubject } from './review.subject.ts'

type Reviewer = Pick<Viewer, 'user_id'>

const approvedRow = z.object({ approval_id: z.number(), takes_effect_at: z.string() })

/** Approvals take effect some seconds later, every other decision at once. How a row is published is up to its area. */
export async function decideOrApprove(
  tx: Db,
  subject: ReviewSubject,
  reviewer: Reviewer,
  id: number,
  decided: DecisionRecord,
  publish: () => Promise<unknown>,
): Promise<void> {
  const { decision } = decided
  if (decision === 'publish') await approve(tx, subject, reviewer, id, decided, publish)
  else await decide(tx, subject, reviewer, id, { ...decided, decision })
}

/**
 * Approves a row for publication some seconds later. `publish` is run and undone, so that what cannot be published is
 * refused while the reviewer is still there.
 */
async function approve(
  tx: Db,
  subject: ReviewSubject,
  { user_id }: Reviewer,
  id: number,
  decided: Omit<DecisionRecord, 'decision'>,
  publish: () => Promise<unknown>,
): Promise<void> {
  refuseReviewer('publish', await lockState(tx, subject, id))
  await refuseUnlessFree(tx, subject, { user_id }, id, decided)
  await refuseOwnSubmission(tx, subject, { user_id }, id)
  await refuseApproved(tx, subject, id)
  await sql`savepoint before_publication`.execute(tx)
  await publish()
  await sql`rollback to savepoint before_publication`.execute(tx)

  await discardApproval(tx, subject, id)
  const { reason, text, refers_to } = decided
  const { rows } = await typedSql(approvedRow)`
    insert into review_approval (${sql.ref(subject.key)}, reason, text, refers_to, decided_by, takes_effect_at)
    values (${id}, ${reason}, ${text}, ${refers_to}, ${user_id}, now() + make_interval(secs => ${approvalDelay}))
    returning approval_id, takes_effect_at`.execute(tx)
  for (const { approval_id, takes_effect_at } of rows) {
    // A date has no microseconds: the next millisecond is not before that moment.
    await enqueue(tx, reviewApproval, { approval_id }, { start_after: new Date(Date.parse(takes_effect_at) + 1) })
  }
}

/** Takes it back before it takes effect. Only whoever approved can; the author never learns of it. */
export async function takeBackApproval(
  tx: Db,
  subject: ReviewSubject,
  { user_id }: Reviewer,
  id: number,
): Promise<null> {
  const state = await lockState(tx, subject, id)
  const { rows } = await typedSql(z.object({ is_own: z.boolean(), is_due: z.boolean() }))`
    select coalesce(decided_by = ${user_id}, false) as is_own, takes_effect_at <= now() as is_due
    from review_approval where ${sql.ref(subject.key)} = ${id} and refused_with is null`.execute(tx)
  const [approval] = rows
  if (!approval && state === 'in_review') throw new Failure('conflict', { detail: 'no approval' })
  if (!approval || approval.is_due) throw new Failure('approval_in_effect')
  if (!approval.is_own) throw new Failure('not_allowed')

  await discardApproval(tx, subject, id)
  return null
}

/** Whatever else happens to a submission, an approval of what it was does not count any more. */
export async function discardApproval(tx: Db, { key }: ReviewSubject, id: number): Promise<void> {
  await sql`delete from review_approval where ${sql.ref(key)} = ${id}`.execute(tx)
}

/** Of a row of the table: the approval that waits, or that was refused when it should have taken effect; else null. */
export function approvalOf({ key }: ReviewSubject, row: string, { user_id }: Reviewer): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_object('takes_effect_at', takes_effect_at, 'mine', coalesce(decided_by = ${user_id}, false),
      'is_refused', refused_with is not null)
    from review_approval as given where ${sql.ref(`given.${key}`)} = ${sql.ref(`${row}.${key}`)})`
}

/** Whether a row of one of the tables is approved and waits only for that to take effect. */
export function isApproved(key: ReviewSubject['key'], id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from review_approval as given where ${sql.ref(`given.${key}`)} = ${id} and refused_with is null)`
}
