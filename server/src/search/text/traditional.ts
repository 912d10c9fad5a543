import type { Language } from '@atrium/contract/languages'
import { inTraditionalCharacters } from '../../platform/language/convert-script.ts'
import { fold } from './fold.ts'

/**
 * Queries and known words are stored folded, in Simplified characters; readers of Traditional ones see them converted
 * where the converted query means the same.
 */
export function inScriptOf(language: Language, folded: string): string {
  if (language !== 'zh-TW') return folded
  const written = inTraditionalCharacters(folded)
  return fold(written) === folded ? written : folded
}
