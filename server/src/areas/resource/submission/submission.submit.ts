import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { submitForReview, withdraw } from '../../review/review.author.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
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
  await submitForReview(tx, submissionSubject, submission_id, submission)
  return readSubmission(tx, viewer, submission_id)
}

export async function withdrawSubmission(tx: Db, viewer: Viewer, submission_id: number, text: string) {
  const { state, resource_id } = await lockSubmission(tx, viewer, submission_id)
  if (await withdraw(tx, submissionSubject, viewer, submission_id, { state, text })) {
    await offerNewest(tx, resource_id)
    await notifyTakers(tx, submission_id, 'resource_withdrawn')
  }
  return readSubmission(tx, viewer, submission_id)
}

export async function removeSubmission(tx: Db, viewer: Viewer, submission_id: number): Promise<null> {
  const { state, file_id, described } = await lockSubmission(tx, viewer, submission_id)
  refuseAuthor('remove', state)
  for (const one of [file_id, ...(described.screenshot_ids ?? [])]) await releaseFile(tx, one, submission_id)
  await tx.deleteFrom('resource_version').where('version_id', '=', submission_id).execute()
  return null
}
