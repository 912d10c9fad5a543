import type { Language } from '@atrium/contract/languages'
import { english } from './english.ts'
import { inside } from './inside.ts'
import { mixed } from './mixed.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { phrases } from './phrases.ts'
import { initials, pinyin } from './pinyin.ts'
import type { JudgedRow } from './row.ts'
import { synonyms } from './synonyms.ts'
import { taiwan } from './taiwan.ts'
import { homophones, latinTypos } from './typos.ts'
import { vain } from './vain.ts'
import { characters, words } from './words.ts'

interface JudgedQuery {
  /** In which whoever asks reads the portal. */
  language: Language
  /** Whoever asks takes the one 'did you mean'. */
  mistyped?: true
  rows: readonly JudgedRow[]
}

/** Each kind of question. */
export const judged: Record<string, JudgedQuery> = {
  words: { language: 'zh-CN', rows: words },
  characters: { language: 'zh-CN', rows: characters },
  phrases: { language: 'zh-CN', rows: phrases },
  Taiwan: { language: 'zh-TW', rows: taiwan },
  pinyin: { language: 'zh-CN', rows: pinyin },
  initials: { language: 'zh-CN', rows: initials },
  English: { language: 'en', rows: english },
  'mixed scripts': { language: 'zh-CN', rows: mixed },
  'Latin typos': { language: 'en', mistyped: true, rows: latinTypos },
  homophones: { language: 'zh-CN', mistyped: true, rows: homophones },
  'versions and codes': { language: 'zh-CN', rows: numbers },
  synonyms: { language: 'zh-CN', rows: synonyms },
  'inside artefacts': { language: 'zh-CN', rows: inside },
  names: { language: 'zh-CN', rows: names },
  'in vain': { language: 'zh-CN', rows: vain.map((question) => [question, '']) },
}
