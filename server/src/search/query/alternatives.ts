import type { TermChoice, TermChoices } from '../choices.ts'
import { marks } from '../fields.ts'
import { fold } from '../text/fold.ts'
import { queryTermsOf, runsOf, type TextRun } from '../text/runs.ts'
import { initialsOf } from '../text/sound.ts'
import { mayBeInitials, spoken, spokenSoFar } from '../text/spoken.ts'
import { keyOf, regionalWords, type Synonyms } from './synonyms.ts'

/** One of the things a word may mean. */
export interface Alternative {
  way: 'typed' | 'synonym' | 'region' | 'sound' | 'initials'
  /** Of a sound its syllables; the last one ends with a star where it was broken off. */
  text: string
  /** What must be there. */
  choices: TermChoices
}

const mostSynonyms = 6
const mostTerms = 16

/** Likely ones first. */
export function alternativesOf(
  text: string,
  tokens: readonly TextRun[],
  synonyms: Synonyms,
  sameInitials: Synonyms,
): Alternative[] {
  const runs = runsOf(text)
  const key = keyOf(runs)
  return [
    { way: 'typed', text, choices: each(typedTerms(tokens, runs)) },
    ...others('synonym', synonyms.get(key)),
    ...others('region', regionalWords().get(key)),
    ...others('initials', sameInitials.get(key)),
    ...(tokens.some(({ is_han }) => is_han) ? [] : asSpoken(text)),
  ]
}

/** Words may stand apart from each other; single characters of a phrase may not. */
function typedTerms(tokens: readonly TextRun[], runs: readonly TextRun[]): string[] {
  const apart = tokens.every(({ text }) => [...text].length > 1)
  return [...new Set((apart ? tokens : runs).flatMap(queryTermsOf))].slice(0, mostTerms)
}

/** What sounds like two syllables or more stands for no initials. */
function asSpoken(text: string): Alternative[] {
  const sounds = soundsOf(text.replaceAll(' ', ''))
  return sounds.some(({ text }) => text.includes(' ')) ? sounds : [...sounds, ...initialsIn(text)]
}

function others(way: 'synonym' | 'region' | 'initials', phrases: readonly string[] = []): Alternative[] {
  return phrases
    .slice(0, mostSynonyms)
    .map((text) => ({ way, text, choices: each(runsOf(fold(text)).flatMap(halvesOf)) }))
}

/** Of a long word, pairs that lie side by side are enough. */
function halvesOf(run: TextRun): string[] {
  const terms = queryTermsOf(run)
  return run.is_han && terms.length > 3 ? terms.filter((_, at) => at % 2 === 0 || at === terms.length - 1) : terms
}

function soundsOf(letters: string): Alternative[] {
  const whole = spoken(letters).map((syllables) => {
    const pairs = syllables.slice(1).map((syllable, at) => `${marks.sound}${syllables[at]}-${syllable}`)
    return { syllables, choices: each(pairs.length > 0 ? pairs : [`${marks.sound}${syllables[0]}-*`]) }
  })
  const found = whole.length > 0 ? whole : spokenSoFar(letters).map(brokenOff(letters))
  return found.map(({ syllables, choices }) => ({ way: 'sound', text: syllables.join(' '), choices }))
}

function brokenOff(letters: string) {
  return ({ syllables, ends }: { syllables: string[]; ends: string[] }) => {
    const pairs = syllables.slice(1).map((syllable, at) => `${marks.sound}${syllables[at]}-${syllable}`)
    const last = ends.map((end) => `${marks.sound}${syllables.at(-1)}-${end}`) as unknown as TermChoice
    return {
      syllables: [...syllables, `${letters.slice(syllables.join('').length)}*`],
      choices: [...each(pairs), last],
    }
  }
}

function initialsIn(text: string): Alternative[] {
  if (!mayBeInitials(text)) return []
  const runs = initialsOf([...text])
  const longest = Math.max(...runs.map(({ length }) => length))
  const terms = runs.filter(({ length }) => length === longest).map((run) => `${marks.initials}${run}`)
  return [{ way: 'initials', text, choices: each(terms) }]
}

function each(terms: readonly string[]): TermChoices {
  return terms.map((term) => [term])
}
