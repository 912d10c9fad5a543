import { syllablesOf } from './sound.ts'
import { regionalWords } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** Reads the dictionaries, so that the first to search does not wait for them. */
export function prepareAnalyser(): void {
  wordsOf('中庭门户')
  syllablesOf('中庭')
  regionalWords()
}
