import { languages } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ReviewCheck } from '@atrium/contract/review/review'

export interface CheckReport {
  checks: ReviewCheck[]
  /** Names of checks whose findings the author confirmed. */
  confirmed: ReviewCheck['name'][]
}

export function line(
  name: ReviewCheck['name'],
  outcome: ReviewCheck['outcome'],
  message: string,
  values: ReviewCheck['values'] = {},
): ReviewCheck {
  return { name, outcome, message, values, places: [] }
}

/** What is still in the way of handing it in: names of checks. */
export function unsettled({ checks, confirmed }: CheckReport): ReviewCheck['name'][] {
  return checks
    .filter(({ name, outcome }) => outcome === 'wrong' || (outcome === 'confirm' && !confirmed.includes(name)))
    .map(({ name }) => name)
}

export function isUnchanged(name: ReviewCheck['name'], before: ReviewCheck[], now: ReviewCheck[]): boolean {
  const linesOf = (checks: ReviewCheck[]) => JSON.stringify(checks.filter((line) => line.name === name).map(finding))
  return linesOf(before) === linesOf(now)
}

/** Fields in one order: the database keeps them in another. */
function finding({ outcome, message, values, places }: ReviewCheck) {
  return [outcome, message, values.count, places.map(({ path, at, excerpt }) => [path, at, excerpt])]
}

const inKey = { 'zh-CN': 'missing_zh_cn', 'zh-TW': 'missing_zh_tw', en: 'missing_en' } as const

/** What everybody reads; a language that one of the texts lacks is worth a word, and no more. */
export function checkTranslations(texts: TextPerLanguage[]): ReviewCheck[] {
  const missing = languages.filter((language) => texts.some((text) => !text[language]?.trim()))
  if (missing.length === 0) return [line('translations', 'passed', 'translations.description_passed')]
  return missing.map((language) => line('translations', 'note', `translations.description_${inKey[language]}`))
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'object') return false
  return !Object.values(value).some((one) => one !== '')
}
