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
  /** The first letters of its syllables; empty for other languages. */
  initials: string
}

const longest = 10

/** The words of a title, a tag or a question that found something; of Chinese also two neighbouring ones together. */
export function wordsKnownFrom(text: string): VocabularyWord[] {
  const known = runsOf(fold(text)).flatMap(({ text, is_han }) => {
    if (!is_han)
      return /^[a-z]{2,30}$/.test(text) && !isFiller(text) ? { word: text, letters: text, sound: '', initials: '' } : []
    const words = wordsOf(text)
    return words
      .flatMap((word, at) => [word, word + (words[at + 1] ?? '')])
      .filter((word) => [...word].length > 1 && [...word].length <= longest)
      .map(spelledWord)
  })
  return [...new Map(known.map((word) => [word.word, word])).values()]
}

/** What a longer text in Chinese is about, word by word. */
export function chineseWordsOf(text: string): string[] {
  const words = runsOf(fold(text)).flatMap(({ text, is_han }) => (is_han ? wordsOf(text) : []))
  return [...new Set(words)].filter(
    (word) => [...word].length > 1 && [...word].length <= longest && !isFiller(word, true),
  )
}

export function spelledWord(word: string): VocabularyWord {
  const syllables = syllablesOf(word)
  const initials = syllables.map(([first = '']) => first).join('')
  return { word, letters: syllables.join(''), sound: keyOfSyllables(syllables), initials }
}

/** Many do not hear the difference between `zh` and `z`, `ing` and `in`, and no input method makes them. */
export function soundKey(han: string): string {
  return keyOfSyllables(syllablesOf(han))
}

export function keyOfSyllables(syllables: readonly string[]): string {
  return syllables.map((syllable) => syllable.replace(/^([zcs])h/, '$1').replace(/(?<=[aei]n)g$/, '')).join(' ')
}
