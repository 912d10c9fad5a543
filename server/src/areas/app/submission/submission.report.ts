import type { ReviewCheck } from '@atrium/contract/review/review'
import { gt } from 'semver'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { lookAlikesOf } from '../../review/review.look-alike.ts'
import { privateDataIn, type TextPassage } from '../../review/review.private-data.ts'
import { checkTranslations, isEmpty, isUnchanged, line } from '../../review/review.report.ts'
import type { AppDraftDescription, AppSubmission } from './submission.view.ts'

const versionRow = z.object({ version: z.string() })

type AppCheckReport = Pick<AppSubmission, 'checks' | 'confirmed'>

/**
 * What the author wrote, looked at anew. Call it inside a transaction. What the author confirmed holds for what was found
 * then; where something else is found now, it is asked again.
 */
export async function renewReport(
  tx: Db,
  { app_id, checks: before, confirmed }: AppCheckReport & Pick<AppSubmission, 'app_id'>,
  draft: AppDraftDescription,
): Promise<AppCheckReport> {
  const { title = {}, summary = {}, description = {} } = draft
  const found = privateDataIn(passagesOf(draft))
  const alike = await lookAlikesOf(tx, 'app', title, app_id)
  const checks = [
    ...(await checkDescription(tx, app_id, draft)),
    ...checkPermissions(draft),
    ...checkScreenshots(draft),
    ...checkTranslations([title, summary, description]),
    ...(found.length > 0 ? found : [line('private_data', 'passed', 'private_data.passed')]),
    ...(alike.length > 0 ? alike : [line('look_alike', 'passed', 'look_alike.passed')]),
  ]
  return { checks, confirmed: confirmed.filter((name) => isUnchanged(name, before, checks)) }
}

const needed = ['title', 'summary', 'description', 'app_category_id', 'price', 'version', 'product_versions'] as const

async function checkDescription(tx: Db, app_id: number | null, draft: AppDraftDescription): Promise<ReviewCheck[]> {
  const missing = [...needed, ...(app_id ? (['changes'] as const) : [])].filter((field) => isEmpty(draft[field]))
  const last = await lastVersion(tx, app_id)
  const isLow = draft.version !== undefined && last !== null && !gt(draft.version, last)

  const lines = [
    ...missing.map((field) => line('description', 'wrong', `description.missing_${field}`)),
    ...(isLow ? [line('description', 'wrong', 'description.version_not_higher', { last: last ?? '' })] : []),
  ]
  return lines.length > 0 ? lines : [line('description', 'passed', 'description.passed')]
}

/** No permissions are declared by an empty list; that no data leaves the network is declared explicitly. */
function checkPermissions({ permissions, data_sent = [], sends_nothing = false }: AppDraftDescription): ReviewCheck[] {
  if (!permissions) return [line('permissions', 'wrong', 'permissions.unsaid')]
  if (permissions.some(({ reason }) => isEmpty(reason))) return [line('permissions', 'wrong', 'permissions.no_reason')]
  if (data_sent.length === 0 && !sends_nothing) return [line('permissions', 'wrong', 'permissions.data_unsaid')]
  if (data_sent.length > 0 && sends_nothing) return [line('permissions', 'wrong', 'permissions.data_contradicts')]
  return [line('permissions', 'passed', 'permissions.passed')]
}

function checkScreenshots({ screenshots = [] }: AppDraftDescription): ReviewCheck[] {
  if (screenshots.length === 0) return [line('screenshots', 'wrong', 'screenshots.none')]
  return [line('screenshots', 'passed', 'screenshots.passed')]
}

function* passagesOf({ title, summary, description, changes }: AppDraftDescription): Generator<TextPassage> {
  for (const [name, texts] of Object.entries({ title, summary, description, changes })) {
    for (const [key, text] of Object.entries(texts ?? {})) yield { path: '', at: `/${name}/${key}`, text }
  }
}

/** The highest that was ever published, also where it was withdrawn since: numbers are not used twice. */
async function lastVersion(db: Db, app_id: number | null): Promise<string | null> {
  if (app_id === null) return null
  const { rows } = await typedSql(versionRow)`
    select version from app_version where item_id = ${app_id} and published_at is not null
    order by string_to_array(version, '.')::int[] desc limit 1`.execute(db)
  return rows[0]?.version ?? null
}
