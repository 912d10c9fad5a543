import { isLanguage, languages } from '@atrium/contract/languages'
import type { Inside } from '@atrium/contract/resource/inside'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { isObject, stringOf } from './format/json.ts'
import type { CheckPlace, PackageReport } from './report.ts'

/** What a reader is given: the files of a package by their paths, and which of them to open. */
export interface PackageSource {
  entry: string
  files: Map<string, Buffer>
  report: PackageReport
}

/** What a reader found, and what can be said about the package without asking its author. */
export interface PackageContents {
  inside: Inside
  title: TextPerLanguage | null
  summary: TextPerLanguage | null
  /** The file with sample data, where it is one of its own. */
  sample: string | null
  /** Names that people read, to tell which translations are missing; none where the format has no place for them. */
  labels: PackageLabel[]
  /** What is shipped in place of the entry as it came. */
  entry_bytes?: Buffer
  /** Apps of the store it cannot do without. */
  apps?: string[]
}

export interface PackageLabel {
  place: CheckPlace
  text: TextPerLanguage
}

const longestText = 500

/** A text as it stands, or per language; null when there is none in any. */
export function textsOf(value: unknown): TextPerLanguage | null {
  if (typeof value === 'string') return inItsLanguage(value)
  if (!isObject(value)) return null
  const texts = Object.entries(value).flatMap(([language, text]) => {
    const known = isLanguage(language) && stringOf(text)
    return known ? [[language, known.slice(0, longestText)]] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : null
}

/** A text that does not say its language: Chinese letters make it Chinese. */
function inItsLanguage(text: string): TextPerLanguage | null {
  const plain = text.trim().slice(0, longestText)
  if (plain === '') return null
  return /\p{Script=Han}/u.test(plain) ? { 'zh-CN': plain } : { en: plain }
}

/** One line for each language in which something has no name yet. */
export function checkTranslations(report: PackageReport, labels: PackageLabel[]) {
  if (labels.length === 0) return
  for (const language of languages) {
    const missing = labels.filter(({ text }) => !text[language]?.trim())
    const message = `translations.missing_${language.toLowerCase().replace('-', '_')}`
    for (const { place } of missing) report.note(message, { count: missing.length }, place)
  }
  if (!report.has('translations')) report.passed('translations.passed')
}
