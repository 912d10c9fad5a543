import type { Language } from '@atrium/contract/languages'
import { english } from './english.ts'
import { inside } from './inside.ts'
import { mixed } from './mixed.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { phrases } from './phrases.ts'
import { initials, pinyin } from './pinyin.ts'
import type { Row } from './row.ts'
import { synonyms } from './synonyms.ts'
import { taiwan } from './taiwan.ts'
import { homophones, latinTypos } from './typos.ts'
import { vain } from './vain.ts'
import { characters, words } from './words.ts'

/** Each kind of question, and in which language whoever asks it reads the portal. */
export const judged: Record<string, { language: Language; rows: readonly Row[] }> = {
  words: { language: 'zh-CN', rows: words },
  characters: { language: 'zh-CN', rows: characters },
  phrases: { language: 'zh-CN', rows: phrases },
  Taiwan: { language: 'zh-TW', rows: taiwan },
  pinyin: { language: 'zh-CN', rows: pinyin },
  initials: { language: 'zh-CN', rows: initials },
  English: { language: 'en', rows: english },
  'mixed scripts': { language: 'zh-CN', rows: mixed },
  'Latin typos': { language: 'en', rows: latinTypos },
  homophones: { language: 'zh-CN', rows: homophones },
  'versions and codes': { language: 'zh-CN', rows: numbers },
  synonyms: { language: 'zh-CN', rows: synonyms },
  'inside artefacts': { language: 'zh-CN', rows: inside },
  names: { language: 'zh-CN', rows: names },
  'in vain': { language: 'zh-CN', rows: vain.map((question) => [question, '']) },
}
