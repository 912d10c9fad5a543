import type { Language } from '@atrium/contract/languages'
import { Converter } from 'opencc-js/cn2t'
import { fold } from './fold.ts'

let convert: ((text: string) => string) | undefined

/**
 * Questions and known words are kept folded, in Simplified characters; who reads Traditional ones is shown those, where it is
 * the same question to whoever asks it so.
 */
export function inScriptOf(language: Language, folded: string): string {
  if (language !== 'zh-TW') return folded
  const write = convert ?? Converter({ from: 'cn', to: 'tw' })
  convert = write
  const written = write(folded)
  return fold(written) === folded ? written : folded
}
