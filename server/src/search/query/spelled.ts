import { isFiller } from '../text/filler.ts'
import { fold } from '../text/fold.ts'
import { runsOf, type TextRun } from '../text/runs.ts'
import { mayBeInitials, spoken } from '../text/spoken.ts'
import { keyOf, type Synonyms } from './synonyms.ts'
import type { VocabularyWord } from './vocabulary.ts'

/** A known word, and how much it is used. */
export type SpelledWord = Pick<VocabularyWord, 'word' | 'letters' | 'initials'> & { weight: number }

/** The words the portal knows, by how they are typed. */
export interface SpellingVocabulary {
  /** Of Chinese those typed so, by their sound or their initials; of Latin the very word. */
  typedAs: (typed: { letters: readonly string[]; initials: readonly string[] }) => Promise<readonly SpelledWord[]>
}

/** A question in Chinese characters, and how it was typed. */
export interface SpelledQuery {
  text: string
  /** What was read out of letters. */
  words: string[]
  /** What else the same initials stand for, by the word that was read. */
  others: Synonyms
  way: 'sound' | 'initials'
  /** The letters, where one group of initials was read. */
  initials: string | null
}

/** What else the same initials stand for may be used half as much as the word that was read. */
const timesLess = 2
/** So many syllables make a word, or two neighbouring ones. */
const longestWord = 6
/** A question has this many groups of letters at most, and a group so many syllables. */
const most = { groups: 4, syllables: 16 }

interface LetterGroup {
  from: number
  to: number
  letters: string
  /** The likely readings of letters as syllables, or each letter for an initial. */
  readings: readonly (readonly string[])[]
  way: SpelledQuery['way']
}

/**
 * What pinyin and initials stand for, as the portal writes it: `qingjia` is 请假, `htsp` 合同审批. Of words that are typed alike the
 * one that is used most. Null where nothing is typed so, or part of it remains unknown: then letters are looked for as they are.
 */
export async function readSpelling(
  text: string,
  synonyms: Synonyms,
  vocabulary: SpellingVocabulary,
): Promise<SpelledQuery | null> {
  const folded = fold(text)
  const groups = groupsOf(folded, synonyms)
  if (groups.length === 0 || groups.length > most.groups) return null
  const spans = (way: SpelledQuery['way']) => [
    ...new Set(groups.filter((group) => group.way === way).flatMap(({ readings }) => readings.flatMap(spansOf))),
  ]
  const typed = groups.map(({ letters }) => letters)
  const known = await vocabulary.typedAs({
    letters: [...new Set([...spans('sound'), ...typed])],
    initials: spans('initials'),
  })

  let written = ''
  let at = 0
  const words: string[] = []
  for (const group of groups) {
    const found = known.some(({ word }) => word === group.letters) ? null : coverOf(group, known)
    written += folded.slice(at, group.from) + (found?.join('') ?? folded.slice(group.from, group.to))
    at = group.to
    words.push(...(found ?? []))
  }
  if (words.length === 0) return null
  const way = groups.every((group) => group.way === 'initials') ? 'initials' : 'sound'
  return {
    text: written + folded.slice(at),
    words,
    others: othersOf(words, known, way),
    way,
    initials: way === 'initials' && groups.length === 1 ? (groups[0]?.letters ?? null) : null,
  }
}

/** Few letters stand for many words: those used nearly as much are looked for, too, the most used first. */
function othersOf(words: readonly string[], known: readonly SpelledWord[], way: SpelledQuery['way']): Synonyms {
  const others = (word: string) => {
    const read = known.find((one) => one.word === word)
    return known
      .filter((one) => one.word !== word && one.initials === read?.initials && one.weight * timesLess >= read.weight)
      .map((one) => one.word)
  }
  return new Map(way === 'sound' ? [] : words.map((word) => [keyOf(runsOf(word)), others(word)]))
}

/**
 * Neighbouring syllables with blanks between them are one group; synonyms and abbreviations are none. In an English sentence
 * letters are no initials.
 */
function groupsOf(folded: string, synonyms: Synonyms): LetterGroup[] {
  const groups: LetterGroup[] = []
  const runs = runsOf(folded)
  const isEnglish = runs.some(({ text, is_han }) => !is_han && isFiller(text))
  for (const run of runs) {
    if (run.is_han || synonyms.has(keyOf([run]))) continue
    const last = groups.at(-1)
    const joined = last?.way === 'sound' && /^ +$/.test(folded.slice(last.to, run.at)) ? last : null
    const group =
      (joined && groupOf(joined.from, `${joined.letters}${run.text}`, run)) ?? groupOf(run.at, run.text, run)
    if (!group) continue
    if (joined && group.from === joined.from) groups.pop()
    groups.push(group)
  }
  return groups.filter(
    ({ readings, way }) => readings.some(({ length }) => length > 1) && !(isEnglish && way === 'initials'),
  )
}

function groupOf(from: number, letters: string, run: TextRun & { at: number }): LetterGroup | null {
  const readings = spoken(letters)
  const to = run.at + run.text.length
  if (readings.length > 0 && readings.every(({ length }) => length <= most.syllables))
    return { from, to, letters, readings, way: 'sound' }
  return mayBeInitials(letters) ? { from, to, letters, readings: [[...letters]], way: 'initials' } : null
}

/** Longer ones have more slips than can be tried. */
const longestSlip = 16
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** What pinyin with one slip of the keyboard may stand for, the fewest words first: `hushipaibn` is 护士排班. */
export async function readSlips(
  letters: string,
  { typedAs }: SpellingVocabulary,
): Promise<(Cover & { letters: string })[]> {
  if (letters.length > longestSlip) return []
  const readings = slipsOf(letters)
    .flatMap((typed) => spoken(typed))
    .filter(({ length }) => length > 1)
  const known = await typedAs({ letters: [...new Set(readings.flatMap(spansOf))], initials: [] })
  return readings
    .flatMap((syllables) => {
      const cover = coverReading(syllables, 'sound', known)
      return cover ? { ...cover, letters: syllables.join('') } : []
    })
    .toSorted(better)
}

/** A letter too many, too few, another one, or two the wrong way round. */
function slipsOf(letters: string): string[] {
  const slips = Array.from(letters).flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)]
    return [
      `${before}${after}`,
      `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
      ...alphabet.flatMap((other) => [`${before}${other}${after}`, `${before}${letter}${other}${after}`]),
    ]
  })
  return [...new Set(slips)].filter((slip) => slip !== letters)
}

function spansOf(syllables: readonly string[]): string[] {
  return syllables.flatMap((_, from) =>
    Array.from({ length: Math.min(longestWord, syllables.length - from) - 1 }, (_, more) =>
      syllables.slice(from, from + more + 2).join(''),
    ),
  )
}

interface Cover {
  words: string[]
  /** Of the word that is used least. */
  weight: number
}

/** All of it in as few words as possible; of equal numbers those used most. */
function coverOf({ readings, way }: LetterGroup, known: readonly SpelledWord[]): string[] | null {
  const covers = readings.flatMap((syllables) => coverReading(syllables, way, known) ?? [])
  return covers.toSorted(better)[0]?.words ?? null
}

function coverReading(
  syllables: readonly string[],
  way: SpelledQuery['way'],
  known: readonly SpelledWord[],
): Cover | null {
  const best: (Cover | null)[] = [{ words: [], weight: Number.POSITIVE_INFINITY }]
  for (let end = 1; end <= syllables.length; end++) {
    const ways = best.flatMap((before, from) => {
      const length = end - from
      const word =
        before && length > 1 && length <= longestWord ? mostUsed(syllables.slice(from, end), way, known) : null
      return before && word ? { words: [...before.words, word.word], weight: Math.min(before.weight, word.weight) } : []
    })
    best[end] = ways.toSorted(better)[0] ?? null
  }
  return best[syllables.length] ?? null
}

function better(one: Cover, other: Cover): number {
  return one.words.length - other.words.length || other.weight - one.weight
}

function mostUsed(syllables: readonly string[], way: SpelledQuery['way'], known: readonly SpelledWord[]) {
  const typed = syllables.join('')
  const alike = known.filter(
    ({ word, letters, initials }) =>
      (way === 'sound' ? letters : initials) === typed && [...word].length === syllables.length && word !== typed,
  )
  return alike.toSorted((one, other) => other.weight - one.weight || (one.word < other.word ? -1 : 1))[0]
}
