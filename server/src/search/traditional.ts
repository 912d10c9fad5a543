import type { Language } from '@atrium/contract/languages'
import { inTraditionalCharacters } from '../platform/language/convert-script.ts'
import { fold } from './fold.ts'

/**
 * Questions and known words are kept folded, in Simplified characters; who reads Traditional ones is shown those, where it is
 * the same question to whoever asks it so.
 */
export function inScriptOf(language: Language, folded: string): string {
  if (language !== 'zh-TW') return folded
  const written = inTraditionalCharacters(folded)
  return fold(written) === folded ? written : folded
}
