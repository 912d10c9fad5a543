import { isFiller } from '../text/filler.ts'
import { fold } from '../text/fold.ts'
import { syllablesOf } from '../text/sound.ts'
import { spoken } from '../text/spoken.ts'
import { wordsOf } from '../text/words.ts'
import type { AnalysedQuery } from './question.ts'
import { readSlips, type SpellingVocabulary } from './spelled.ts'
import { keyOfSyllables, soundKey, type VocabularyWord } from './vocabulary.ts'

/** How much a word is used, too. */
export type CorrectionCandidate = VocabularyWord & { weight: number }

type SpelledCandidate = Pick<CorrectionCandidate, 'word' | 'letters' | 'weight'>

/** The words the portal knows. Each is asked once for a question. */
export interface CorrectionVocabulary extends SpellingVocabulary {
  bySound: (sounds: readonly string[]) => Promise<readonly CorrectionCandidate[]>
  /** Those that share many of their letters with one of these. */
  byLetters: (words: readonly string[]) => Promise<readonly CorrectionCandidate[]>
}

/** So many neighbouring words may be one that was written wrongly. */
const mostTokens = 3
/** So many groups of letters are tried with one slip each. */
const mostSlips = 2

/**
 * What somebody may have meant: each word that is not known is replaced by the nearest one that is, of Chinese by its sound
 * and of letters by their order, or by the sound they were meant for. Null where nothing is nearer.
 */
export async function didYouMean({ runs }: AnalysedQuery, vocabulary: CorrectionVocabulary): Promise<string | null> {
  const chinese = runs.filter(({ is_han }) => is_han).map(({ text }) => wordsOf(text))
  const isAlone = runs.length === 1
  const letters = runs.filter(({ text, is_han }) => !is_han && mayBeWrong(text, isAlone)).map(({ text }) => text)
  const sounds = new Set([...chinese.flatMap(spansOf).map(soundKey), ...letters.flatMap(soundsMeant)])
  const [sounding, spelled, slips] = await Promise.all([
    sounds.size > 0 ? vocabulary.bySound([...sounds]) : [],
    letters.length > 0 ? vocabulary.byLetters([...new Set(letters)]) : [],
    Promise.all(letters.slice(0, mostSlips).map((typed) => readSlips(typed, vocabulary))),
  ])
  const withoutSlip = new Map(letters.map((typed, at) => [typed, slips[at] ?? []]))

  const meant = runs.map(({ text, is_han }) => {
    if (is_han) return bySound(wordsOf(text), sounding)
    if (!mayBeWrong(text, isAlone)) return text
    const covers = withoutSlip.get(text) ?? []
    const single = covers.flatMap(({ words: [word = '', ...others], ...cover }) =>
      others.length > 0 ? [] : { ...cover, word },
    )
    return bySpelling(text, [...spelled, ...single]) ?? covers[0]?.words.join('') ?? byPinyin(text, sounding) ?? text
  })
  return meant.some((text, at) => text !== runs[at]?.text) ? meant.join(' ') : null
}

function spansOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from, from + mostTokens).map((_, more) => words.slice(from, from + more + 1).join('')),
  )
}

/** Three letters by themselves are an abbreviation; beside other words they may be a word with a slip. */
function mayBeWrong(word: string, isAlone: boolean): boolean {
  return /^[a-z]{3,30}$/.test(word) && word.length > (isAlone ? 3 : 2) && !isFiller(word)
}

/** From left to right, the longest part that is known, or sounds like something known. */
function bySound(words: readonly string[], candidates: readonly CorrectionCandidate[]): string {
  let meant = ''
  for (let from = 0; from < words.length; ) {
    const lengths = [3, 2, 1].filter((length) => from + length <= words.length)
    const found = lengths
      .map((length) => ({ length, word: soundsLike(words.slice(from, from + length).join(''), candidates) }))
      .find(({ word }) => word !== null)
    meant += found?.word ?? words[from]
    from += found?.length ?? 1
  }
  return meant
}

function soundsLike(text: string, candidates: readonly CorrectionCandidate[]): string | null {
  if ([...text].length < 2) return null
  const sound = soundKey(text)
  const letters = syllablesOf(text).join('')
  const alike = candidates.filter((candidate) => candidate.sound === sound)
  if (alike.some(({ word }) => fold(word) === text)) return text
  return nearestOf(
    alike,
    (candidate) => (candidate.letters === letters ? 0 : 1) - sharedCharacters(candidate.word, text),
  )
}

function sharedCharacters(word: string, text: string): number {
  return [...fold(word)].filter((character, at) => [...text][at] === character).length
}

/** One slip in a short word, two in a long one. */
function bySpelling(text: string, candidates: readonly SpelledCandidate[]): string | null {
  const most = text.length < 8 ? 1 : 2
  const near = candidates.filter(
    ({ letters }) => letters === text || (letters.length > 3 && distance(text, letters, most) <= most),
  )
  return nearestOf(near, ({ letters }) => distance(text, letters, most) + firstSlip(text, letters))
}

/** `qinjia` for 请假. */
function byPinyin(text: string, candidates: readonly CorrectionCandidate[]): string | null {
  const sounds = soundsMeant(text)
  const alike = candidates.filter(({ sound }) => sounds.includes(sound))
  return nearestOf(alike, ({ letters }) => distance(text, letters, text.length))
}

/** No syllable ends with `on`: a `g` was left out. */
function soundsMeant(letters: string): string[] {
  return spoken(letters.replace(/on(?!g)/g, 'ong')).map(keyOfSyllables)
}

/** Typing errors in the first letter are rare. */
function firstSlip(text: string, letters: string): number {
  return text[0] === letters[0] ? 0 : 0.5
}

/** The least far; of equal ones the most used, and always the same. */
function nearestOf<Candidate extends SpelledCandidate>(
  candidates: readonly Candidate[],
  farness: (candidate: Candidate) => number,
): string | null {
  const order = candidates.toSorted(
    (one, other) => farness(one) - farness(other) || other.weight - one.weight || (one.word < other.word ? -1 : 1),
  )
  return order[0]?.word ?? null
}

/**
 * How many slips of the keyboard lie between two words: a letter too many, too few, another one, or two the wrong way round.
 * More than `most` is as good as endless.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  const rows: number[][] = []
  /** Between the beginnings of both; outside of a word nothing is near. */
  const between = (row: number, at: number) =>
    row === 0 || at === 0 ? row + at : (rows[row]?.[at] ?? Number.POSITIVE_INFINITY)
  const swapped = (row: number, at: number) =>
    row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]

  for (let row = 1; row <= one.length; row++) {
    const cells = [row]
    rows[row] = cells
    for (let at = 1; at <= other.length; at++) {
      const ways = [between(row - 1, at) + 1, between(row, at - 1) + 1]
      ways.push(between(row - 1, at - 1) + Number(one[row - 1] !== other[at - 1]))
      if (swapped(row, at)) ways.push(between(row - 2, at - 2) + 1)
      cells.push(Math.min(...ways))
    }
  }
  return between(one.length, other.length)
}
