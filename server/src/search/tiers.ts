import { type Choice, type Choices, choicesOf, withoutRepeats } from './choices.ts'
import { type Field, marks, within } from './fields.ts'
import type { Alternative, Question } from './question.ts'
import { askedOf } from './runs.ts'
import { spoken } from './spoken.ts'
import { wholeOf } from './terms.ts'

/**
 * How well an item meets a question, the best first: it is its whole title, stands in a title as it was typed, all its words
 * are in titles, in the names of parts and tags, or anywhere. What meets one tier meets all after it.
 */
export const tierNames = ['exact', 'phrase', 'title', 'anchor', 'anywhere'] as const
export interface Tier {
  name: (typeof tierNames)[number]
  choices: Choices
}

/** The last one finds everything. */
export function tiersOf(question: Question): Tier[] {
  const title = choicesIn('title', question)
  return [
    ...asTyped(question, title),
    { name: 'title', choices: title },
    { name: 'anchor', choices: choicesIn('anchor', question) },
    { name: 'anywhere', choices: choicesIn('anywhere', question) },
  ]
}

/** Whatever the item holds the words in: what lists ask for. */
export function choicesIn(field: Field, { words }: Question): Choices {
  return withoutRepeats(
    words.flatMap(({ alternatives }) =>
      choicesOf(
        alternatives
          .filter((alternative) => field === 'anywhere' || !isGuess(alternative))
          .map(({ terms }) => terms.map((term) => within(field, term))),
      ),
    ),
  )
}

/** Initials and single syllables fit many titles that mean something else: they count less than a word that was meant. */
function isGuess({ way, terms }: Alternative): boolean {
  return way === 'initials' || (way === 'sound' && terms.some((term) => term.endsWith('*')))
}

/** A title of Chinese that sounds as it was typed is as good as one that reads so. Too long for a title: no such tiers. */
function asTyped({ runs, text }: Question, title: Choices): Tier[] {
  const whole = wholeOf(runs)
  if (whole === null) return []
  const sounds = spoken(text.replaceAll(' ', ''))
    .filter(({ length }) => length > 1)
    .map((syllables) => `${marks.whole}${syllables.join('-')}`)
  // Other readings of the same letters may be among the sounds: the words must be there, too.
  const words = sounds.length > 0 ? title : []
  const phrase = runs.flatMap(askedOf).map((term): Choice => [within('title', term), ...sounds])
  return [
    { name: 'exact', choices: withoutRepeats([[whole, ...sounds], ...words]) },
    { name: 'phrase', choices: withoutRepeats([...phrase, ...words]) },
  ]
}
