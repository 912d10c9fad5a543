import { isFiller } from '../text/filler.ts'
import { fold } from '../text/fold.ts'
import { runsOf } from '../text/runs.ts'
import { syllablesOf } from '../text/sound.ts'
import { wordsOf } from '../text/words.ts'

/** A word the portal knows, as it is written somewhere, and how it is found by those who write it wrongly. */
export interface VocabularyWord {
  word: string
  /** Its letters, or how it is typed: `contract`, `hetong`. */
  letters: string
  /** The same for all that sound alike; empty for other languages. */
  sound: string
}

const longest = 10

/** The words of a title, a tag or a question that found something; of Chinese also two neighbouring ones together. */
export function wordsKnownFrom(text: string): VocabularyWord[] {
  const known = runsOf(fold(text)).flatMap(({ text, is_han }) => {
    if (!is_han) return /^[a-z]{4,30}$/.test(text) && !isFiller(text) ? { word: text, letters: text, sound: '' } : []
    const words = wordsOf(text)
    return words
      .flatMap((word, at) => [word, word + (words[at + 1] ?? '')])
      .filter((word) => [...word].length > 1 && [...word].length <= longest)
      .map((word) => ({ word, letters: syllablesOf(word).join(''), sound: soundKey(word) }))
  })
  return [...new Map(known.map((word) => [word.word, word])).values()]
}

/** Many do not hear the difference between `zh` and `z`, `ing` and `in`, and no input method makes them. */
export function soundKey(han: string): string {
  return keyOfSyllables(syllablesOf(han))
}

export function keyOfSyllables(syllables: readonly string[]): string {
  return syllables.map((syllable) => syllable.replace(/^([zcs])h/, '$1').replace(/(?<=[aei]n)g$/, '')).join(' ')
}
