import { givenTitle } from '@atrium/contract/file-name'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import { inc } from 'semver'
import { z } from 'zod'
import type { Db } from '../../../../platform/db/db.ts'
import { typedSql } from '../../../../platform/db/typed-sql.ts'
import type { JobRun } from '../../../../platform/job/job.ts'
import type { Platform } from '../../../../platform.ts'
import { isUnchanged } from '../../../review/review.report.ts'
import { readerVersion, uploadedPackageSchema } from '../submission.package.ts'
import type { Submission } from '../submission.view.ts'
import { inspect, type PackageSummary, refused } from './check.inspect.ts'
import { lastVersion, renewReport } from './check.report.ts'

/**
 * Looks at the file of a draft and writes the report. Nothing is kept until the end, which is one transaction with the
 * end of the job: a worker that dies in between is followed by another. A file that is not settled yet calls again.
 */
export async function checkSubmission(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  version_id: number,
  run: JobRun,
) {
  const draft = await findChecking(db, version_id)
  if (!draft || !['ready', 'quarantined', 'failed'].includes(draft.file_state)) return

  const found = draft.file_state === 'ready' ? await inspect(storage, draft, run) : refused(draft, draft.reason)
  await db.transaction().execute(async (tx) => {
    await finish(tx, draft, found)
    await run.done(tx)
  })
}

const checkedDraftSchema = uploadedPackageSchema.extend({
  version_id: z.number(),
  file_id: z.number(),
  file_state: z.string(),
  reason: z.string().nullable(),
})
type CheckedDraft = z.output<typeof checkedDraftSchema>

/** Waits for a concurrent transaction that settles the content, so that neither misses the other. */
async function findChecking(db: Db, version_id: number): Promise<CheckedDraft | undefined> {
  const { rows } = await typedSql(checkedDraftSchema)`
    select version_id, version.type, file_id, file.file_name, blob.object_key, blob.size, blob.pages,
      blob.state as file_state, blob.reason
    from resource_version as version join file using (file_id) join blob using (blob_id)
    where version_id = ${version_id} and version.state = 'checking' for share of blob`.execute(db)
  if (!rows[0]) await refuseMoving(db, version_id)
  return rows[0]
}

/** A content that went over to its twin while it was waited for is found at the next try. */
async function refuseMoving(db: Db, version_id: number) {
  const { rows } = await sql`
    select from resource_version where version_id = ${version_id} and state = 'checking'`.execute(db)
  if (rows.length > 0) throw new Error('draft content is being moved to its duplicate')
}

/** What the package says of itself is filled in where the author has not said it yet. */
async function finish(
  tx: Db,
  { version_id, file_id, file_name, type }: CheckedDraft,
  { inside, said: description, checks, ...found }: PackageSummary,
) {
  const { rows } = await sql<Pick<Submission, 'described' | 'resource_id' | 'checks' | 'confirmed'>>`
    select described, item_id as resource_id, checks, confirmed from resource_version
    where version_id = ${version_id} and state = 'checking' and file_id = ${file_id}
      and type is not distinct from ${type} for update`.execute(tx)
  const [draft] = rows
  // Meanwhile another file or type was given, which has a job of its own.
  if (!draft) return

  const described = {
    version: await nextVersion(tx, draft.resource_id),
    ...description,
    ...draft.described,
    title: chooseTitle(draft.described.title, description.title, file_name),
  }
  const report = await renewReport(tx, { ...draft, checks }, described)
  const confirmed = draft.confirmed.filter((name) => isUnchanged(name, draft.checks, report.checks))
  await sql`
    update resource_version set type = ${type ?? found.type}, inside = ${inside === null ? null : JSON.stringify(inside)},
      inside_reader = ${readerVersion},
      described = ${JSON.stringify(described)}, checks = ${JSON.stringify(report.checks)}, confirmed = ${confirmed},
      updated_at = now(), state = case when exists (
        select from review_decision where review_decision.version_id = resource_version.version_id
      ) then 'changes_asked' else 'draft' end
    where version_id = ${version_id}`.execute(tx)
}

/** A draft is called like its file until its author names it; a title inside the package is better than that. */
function chooseTitle(written: TextPerLanguage | undefined, found: TextPerLanguage | undefined, file_name: string) {
  const isFileName = (title: TextPerLanguage) => Object.values(title).every((text) => text === givenTitle(file_name))
  return written && (!isFileName(written) || !found || isFileName(found)) ? written : found
}

async function nextVersion(tx: Db, resource_id: number | null) {
  const last = await lastVersion(tx, resource_id)
  return last === null ? '1.0.0' : (inc(last, 'minor') ?? last)
}
