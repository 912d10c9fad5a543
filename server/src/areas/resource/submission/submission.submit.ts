import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { releaseFile, saveReport } from './submission.describe.ts'
import { tellTakers } from './submission.notice.ts'
import { offerNewest } from './submission.offer.ts'
import { refuseAuthor, type State } from './submission.policy.ts'
import { renewReport, unsettled } from './submission.report.ts'
import { holdSubmission, readSubmission } from './submission.view.ts'

/** In a transaction of its own before handing in: whoever is refused finds in the report why. */
export async function renewSubmission(tx: Db, { user_id }: Viewer, submission_id: number): Promise<void> {
  const submission = await holdSubmission(tx, user_id, submission_id)
  refuseAuthor('submit', submission.state)
  await saveReport(tx, submission_id, await renewReport(tx, submission, submission.described))
}

export async function submitSubmission(tx: Db, { user_id }: Viewer, submission_id: number) {
  const submission = await holdSubmission(tx, user_id, submission_id)
  refuseAuthor('submit', submission.state)
  const [first, ...others] = unsettled(submission)
  if (first) throw new Failure('conflict', { field: first, detail: `unsettled: ${[first, ...others].join(', ')}` })

  await tx
    .updateTable('resource_version')
    .set({ state: 'in_review', submitted_at: sql`now()`, updated_at: sql`now()` })
    .where('version_id', '=', submission_id)
    .execute()
  return readSubmission(tx, user_id, submission_id)
}

/** An author needs nobody's leave: what is in review is a draft again, what was published is no longer given out. */
export async function withdrawSubmission(tx: Db, { user_id }: Viewer, submission_id: number, text: string) {
  const { state, resource_id, decisions } = await holdSubmission(tx, user_id, submission_id)
  refuseAuthor('withdraw', state)
  if (state === 'in_review') {
    await setState(tx, submission_id, decisions.length > 0 ? 'changes_asked' : 'draft', '')
    return readSubmission(tx, user_id, submission_id)
  }

  await setState(tx, submission_id, 'withdrawn', text)
  await noteDecision(tx, submission_id, { decision: 'withdraw', reason: 'authors_wish', text, decided_by: user_id })
  await offerNewest(tx, resource_id)
  await tellTakers(tx, submission_id, 'resource_withdrawn')
  return readSubmission(tx, user_id, submission_id)
}

export async function removeSubmission(tx: Db, { user_id }: Viewer, submission_id: number): Promise<null> {
  const { state, file_id, described } = await holdSubmission(tx, user_id, submission_id)
  refuseAuthor('remove', state)
  for (const one of [file_id, ...(described.screenshot_ids ?? [])]) await releaseFile(tx, one, submission_id)
  await tx.deleteFrom('resource_version').where('version_id', '=', submission_id).execute()
  return null
}

/** The text is what everybody reads beside the version: why it was withdrawn, what to take instead. */
export async function setState(tx: Db, version_id: number, state: State, text: string): Promise<void> {
  const state_reason = text === '' ? null : JSON.stringify({ 'zh-CN': text })
  await tx
    .updateTable('resource_version')
    .set({ state, state_reason, updated_at: sql`now()` })
    .where('version_id', '=', version_id)
    .execute()
}

interface Noted {
  decision: string
  reason: string | null
  text: string
  decided_by: number | null
}

/** Every decision stays, with who made it and why. */
export async function noteDecision(tx: Db, version_id: number, noted: Noted): Promise<void> {
  await tx
    .insertInto('review_decision')
    .values({ version_id, ...noted })
    .execute()
}
