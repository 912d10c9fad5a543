import { countEither, eitherOf, type TermChoice, type TermChoices, withoutRepeats } from '../choices.ts'
import { choicesWithin, marks, type SearchField, within } from '../fields.ts'
import { wholeOf } from '../terms.ts'
import { queryTermsOf } from '../text/runs.ts'
import { initialsOf } from '../text/sound.ts'
import { spoken } from '../text/spoken.ts'
import type { Alternative } from './alternatives.ts'
import type { AnalysedQuery, QueryWord } from './question.ts'

/**
 * How well an item meets a question, the best first: it is its whole title, stands in a title as it was typed, all its words
 * are in titles, in what it is about (tags and summary), in the names of parts, or anywhere; of a sentence and of a question that
 * is relaxed, nearly all, or a part. What meets one tier meets all after it, but for those that are loose: of these only the
 * last holds all before it.
 */
export const tierNames = ['exact', 'phrase', 'title', 'subject', 'anchor', 'anywhere', 'nearly', 'partly'] as const
export interface Tier {
  name: (typeof tierNames)[number]
  choices: TermChoices
  /** From here on, what meets a tier may lack what those after it ask for, but for the last. */
  is_loose?: boolean
}

/** The last one finds everything. Not every question has all of them. */
export function tiersOf(question: AnalysedQuery): Tier[] {
  const title = choicesIn('title', question)
  return [
    ...asTyped(question, title),
    ...byInitials(question, title),
    ...inFields(question),
    { name: 'anywhere', choices: choicesIn('anywhere', question) },
    ...(question.telling ? lacking(question.telling, question.is_sentence) : ofSentence(question)),
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

/** One of the words at least. Null where that takes too many choices. */
function anyOf(field: SearchField, words: readonly QueryWord[]): TermChoices | null {
  const each = words.map((word) => choicesOfWord(field, word))
  return countEither(each) > most.choices ? null : eitherOf(each)
}

/** Initials and single syllables fit many titles that mean something else: they count less than a word that was meant. */
function isGuess({ way, choices }: Alternative): boolean {
  const terms = choices.flat()
  if (way === 'initials') return terms.some((term) => term.startsWith(marks.initials))
  return way === 'sound' && terms.some((term) => term.endsWith('*'))
}

/**
 * Initials may stand for several words. In each field the one that is used most comes first, and before the next field the
 * others. Of several words one in the title says what an item is about: it comes first among those that hold all of them.
 */
function inFields(question: AnalysedQuery): Tier[] {
  const own = question.words.map(({ text, alternatives }) => ({
    text,
    alternatives: alternatives.filter((alternative) => alternative.way !== 'initials' || isGuess(alternative)),
  }))
  const isAmbiguous = question.words.some(
    ({ alternatives }, at) => alternatives.length > (own[at]?.alternatives.length ?? 0),
  )
  const inField = (name: 'title' | 'subject' | 'anchor'): Tier[] => {
    const tier = { name, choices: choicesIn(name, question) }
    return isAmbiguous ? [{ name, choices: choicesIn(name, { words: own }), is_loose: name !== 'title' }, tier] : [tier]
  }
  const called = question.words.length > 1 ? anyOf('title', question.words) : null
  const withName = (name: 'subject' | 'anchor', choices: TermChoices, is_loose: boolean): Tier[] =>
    called === null ? [] : [{ name, choices: withoutRepeats([...choices, ...called]), is_loose }]
  return [
    ...inField('title'),
    ...withName('subject', choicesIn('subject', question), false),
    ...inField('subject'),
    ...withName('anchor', choicesIn('anywhere', question), true),
    ...inField('anchor'),
  ]
}

const initialsOfWord = { shortest: 3, longest: 5 }

/** Three letters and more that follow each other in a name are hardly there by chance. */
function byInitials({ initials }: AnalysedQuery, title: TermChoices): Tier[] {
  if (initials === null || initials.length < initialsOfWord.shortest) return []
  const length = Math.min(initials.length, initialsOfWord.longest)
  const runs = initialsOf([...initials]).filter((run) => run.length === length)
  const inRow = runs.map((run): TermChoice => [`${marks.initials}${run}`])
  return [{ name: 'phrase', choices: withoutRepeats([...inRow, ...title]) }]
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

const most = { words: 5, wordsLacking: 3, choices: 64 }

/** Nobody writes as people ask: single characters of a sentence may be missing, and of three words and more any one. */
function ofSentence({ words, is_sentence }: AnalysedQuery): Tier[] {
  const telling = words.filter(({ text }) => [...text].length > 1)
  if (!is_sentence || telling.length === 0) return []
  if (telling.length > 2) return tier('nearly', atLeast(-1, telling.slice(0, most.words), 'anywhere'))
  return telling.length < words.length ? [{ name: 'nearly', choices: choicesIn('anywhere', { words: telling }) }] : []
}

/** With the words that say most first: what is about most of them comes before what only mentions them. */
function lacking(telling: readonly QueryWord[], is_sentence: boolean): Tier[] {
  const [first, ...others] = telling.slice(0, most.words)
  if (!first || others.length === 0) return []
  const [other] = others
  if (others.length === 1 && other) return lackingOther(first, other)

  // Of many words that are no sentence each was meant.
  if (!is_sentence && telling.length > most.wordsLacking)
    return [{ name: 'nearly', choices: choicesIn('anywhere', { words: telling.slice(0, -1) }) }]

  const words = [first, ...others]
  const withFirst = (field: SearchField) => [
    ...choicesOfWord(field, first),
    ...(atLeast(1, others, field) ?? choicesIn(field, { words: others.slice(0, 1) })),
  ]
  const title = anyOf('title', words)
  const called = (choices: TermChoices | null) => (choices && title ? withoutRepeats([...choices, ...title]) : null)
  const widest = atLeast(2, words, 'anywhere')
  if (widest === null) return lacking(words.slice(0, -1), is_sentence)
  return [
    ...tier('nearly', called(atLeast(-1, words, 'subject'))),
    ...tier('nearly', atLeast(-1, words, 'subject')),
    ...tier('nearly', called(atLeast(-1, words, 'anywhere'))),
    ...tier('nearly', atLeast(-1, words, 'anywhere')),
    ...tier('partly', withFirst('subject')),
    ...tier('partly', atLeast(2, words, 'subject')),
    ...tier('partly', withFirst('anchor')),
    ...tier('partly', withFirst('anywhere')),
    { name: 'partly', choices: widest },
  ]
}

/** Of two words the one that says more is there; or the other one is in a name. */
function lackingOther(first: QueryWord, other: QueryWord): Tier[] {
  const widest = withoutRepeats(eitherOf([choicesOfWord('anywhere', first), choicesOfWord('anchor', other)]))
  return [
    { name: 'nearly', choices: choicesOfWord('subject', first) },
    { name: 'nearly', choices: choicesOfWord('title', other) },
    { name: 'nearly', choices: choicesOfWord('anchor', first) },
    { name: 'nearly', choices: choicesOfWord('anywhere', first) },
    // The last one has to hold all before it.
    ...(widest.length <= most.choices
      ? [...tier('partly', choicesOfWord('subject', other)), ...tier('partly', widest)]
      : []),
  ]
}

function tier(name: Tier['name'], choices: TermChoices | null): Tier[] {
  return choices === null ? [] : [{ name, choices }]
}

/**
 * So many of the words, or all but so many: of any that are one more than may be missing, one is there. Null where that takes too
 * many choices.
 */
function atLeast(least: number, words: readonly QueryWord[], field: SearchField): TermChoices | null {
  const missing = least > 0 ? words.length - least : -least
  const groups = groupsOf(words, missing + 1).map((group) => group.map((word) => choicesOfWord(field, word)))
  if (groups.reduce((sum, group) => sum + countEither(group), 0) > most.choices) return null
  return withoutRepeats(groups.flatMap(eitherOf))
}

function groupsOf<One>(list: readonly One[], size: number): One[][] {
  if (size === 0) return [[]]
  return list.flatMap((one, at) => groupsOf(list.slice(at + 1), size - 1).map((others) => [one, ...others]))
}
