import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { submitForReview, withdraw } from '../../review/review.author.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
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
  const { rows } = await sql`select from publisher where user_id = ${viewer.user_id}`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { field: 'publisher' })

  await submitForReview(tx, appSubject, submission_id, submission)
  return readAppSubmission(tx, viewer, submission_id)
}

export async function withdrawAppSubmission(tx: Db, viewer: Viewer, submission_id: number, text: string) {
  const { state, app_id } = await lockAppSubmission(tx, viewer, submission_id)
  if (await withdraw(tx, appSubject, viewer, submission_id, { state, text })) {
    if (app_id !== null) await offerNewestApp(tx, app_id)
    await notifyInstallers(tx, submission_id, 'app_withdrawn')
  }
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
