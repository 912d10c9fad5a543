import type { Language } from '@atrium/contract/languages'
import type { Inside } from '@atrium/contract/resource/inside'
import type { Description } from '@atrium/contract/resource/submission'
import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReviewCheck, ReviewDecisionView, ThreadEntry } from '@atrium/contract/review/review'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { lockOwn, newVersionOf } from '../../review/review.author.ts'
import { decisionsOf } from '../../review/review.decide.ts'
import type { SubmissionState } from '../../review/review.policy.ts'
import { canWriteTo, threadOf } from '../../review/review.thread.ts'
import { submissionSubject } from './submission.subject.ts'

/** As much of a description as was written so far. */
export type DraftDescription = { [Part in keyof Description]?: Description[Part] | undefined }

export interface Submission {
  submission_id: number
  resource_id: number | null
  file_id: number
  file_name: string
  resource_type: ResourceType | null
  state: SubmissionState
  described: DraftDescription
  inside: Inside | null
  checks: ReviewCheck[]
  confirmed: ReviewCheck['name'][]
  decisions: ReviewDecisionView[]
  new_version_of: { title: string; version: string } | null
  thread: ThreadEntry[]
  can_write: boolean
  created_at: string
  updated_at: string
}

/** What a draft is shown by, without the large parts. What came without an upload shows its package. */
export const submissionColumns = (language: Language): RawBuilder<unknown> => sql`
  version.version_id as submission_id, version.item_id as resource_id, file.file_id, file.file_name,
  version.type as resource_type, version.state, version.confirmed, version.created_at, version.updated_at,
  ${decisionsOf(submissionSubject, sql`version.version_id`)} as decisions,
  ${newVersionOf(submissionSubject, 'version', language)} as new_version_of`

export const submissionTables: RawBuilder<unknown> = sql`
  resource_version as version join file on file.file_id = coalesce(version.file_id, version.package_id)`

type SubmissionViewer = Pick<Viewer, 'user_id' | 'language'>

/** Visible only to its author. */
export async function readSubmission(db: Db, viewer: SubmissionViewer, submission_id: number): Promise<Submission> {
  const { rows } = await sql<Submission>`
    select ${submissionColumns(viewer.language)}, version.described, version.inside, version.checks,
      ${threadOf(submissionSubject, 'version')} as thread, ${canWriteTo('version')} as can_write
    from ${submissionTables} where version.version_id = ${submission_id} and version.user_id = ${viewer.user_id}`.execute(
    db,
  )
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** The same, held until the end of the transaction. */
export async function lockSubmission(tx: Db, viewer: SubmissionViewer, submission_id: number): Promise<Submission> {
  await lockOwn(tx, submissionSubject, viewer, submission_id)
  return readSubmission(tx, viewer, submission_id)
}
