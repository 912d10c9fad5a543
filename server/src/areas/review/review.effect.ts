import { sql } from 'kysely'
import { z } from 'zod'
import { announcePublicChange } from '../../platform/cache/public-change.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Approved } from '../../platform/wiring.ts'
import type { Platform } from '../../platform.ts'
import { lockState, noteDecision, notifyAuthor } from './review.decide.ts'
import { refuseReviewer } from './review.policy.ts'
import type { ReviewSubject } from './review.subject.ts'

const decisionRow = z.object({
  reason: z.string().nullable(),
  text: z.string(),
  refers_to: z.array(z.string()),
  decided_by: z.number().nullable(),
})

/**
 * Makes an approval the decision: published, noted and told to the author in one transaction, in which its row goes. So a
 * job that dies and runs again does nothing twice. False where it was taken back meanwhile or has taken effect already.
 */
export async function putApprovalIntoEffect(
  platform: Pick<Platform, 'db' | 'cache' | 'config' | 'log'>,
  subject: ReviewSubject,
  approved: Approved,
  publish: (tx: Db) => Promise<unknown>,
): Promise<boolean> {
  const isDone = await platform.db.transaction().execute((tx) => takeEffect(tx, subject, approved, publish))
  if (isDone) await announcePublicChange(platform)
  return isDone
}

async function takeEffect(
  tx: Db,
  subject: ReviewSubject,
  { approval_id, id }: Approved,
  publish: (tx: Db) => Promise<unknown>,
): Promise<boolean> {
  const state = await lockState(tx, subject, id)
  const { rows } = await typedSql(decisionRow)`
    delete from review_approval
    where approval_id = ${approval_id} and refused_with is null and takes_effect_at <= now()
    returning reason, text, refers_to, decided_by`.execute(tx)
  const [decided] = rows
  if (!decided) return false

  refuseReviewer('publish', state)
  await publish(tx)
  await noteDecision(tx, subject, id, { ...decided, decision: 'publish' })
  await notifyAuthor(tx, subject, id, 'published', decided.text)
  return true
}

/**
 * Runs what may be refused, such as when a higher version was published in between: then the submission waits for a decision
 * again, with the failure. Everything else is tried again by the job.
 */
export async function keepRefusal(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { approval_id }: Approved,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure) || error.failure === 'unavailable') throw error
    log.warn({ err: error, approval_id }, 'approval could not take effect')
    await sql`update review_approval set refused_with = ${error.failure} where approval_id = ${approval_id}`.execute(db)
  }
}
