import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { handIn, noteDecision, setState } from '../../review/review.decide.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
import { unsettled } from '../../review/review.report.ts'
import { renewReport } from './check/check.report.ts'
import { releaseFile, saveReport } from './submission.describe.ts'
import { notifyTakers, offerNewest } from './submission.publish.ts'
import { submissionSubject } from './submission.subject.ts'
import { lockSubmission, readSubmission } from './submission.view.ts'

/** In a transaction of its own before the submission, so that the report is kept if it is refused. */
export async function renewSubmission(tx: Db, viewer: Viewer, submission_id: number): Promise<void> {
  const submission = await lockSubmission(tx, viewer, submission_id)
  refuseAuthor('submit', submission.state)
  await saveReport(tx, submission_id, await renewReport(tx, submission, submission.described))
}

export async function submitSubmission(tx: Db, viewer: Viewer, submission_id: number) {
  const submission = await lockSubmission(tx, viewer, submission_id)
  refuseAuthor('submit', submission.state)
  const [first, ...others] = unsettled(submission)
  if (first) throw new Failure('conflict', { field: first, detail: `unsettled: ${[first, ...others].join(', ')}` })

  await handIn(tx, submissionSubject, submission_id)
  return readSubmission(tx, viewer, submission_id)
}

/** Withdrawing needs no approval: a submission becomes a draft again, a published version is no longer served. */
export async function withdrawSubmission(tx: Db, viewer: Viewer, submission_id: number, text: string) {
  const { state, resource_id, decisions } = await lockSubmission(tx, viewer, submission_id)
  refuseAuthor('withdraw', state)
  if (state === 'in_review') {
    await setState(tx, submissionSubject, submission_id, decisions.length > 0 ? 'changes_asked' : 'draft', '')
    return readSubmission(tx, viewer, submission_id)
  }

  await setState(tx, submissionSubject, submission_id, 'withdrawn', text)
  const decision = {
    decision: 'withdraw' as const,
    reason: 'authors_wish',
    text,
    refers_to: [],
    decided_by: viewer.user_id,
  }
  await noteDecision(tx, submissionSubject, submission_id, decision)
  await offerNewest(tx, resource_id)
  await notifyTakers(tx, submission_id, 'resource_withdrawn')
  return readSubmission(tx, viewer, submission_id)
}

export async function removeSubmission(tx: Db, viewer: Viewer, submission_id: number): Promise<null> {
  const { state, file_id, described } = await lockSubmission(tx, viewer, submission_id)
  refuseAuthor('remove', state)
  for (const one of [file_id, ...(described.screenshot_ids ?? [])]) await releaseFile(tx, one, submission_id)
  await tx.deleteFrom('resource_version').where('version_id', '=', submission_id).execute()
  return null
}
