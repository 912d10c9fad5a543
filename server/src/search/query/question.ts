import { countEither } from '../choices.ts'
import { isAsking, isFiller } from '../text/filler.ts'
import { fold } from '../text/fold.ts'
import { runsOf, type TextRun } from '../text/runs.ts'
import { spoken } from '../text/spoken.ts'
import { wordsOf } from '../text/words.ts'
import { type Alternative, alternativesOf } from './alternatives.ts'
import type { SpelledQuery } from './spelled.ts'
import { keyOf, regionalWords, type Synonyms } from './synonyms.ts'

/** A query cut into words, with the meanings of each. */
export interface AnalysedQuery {
  /** Folded and cut to a maximum length. */
  text: string
  runs: readonly TextRun[]
  words: readonly QueryWord[]
  /** 怎么换登录页: as one asks a colleague. */
  is_sentence: boolean
  /** The letters all of it was read from, where each stands for a syllable. */
  initials: string | null
  /** Of a question that is relaxed, the words that say most first: see `relaxed`. */
  telling: readonly QueryWord[] | null
}

/** The first alternative is what was typed. */
export interface QueryWord {
  text: string
  alternatives: readonly Alternative[]
}

/** A hostile question costs no more than a long one. */
const limits = { characters: 200, words: 16, choices: 64, choicesPerWord: 27, phrase: 6, shown: 6 }

/** Null where there is nothing to ask for. */
export function readQuestion(
  text: string,
  synonyms: Synonyms = new Map(),
  spelled: Pick<SpelledQuery, 'others' | 'initials'> | null = null,
): AnalysedQuery | null {
  const folded = fold(readable(text.slice(0, limits.characters)))
    .slice(0, limits.characters)
    .toWellFormed()
  const runs = runsOf(folded)
  if (runs.length === 0) return null
  const phrases = phrasesOf(runs.flatMap(tokensOf), synonyms)
  const is_sentence = phrases.some((phrase) => isAsking(textOf(phrase)))
  const telling = phrases.filter((phrase) => !isFiller(textOf(phrase), is_sentence))
  const words = (telling.length > 0 ? telling : phrases).slice(0, limits.words).map((phrase) => {
    const text = textOf(phrase)
    return { text, alternatives: alternativesOf(text, phrase, synonyms, spelled?.others ?? new Map()) }
  })
  return {
    text: folded.trim(),
    runs,
    words: bounded(words),
    is_sentence,
    initials: spelled?.initials ?? null,
    telling: null,
  }
}

/**
 * Without what nobody sees and no database keeps: half characters, controls, marks of direction. Blanks are blanks. One
 * character may stand for eighteen: it is cut again.
 */
function readable(text: string): string {
  return text
    .slice(0, limits.characters)
    .normalize('NFKC')
    .slice(0, limits.characters)
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}\ufffd]+/gu, ' ')
}

/**
 * For queries where hardly any item has all words, given how many items have each: the most frequent word says least and may
 * be missing first. An unknown word is essential: without it the results would not match the query. Only a sentence does without,
 * as long as another one is known: nobody writes as people ask.
 */
export function relaxed(question: AnalysedQuery, totals: readonly number[]): AnalysedQuery {
  const known = question.words
    .map((word, at) => ({ word, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total)
  if (known.length < question.words.length && !(question.is_sentence && known.length > 0)) return question
  const telling = known.map(({ word }) => word)
  return { ...question, words: question.words.filter((word) => telling.includes(word)), telling }
}

const longWord = /^\p{Script=Han}{4}$/v

/** For a long word that hardly anything holds: 红头文件 is asked for as 红头 and 文件. What is called otherwise, too, stays whole. */
export function divided(question: AnalysedQuery, synonyms: Synonyms): AnalysedQuery {
  const [word, ...others] = question.words
  if (!word || others.length > 0 || word.alternatives.length > 1 || !longWord.test(word.text)) return question
  const characters = [...word.text]
  const halves = [characters.slice(0, 2), characters.slice(2)].map((half) => half.join(''))
  return { ...question, words: halves.flatMap((half) => readQuestion(half, synonyms)?.words ?? []) }
}

/** What else is looked for, as it is written; for those who wonder why something was found. */
export function alsoSearched({ words }: AnalysedQuery): string[] {
  const others = words.flatMap(({ alternatives }) =>
    alternatives.filter(({ way }) => way === 'synonym' || way === 'region'),
  )
  return [...new Set(others.map(({ text }) => text))].slice(0, limits.shown)
}

/** A word of a run; `joins` when it follows the one before without a gap. */
interface QueryToken extends TextRun {
  joins: boolean
}

function tokensOf({ text, is_han }: TextRun): QueryToken[] {
  const words = is_han ? wordsOf(text) : [text]
  return words.map((text, at) => ({ text, is_han, joins: at > 0 }))
}

/** From left to right, as many words as mean something else together, or are typed by their sound; or one. */
function phrasesOf(tokens: readonly QueryToken[], synonyms: Synonyms): (readonly QueryToken[])[] {
  const phrases: (readonly QueryToken[])[] = []
  for (let from = 0; from < tokens.length; from += phrases.at(-1)?.length ?? 1) {
    const next = tokens.slice(from, from + limits.phrase)
    phrases.push(next.slice(0, Math.max(knownLength(next, synonyms), spokenLength(next), 1)))
  }
  return phrases
}

function knownLength(tokens: readonly QueryToken[], synonyms: Synonyms): number {
  const lengths = tokens.map((_, at) => tokens.length - at)
  const isKnown = (key: string) => synonyms.has(key) || regionalWords().has(key)
  return lengths.find((length) => isKnown(keyOf(runsOf(textOf(tokens.slice(0, length)))))) ?? 0
}

function spokenLength(tokens: readonly QueryToken[]): number {
  const other = tokens.findIndex(({ text, is_han }) => is_han || isFiller(text) || spoken(text).length === 0)
  return other < 0 ? tokens.length : other
}

function textOf(tokens: readonly QueryToken[]): string {
  return tokens.map(({ text, joins }, at) => (at > 0 && !joins ? ` ${text}` : text)).join('')
}

/** Alternatives that would make too much of a word are left out, then the last words. */
function bounded(words: readonly QueryWord[]): QueryWord[] {
  let count = 0
  return words.flatMap(({ text, alternatives }) => {
    const kept: Alternative[] = []
    for (const alternative of alternatives) {
      const withIt = [...kept, alternative].map(({ choices }) => choices)
      if (countEither(withIt) <= limits.choicesPerWord) kept.push(alternative)
    }
    count += countEither(kept.map(({ choices }) => choices))
    return count <= limits.choices ? { text, alternatives: kept } : []
  })
}
