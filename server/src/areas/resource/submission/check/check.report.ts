import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ReviewCheck } from '@atrium/contract/review/review'
import { gt } from 'semver'
import { z } from 'zod'
import type { Db } from '../../../../platform/db/db.ts'
import { typedSql } from '../../../../platform/db/typed-sql.ts'
import { lookAlikesOf } from '../../../review/review.look-alike.ts'
import { privateDataIn, type TextPassage } from '../../../review/review.private-data.ts'
import { checkTranslations, isEmpty, isUnchanged, line } from '../../../review/review.report.ts'
import type { DraftDescription, Submission } from '../submission.view.ts'

const versionRow = z.object({ version: z.string() })

/**
 * The report with what the author wrote looked at anew: the lines about the file stay. Call it inside a transaction. What
 * the author confirmed holds for what was found then; where something else is found now, it is asked again.
 */
export async function renewReport(
  tx: Db,
  { resource_id, checks, confirmed }: Pick<Submission, 'resource_id' | 'checks' | 'confirmed'>,
  draft: DraftDescription,
): Promise<Pick<Submission, 'checks' | 'confirmed'>> {
  const aboutFile = checks.filter((line) => !isAboutWords(line))
  const renewed = withPrivacy([...aboutFile, ...(await checkWords(tx, resource_id, draft))])
  return { checks: renewed, confirmed: confirmed.filter((name) => isUnchanged(name, checks, renewed)) }
}

function isAboutWords({ name, message, places }: ReviewCheck) {
  if (name === 'description' || name === 'look_alike' || message.startsWith('translations.description')) return true
  return name === 'private_data' && places.every(({ path }) => path === '')
}

/** File and words together hold nothing private: said only where the file could be looked at. */
function withPrivacy(checks: ReviewCheck[]): ReviewCheck[] {
  const wasLookedAt = checks.some(({ message }) => message === 'scan.passed')
  if (!wasLookedAt || checks.some(({ name }) => name === 'private_data')) return checks
  return [...checks, line('private_data', 'passed', 'private_data.passed')]
}

async function checkWords(tx: Db, resource_id: number | null, draft: DraftDescription): Promise<ReviewCheck[]> {
  return [
    ...(await checkDescription(tx, resource_id, draft)),
    ...checkTranslations([draft.title ?? {}, draft.summary ?? {}, draft.description ?? {}]),
    ...privateDataIn(passagesOf(draft)),
    ...(draft.title ? await checkName(tx, resource_id, draft.title) : []),
  ]
}

async function checkName(tx: Db, resource_id: number | null, title: TextPerLanguage): Promise<ReviewCheck[]> {
  const alike = await lookAlikesOf(tx, 'resource', title, resource_id)
  return alike.length > 0 ? alike : [line('look_alike', 'passed', 'look_alike.passed')]
}

async function checkDescription(tx: Db, resource_id: number | null, draft: DraftDescription): Promise<ReviewCheck[]> {
  const needed = [
    'title',
    'description',
    'version',
    'versions',
    ...(resource_id ? (['changes'] as const) : []),
  ] as const
  const missing = needed.filter((field) => isEmpty(draft[field]))
  const last = await lastVersion(tx, resource_id)
  const isLow = draft.version !== undefined && last !== null && !gt(draft.version, last)

  const lines = [
    ...missing.map((field) => line('description', 'wrong', `description.missing_${field}`)),
    ...(isLow ? [line('description', 'wrong', 'description.version_not_higher', { last: last ?? '' })] : []),
  ]
  return lines.length > 0 ? lines : [line('description', 'passed', 'description.passed')]
}

function* passagesOf({ title, summary, description, changes, tags }: DraftDescription): Generator<TextPassage> {
  for (const [name, texts] of Object.entries({ title, summary, description, changes, tags })) {
    for (const [key, text] of Object.entries(texts ?? {})) yield { path: '', at: `/${name}/${key}`, text }
  }
}

/** The highest that was ever published, also where it was withdrawn since: numbers are not used twice. */
export async function lastVersion(db: Db, resource_id: number | null): Promise<string | null> {
  if (resource_id === null) return null
  const { rows } = await typedSql(versionRow)`
    select version from resource_version where item_id = ${resource_id} and published_at is not null
    order by string_to_array(version, '.')::int[] desc limit 1`.execute(db)
  return rows[0]?.version ?? null
}
