import { type Language, languages } from '../languages.ts'
import type { TextPerLanguage } from './package.ts'

export type LocalisedLabel = TextPerLanguage | string | null

/** A text of a package in the reader's language, else in the nearest one it has. */
export function textIn(text: LocalisedLabel, language: Language): string {
  return chooseText(text, language).words
}

/** The same, with its language where that differs from the reader's. */
export function chooseText(text: LocalisedLabel, language: Language): { words: string; lang?: Language } {
  if (text === null || typeof text === 'string') return { words: text ?? '' }
  const near: Language[] = language === 'zh-TW' ? ['zh-TW', 'zh-CN', 'en'] : [language, ...languages]
  const found = near.find((one) => text[one]?.trim())
  if (!found) return { words: '' }
  return { words: text[found] ?? '', ...(found !== language && { lang: found }) }
}
