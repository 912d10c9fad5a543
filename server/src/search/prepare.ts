import { regionalWords } from './query/synonyms.ts'
import { syllablesOf } from './text/sound.ts'
import { wordsOf } from './text/words.ts'

/** Reads the dictionaries, so that the first to search does not wait for them. */
export function prepareAnalyser(): void {
  wordsOf('中庭门户')
  syllablesOf('中庭')
  regionalWords()
}
