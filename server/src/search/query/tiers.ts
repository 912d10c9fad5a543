import { eitherOf, type TermChoice, type TermChoices, withoutRepeats } from '../choices.ts'
import { choicesWithin, marks, type SearchField, within } from '../fields.ts'
import { wholeOf } from '../terms.ts'
import { queryTermsOf } from '../text/runs.ts'
import { spoken } from '../text/spoken.ts'
import type { Alternative } from './alternatives.ts'
import type { AnalysedQuery, QueryWord } from './question.ts'

/**
 * How well an item meets a question, the best first: it is its whole title, stands in a title as it was typed, all its words
 * are in titles, in tags and the names of parts, or anywhere; of a sentence and of a question that is relaxed, nearly all, or a
 * part. What meets one tier meets all after it.
 */
export const tierNames = ['exact', 'phrase', 'title', 'anchor', 'anywhere', 'nearly', 'partly'] as const
export interface Tier {
  name: (typeof tierNames)[number]
  choices: TermChoices
}

/** The last one finds everything. Not every question has all of them. */
export function tiersOf(question: AnalysedQuery): Tier[] {
  const title = choicesIn('title', question)
  return [
    ...asTyped(question, title),
    { name: 'title', choices: title },
    { name: 'anchor', choices: choicesIn('anchor', question) },
    { name: 'anywhere', choices: choicesIn('anywhere', question) },
    ...nearly(question),
  ]
}

/** What the last tier asks for: everything that is found is counted by it. */
export function widestOf(question: AnalysedQuery): TermChoices {
  return tiersOf(question).at(-1)?.choices ?? []
}

/** All words, wherever in the field: what lists ask for. */
export function choicesIn(field: SearchField, { words }: Pick<AnalysedQuery, 'words'>): TermChoices {
  return withoutRepeats(words.flatMap((word) => choicesOfWord(field, word)))
}

function choicesOfWord(field: SearchField, { alternatives }: QueryWord): TermChoices {
  const likely = alternatives.filter((alternative) => field === 'anywhere' || !isGuess(alternative))
  return eitherOf(likely.map(({ choices }) => choicesWithin(field, choices)))
}

/** Initials and single syllables fit many titles that mean something else: they count less than a word that was meant. */
function isGuess({ way, choices }: Alternative): boolean {
  return way === 'initials' || (way === 'sound' && choices.flat().some((term) => term.endsWith('*')))
}

/** A title of Chinese that sounds as it was typed is as good as one that reads so. Too long for a title: no such tiers. */
function asTyped({ runs, text }: AnalysedQuery, title: TermChoices): Tier[] {
  const whole = wholeOf(runs)
  if (whole === null) return []
  const sounds = spoken(text.replaceAll(' ', ''))
    .filter(({ length }) => length > 1)
    .map((syllables) => `${marks.whole}${syllables.join('-')}`)
  // Other readings of the same letters may be among the sounds: the words must be there, too.
  const words = sounds.length > 0 ? title : []
  const phrase = runs.flatMap(queryTermsOf).map((term): TermChoice => [within('title', term), ...sounds])
  return [
    { name: 'exact', choices: withoutRepeats([[whole, ...sounds], ...words]) },
    { name: 'phrase', choices: withoutRepeats([...phrase, ...words]) },
  ]
}

const most = { words: 3, wordsOfSentence: 5, choices: 64 }

/**
 * Nobody writes as people ask: single characters of a sentence may be missing, and of three words and more any one. Of a
 * question that is relaxed, the word that says least.
 */
function nearly({ words, is_sentence, may_lack }: AnalysedQuery): Tier[] {
  const telling = words.filter(({ text }) => !is_sentence || [...text].length > 1)
  if (may_lack === null && is_sentence && telling.length > 2)
    return [{ name: 'nearly', choices: lackingOne(telling.slice(0, most.wordsOfSentence)) }]
  const needed = telling.filter((word) => word !== may_lack)
  if (needed.length === 0 || needed.length === words.length) return []
  const choices = choicesIn('anywhere', { words: needed })
  return [{ name: 'nearly', choices }, ...partly(telling, choices, may_lack)]
}

/** After those: of two words what is called by the other one; of three any two. */
function partly(words: readonly QueryWord[], needed: TermChoices, may_lack: QueryWord | null): Tier[] {
  if (may_lack === null || !words.includes(may_lack) || words.length > most.words) return []
  const choices =
    words.length === 2 ? withoutRepeats(eitherOf([needed, choicesOfWord('anchor', may_lack)])) : lackingOne(words)
  return choices.length <= most.choices ? [{ name: 'partly', choices }] : []
}

/** Of every two words one is there. */
function lackingOne(words: readonly QueryWord[]): TermChoices {
  const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]))
  return withoutRepeats(pairs.flatMap((pair) => eitherOf(pair.map((word) => choicesOfWord('anywhere', word)))))
}
