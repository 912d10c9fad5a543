import type { describeAppSubmission as describeContract } from '@atrium/contract/app/submission'
import { appDescription } from '@atrium/contract/app/submission'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { refuseStaleParts } from '../../../platform/http/stale.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { claimFile } from '../../file/file.service.ts'
import { withoutEmptyTexts } from '../../review/review.author.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
import { renewReport } from './submission.report.ts'
import {
  type AppDraftDescription,
  type AppSubmission,
  lockAppSubmission,
  readAppSubmission,
} from './submission.view.ts'

const describedRow = z.object({ described: appDescription.partial() })

type AppDescriptionChange = z.output<typeof describeContract.body>

/** A new version begins with what is said about the app now; number and changes are its own. */
export async function beginAppSubmission(tx: Db, viewer: Viewer, app_id: number | undefined) {
  const described = app_id === undefined ? {} : await findOwn(tx, viewer, app_id)
  const { checks } = await renewReport(tx, { app_id: app_id ?? null, checks: [], confirmed: [] }, described)
  const { app_version_id } = await tx
    .insertInto('app_version')
    .values({
      user_id: viewer.user_id,
      item_id: app_id ?? null,
      described: JSON.stringify(described),
      checks: JSON.stringify(checks),
    })
    .returning('app_version_id')
    .executeTakeFirstOrThrow()
  return readAppSubmission(tx, viewer, app_version_id)
}

async function findOwn(tx: Db, { user_id }: Viewer, app_id: number): Promise<AppDraftDescription> {
  const { rows } = await typedSql(describedRow)`
    select jsonb_build_object('title', item.title, 'summary', item.summary, 'description', app.description,
      'app_category_id', item.category_id, 'price', app.price, 'screenshots', app.screenshots,
      'permissions', newest.permissions, 'data_sent', newest.data_sent,
      'sends_nothing', newest.data_sent = '[]', 'product_versions', newest.product_versions) as described
    from item join app using (item_id) join app_version as newest on newest.app_version_id = app.app_version_id
    where item.item_id = ${app_id} and item.kind = 'app' and item.owner_id = ${user_id}`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0].described
}

export async function describeAppSubmission(
  tx: Db,
  viewer: Viewer,
  submission_id: number,
  { confirmed, seen, ...draft }: AppDescriptionChange,
) {
  const submission = await lockAppSubmission(tx, viewer, submission_id)
  refuseAuthor('describe', submission.state)
  refuseStaleParts(seen, draft, submission.described)
  await refuseUnknown(tx, draft)
  await claimScreenshots(tx, viewer, submission, draft)

  const described = withoutEmptyTexts({ ...submission.described, ...draft })
  const wished = { ...submission, confirmed: confirmed ?? submission.confirmed }
  await saveDraft(tx, submission_id, described, await renewReport(tx, wished, described))
  return readAppSubmission(tx, viewer, submission_id)
}

export async function saveDraft(
  tx: Db,
  app_version_id: number,
  described: AppDraftDescription,
  { checks, confirmed }: Pick<AppSubmission, 'checks' | 'confirmed'>,
): Promise<void> {
  await tx
    .updateTable('app_version')
    .set({ described: JSON.stringify(described), checks: JSON.stringify(checks), confirmed, updated_at: sql`now()` })
    .where('app_version_id', '=', app_version_id)
    .execute()
}

/** From now on a picture can be removed, and is swept after a day; unless another version shows it, too. */
export async function releaseScreenshots(tx: Db, file_ids: number[], submission_id: number): Promise<void> {
  await sql`
    update file set claimed_at = null where file_id = any(${file_ids}) and not exists (
      select from app_version as other where other.user_id = file.user_id and other.app_version_id <> ${submission_id}
        and other.described -> 'screenshots' @> jsonb_build_array(jsonb_build_object('file_id', file.file_id)))`.execute(
    tx,
  )
}

async function claimScreenshots(
  tx: Db,
  viewer: Viewer,
  submission: AppSubmission,
  { screenshots }: AppDraftDescription,
) {
  if (!screenshots) return
  const before = (submission.described.screenshots ?? []).map(({ file_id }) => file_id)
  const now = screenshots.map(({ file_id }) => file_id)
  for (const file_id of now.filter((one) => !before.includes(one))) {
    const { kind } = await claimFile(tx, viewer, file_id)
    if (kind !== 'image') throw new Failure('invalid_input', { field: 'screenshots', detail: `a file of kind ${kind}` })
  }
  const gone = before.filter((one) => !now.includes(one))
  await releaseScreenshots(tx, gone, submission.submission_id)
}

async function refuseUnknown(tx: Db, { app_category_id }: AppDraftDescription) {
  if (app_category_id === undefined) return
  const { rows } = await sql`select from app_category where app_category_id = ${app_category_id}`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { field: 'app_category_id' })
}
