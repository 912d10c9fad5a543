import { isLanguage, type Language } from '@atrium/contract/languages'
import type { SubmissionCheck, SubmissionDescription } from '../../page/upload/submission/submission.ts'

const texts = ['title', 'summary', 'description', 'changes'] as const
const fields = [...texts, 'version', 'versions', 'tags'] as const
type DraftField = (typeof fields)[number]

/** A field of the form, and in which language where it is a text. */
export interface DraftFieldPlace {
  field: DraftField
  language?: Language
}

const byMessage: Record<string, DraftField> = {
  'description.missing_title': 'title',
  'description.missing_description': 'description',
  'description.missing_version': 'version',
  'description.missing_versions': 'versions',
  'description.missing_changes': 'changes',
  'description.version_not_higher': 'version',
}

const languageOf: Record<string, Language> = { zh_cn: 'zh-CN', zh_tw: 'zh-TW', en: 'en' }

/** Where a finding is put right; null where that is in the file. */
export function fieldOf(check: SubmissionCheck, described: SubmissionDescription): DraftFieldPlace | null {
  const { name, message, outcome, places } = check
  if (outcome === 'passed') return null
  const direct = byMessage[message]
  if (direct) return { field: direct }
  if (name === 'look_alike') return { field: 'title' }

  const language = languageOf[/^translations\.description_missing_(\w+)$/.exec(message)?.[1] ?? '']
  if (language) return { language, field: texts.find((text) => !described[text]?.[language]?.trim()) ?? 'title' }

  const written = places.find(({ path }) => path === '')
  const [, part = '', key = ''] = /^\/(\w+)\/([\w-]+)$/.exec(written?.at ?? '') ?? []
  const field = fields.find((one) => one === part)
  return field ? { field, ...(isLanguage(key) && { language: key }) } : null
}
