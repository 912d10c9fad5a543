import type { describeSubmission as describeContract } from '@atrium/contract/resource/submission'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { refuseStaleParts } from '../../../platform/http/stale.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { claimFile } from '../../file/file.service.ts'
import { withoutEmptyTexts } from '../../review/review.author.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
import { renewReport } from './check/check.report.ts'
import { submissionCheck } from './submission.jobs.ts'
import { claimPackage } from './submission.service.ts'
import { type DraftDescription, lockSubmission, readSubmission, type Submission } from './submission.view.ts'

const scenesIndustriesRow = z.object({ scenes: z.number(), industries: z.number() })

type DescriptionChange = z.output<typeof describeContract.body>

export async function describeSubmission(tx: Db, viewer: Viewer, submission_id: number, change: DescriptionChange) {
  const { file_id, resource_type, confirmed, seen, ...draft } = change
  const submission = await lockSubmission(tx, viewer, submission_id)
  refuseAuthor('describe', submission.state)
  refuseStaleParts(seen, draft, submission.described)
  await refuseUnknown(tx, draft)
  await claimScreenshots(tx, viewer, submission, draft)

  const described = withoutEmptyTexts({ ...submission.described, ...draft })
  await tx
    .updateTable('resource_version')
    .set({ described: JSON.stringify(described), updated_at: sql`now()` })
    .where('version_id', '=', submission_id)
    .execute()

  const isAnother = (file_id ?? submission.file_id) !== submission.file_id
  if (isAnother || (resource_type ?? submission.resource_type) !== submission.resource_type) {
    await lookAgain(tx, viewer, submission, change)
  } else {
    const wished = { ...submission, confirmed: confirmed ?? submission.confirmed }
    await saveReport(tx, submission_id, await renewReport(tx, wished, described))
  }
  return readSubmission(tx, viewer, submission_id)
}

export async function saveReport(
  tx: Db,
  version_id: number,
  { checks, confirmed }: Pick<Submission, 'checks' | 'confirmed'>,
): Promise<void> {
  await tx
    .updateTable('resource_version')
    .set({ checks: JSON.stringify(checks), confirmed })
    .where('version_id', '=', version_id)
    .execute()
}

/** A new version of something keeps its type. */
async function lookAgain(
  tx: Db,
  viewer: Viewer,
  submission: Submission,
  { file_id, resource_type }: DescriptionChange,
) {
  const { submission_id, resource_id } = submission
  if (resource_type !== undefined && resource_id !== null)
    throw new Failure('invalid_input', { field: 'resource_type' })
  if (file_id !== undefined) {
    await claimPackage(tx, viewer, file_id, ['resource', 'replacement'])
    await releaseFile(tx, submission.file_id, submission_id)
  }
  await tx
    .updateTable('resource_version')
    .set({ state: 'checking', ...(file_id && { file_id }), ...(resource_type && { type: resource_type }) })
    .where('version_id', '=', submission_id)
    .execute()
  await enqueue(tx, submissionCheck, { version_id: submission_id })
}

/** From now on it can be removed, and is swept after a day; unless another draft or version has it, too. */
export async function releaseFile(tx: Db, file_id: number, version_id: number): Promise<void> {
  await sql`
    update file set claimed_at = null where file_id = ${file_id} and not exists (
      select from resource_version as other where other.user_id = file.user_id and other.version_id <> ${version_id}
        and (other.file_id = file.file_id or other.package_id = file.file_id
          or other.described -> 'screenshot_ids' @> to_jsonb(file.file_id)))`.execute(tx)
}

async function claimScreenshots(tx: Db, viewer: Viewer, submission: Submission, { screenshot_ids }: DraftDescription) {
  if (!screenshot_ids) return
  const before = submission.described.screenshot_ids ?? []
  for (const file_id of screenshot_ids.filter((one) => !before.includes(one))) {
    const { kind } = await claimFile(tx, viewer, file_id)
    if (kind !== 'image')
      throw new Failure('invalid_input', { field: 'screenshot_ids', detail: `a file of kind ${kind}` })
  }
  for (const file_id of before.filter((one) => !screenshot_ids.includes(one))) {
    await releaseFile(tx, file_id, submission.submission_id)
  }
}

async function refuseUnknown(tx: Db, { scene_id = null, industry_ids = [] }: DraftDescription) {
  const { rows } = await typedSql(scenesIndustriesRow)`
    select (select count(*) from scene where scene_id = ${scene_id}) as scenes,
      (select count(*) from industry where industry_id = any(${industry_ids})) as industries`.execute(tx)
  if (scene_id !== null && rows[0]?.scenes !== 1) throw new Failure('invalid_input', { field: 'scene_id' })
  if (rows[0]?.industries !== new Set(industry_ids).size) throw new Failure('invalid_input', { field: 'industry_ids' })
}
