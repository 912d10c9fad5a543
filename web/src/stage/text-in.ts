import { type Language, languages } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/package'

/** A text of a package in the reader's language, else in the nearest one it has. */
export function textIn(text: TextPerLanguage | string | null, language: Language): string {
  if (text === null || typeof text === 'string') return text ?? ''
  const near = language === 'zh-TW' ? ['zh-TW', 'zh-CN', 'en'] : [language, ...languages]
  return near.map((one) => text[one as Language]).find((found) => found?.trim()) ?? ''
}
