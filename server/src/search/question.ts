import { countChoices } from './choices.ts'
import { marks } from './fields.ts'
import { isFiller } from './filler.ts'
import { fold } from './fold.ts'
import { askedOf, type Run, runsOf } from './runs.ts'
import { initialsOf } from './sound.ts'
import { mayBeInitials, spoken } from './spoken.ts'
import { keyOf, regionalWords, type Synonyms } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** What somebody typed, cut into words, and what each of them may mean. */
export interface Question {
  /** Folded, and no longer than anybody needs. */
  text: string
  runs: readonly Run[]
  words: readonly Word[]
}

/** The first alternative is what was typed. */
export interface Word {
  text: string
  alternatives: readonly Alternative[]
}

export interface Alternative {
  way: 'typed' | 'synonym' | 'region' | 'sound' | 'initials'
  text: string
  /** All of these, for the alternative to be there. */
  terms: readonly string[]
}

/** A hostile question costs no more than a long one. */
const limits = { characters: 200, words: 16, choices: 64, choicesPerWord: 16, synonyms: 6, phrase: 6 }

/** Null where there is nothing to ask for. */
export function readQuestion(text: string, synonyms: Synonyms = new Map()): Question | null {
  const folded = fold(text.slice(0, limits.characters)).slice(0, limits.characters)
  const runs = runsOf(folded)
  const words = meant(tokensOf(runs), synonyms)
  const telling = words.filter((word) => !isFiller(word.text))
  return words.length > 0 ? { text: folded.trim(), runs, words: bounded(telling.length > 0 ? telling : words) } : null
}

/** A word of a run; `joins` when it follows the one before without a gap. */
interface Token extends Run {
  joins: boolean
}

function tokensOf(runs: readonly Run[]): Token[] {
  return runs.flatMap((run): Token | Token[] =>
    run.is_han
      ? wordsOf(run.text).map((text, at) => ({ text, is_han: true, joins: at > 0 }))
      : { ...run, joins: false },
  )
}

/** From left to right, the longest phrase that means something else too. */
function meant(tokens: readonly Token[], synonyms: Synonyms): Word[] {
  const words: Word[] = []
  const isSpoken = tokens.every(({ text, is_han }) => is_han || spoken(text).length > 0)
  for (let from = 0; from < tokens.length; ) {
    const phrase = phraseOf(tokens.slice(from, from + limits.phrase), synonyms)
    words.push({ text: textOf(phrase), alternatives: alternativesOf(phrase, synonyms, isSpoken) })
    from += phrase.length
  }
  return words
}

/** As many words as mean something else together, or are typed by their sound; or the first alone. */
function phraseOf(tokens: readonly Token[], synonyms: Synonyms): readonly Token[] {
  const lengths = tokens.map((_, at) => tokens.length - at)
  const isKnown = (key: string) => synonyms.has(key) || regionalWords().has(key)
  const known = lengths.find((length) => isKnown(keyOf(runsOf(textOf(tokens.slice(0, length)))))) ?? 1
  const other = tokens.findIndex(({ text, is_han }) => is_han || spoken(text).length === 0)
  return tokens.slice(0, Math.max(known, other < 0 ? tokens.length : other))
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, joins }, at) => (at > 0 && !joins ? ` ${text}` : text)).join('')
}

function alternativesOf(phrase: readonly Token[], synonyms: Synonyms, isSpoken: boolean): Alternative[] {
  const text = textOf(phrase)
  const key = keyOf(runsOf(text))
  const others = (way: 'synonym' | 'region', of: Synonyms) =>
    (of.get(key) ?? [])
      .slice(0, limits.synonyms)
      .map((text) => ({ way, text, terms: termsOf(tokensOf(runsOf(fold(text)))) }))

  return [
    { way: 'typed', text, terms: termsOf(phrase) },
    ...others('synonym', synonyms),
    ...others('region', regionalWords()),
    ...(phrase.some(({ is_han }) => is_han) ? [] : [...soundsOf(text, isSpoken), ...initialsAs(text)]),
  ]
}

function termsOf(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.flatMap(askedOf))].slice(0, limits.choicesPerWord)
}

/** One syllable is nearly any character; it is asked for only where nothing else looks like another language. */
function soundsOf(text: string, isSpoken: boolean): Alternative[] {
  return spoken(text.replaceAll(' ', '')).flatMap((syllables) => {
    const pairs = syllables.slice(1).map((syllable, at) => `${marks.sound}${syllables[at]}-${syllable}`)
    if (pairs.length === 0 && !isSpoken) return []
    return {
      way: 'sound',
      text: syllables.join(' '),
      terms: pairs.length > 0 ? pairs : [`${marks.sound}${syllables[0]}-*`],
    }
  })
}

function initialsAs(text: string): Alternative[] {
  if (!mayBeInitials(text)) return []
  const runs = initialsOf([...text])
  const longest = Math.max(...runs.map(({ length }) => length))
  const terms = runs.filter(({ length }) => length === longest).map((run) => `${marks.initials}${run}`)
  return [{ way: 'initials', text, terms }]
}

/** The least likely alternatives are left out, then the last words. */
function bounded(words: readonly Word[]): Word[] {
  let choices = 0
  return words.slice(0, limits.words).flatMap(({ text, alternatives }) => {
    const kept = alternatives.filter(
      (_, at) => countChoices(alternatives.slice(0, at + 1).map(({ terms }) => terms)) <= limits.choicesPerWord,
    )
    choices += countChoices(kept.map(({ terms }) => terms))
    return choices <= limits.choices ? { text, alternatives: kept } : []
  })
}
