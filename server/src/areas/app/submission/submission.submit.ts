import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { handIn, noteDecision, setState } from '../../review/review.decide.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
import { unsettled } from '../../review/review.report.ts'
import { offerNewestApp } from '../app.publish.ts'
import { releaseScreenshots, saveDraft } from './submission.describe.ts'
import { notifyInstallers } from './submission.notice.ts'
import { renewReport } from './submission.report.ts'
import { appSubject } from './submission.subject.ts'
import { lockAppSubmission, readAppSubmission } from './submission.view.ts'

/** In a transaction of its own before the submission, so that the report is kept if it is refused. */
export async function renewAppSubmission(tx: Db, viewer: Viewer, submission_id: number): Promise<void> {
  const submission = await lockAppSubmission(tx, viewer, submission_id)
  refuseAuthor('submit', submission.state)
  await saveDraft(tx, submission_id, submission.described, await renewReport(tx, submission, submission.described))
}

/** A submission needs a publisher name. */
export async function submitAppSubmission(tx: Db, viewer: Viewer, submission_id: number) {
  const submission = await lockAppSubmission(tx, viewer, submission_id)
  refuseAuthor('submit', submission.state)
  const [first, ...others] = unsettled(submission)
  if (first) throw new Failure('conflict', { field: first, detail: `unsettled: ${[first, ...others].join(', ')}` })
  const { rows } = await sql`select from publisher where user_id = ${viewer.user_id}`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { field: 'publisher' })

  await handIn(tx, appSubject, submission_id)
  return readAppSubmission(tx, viewer, submission_id)
}

/** Withdrawing needs no approval: a submission becomes a draft again, a published app is no longer offered. */
export async function withdrawAppSubmission(tx: Db, viewer: Viewer, submission_id: number, text: string) {
  const { state, app_id, decisions } = await lockAppSubmission(tx, viewer, submission_id)
  refuseAuthor('withdraw', state)
  if (state === 'in_review') {
    await setState(tx, appSubject, submission_id, decisions.length > 0 ? 'changes_asked' : 'draft', '')
    return readAppSubmission(tx, viewer, submission_id)
  }

  await setState(tx, appSubject, submission_id, 'withdrawn', text)
  const decision = {
    decision: 'withdraw' as const,
    reason: 'authors_wish',
    text,
    refers_to: [],
    decided_by: viewer.user_id,
  }
  await noteDecision(tx, appSubject, submission_id, decision)
  if (app_id !== null) await offerNewestApp(tx, app_id)
  await notifyInstallers(tx, submission_id, 'app_withdrawn')
  return readAppSubmission(tx, viewer, submission_id)
}

export async function removeAppSubmission(tx: Db, viewer: Viewer, submission_id: number): Promise<null> {
  const { state, described } = await lockAppSubmission(tx, viewer, submission_id)
  refuseAuthor('remove', state)
  const file_ids = (described.screenshots ?? []).map(({ file_id }) => file_id)
  await releaseScreenshots(tx, file_ids, submission_id)
  await tx.deleteFrom('app_version').where('app_version_id', '=', submission_id).execute()
  return null
}
