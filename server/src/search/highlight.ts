import type { Alternative } from './alternatives.ts'
import { beginningOf } from './fields.ts'
import { foldWithPlaces, type Range } from './places.ts'
import type { Question } from './question.ts'
import { keptOf, type Run, runsOf } from './runs.ts'
import { syllablesOf } from './sound.ts'

/** Titles, tags and summaries; longer texts are not found by their sound. */
const longestSounded = 500

/** A part of the text as it was written. */
export interface TextPiece {
  text: string
  is_match: boolean
}

export interface Match extends Range {
  /** Which of the terms was met there. */
  term: string
}

/** The whole text in pieces: what meets the question stands out, in whatever script it is written. */
export function highlight(text: string, question: Question): TextPiece[] {
  return piecesOf(text, matchesOf(text, question), { from: 0, to: text.length })
}

/** Where a text holds what is asked for, by the same terms that find it. */
export function matchesOf(text: string, question: Question): Match[] {
  const { folded, original } = foldWithPlaces(text)
  const alternatives = question.words.flatMap((word) => word.alternatives)
  const terms = new Set(alternatives.flatMap(({ choices }) => choices.flat()))
  const typed = question.runs.filter((run) => run.is_han && run.text.length > 1)
  const sounds = folded.length > longestSounded ? [] : alternatives.filter(isSound)
  return runsOf(folded)
    .flatMap((run) => {
      const found = [...byTerms(run, terms), ...(run.is_han ? [...byRun(run, typed), ...bySound(run, sounds)] : [])]
      return found.map(({ term, from, to }) => ({ term, ...original(run.at + from, run.at + to) }))
    })
    .sort((one, other) => one.from - other.from || one.to - other.to)
}

/** Of the range; matches that touch or overlap are one. */
export function piecesOf(text: string, matches: readonly Range[], { from, to }: Range): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = from
  const add = (end: number, is_match: boolean) => {
    const last = pieces.at(-1)
    const part = text.slice(at, end)
    if (part === '') return
    if (last?.is_match === is_match) last.text += part
    else pieces.push({ text: part, is_match })
    at = end
  }
  for (const match of matches) {
    add(Math.min(Math.max(match.from, at), to), false)
    add(Math.min(Math.max(match.to, at), to), true)
  }
  add(to, false)
  return pieces
}

function byTerms(run: Run, asked: ReadonlySet<string>): Match[] {
  return keptOf(run).flatMap((kept) => {
    if (asked.has(kept.term)) return kept
    const beginning = beginningOf(kept.term)
    return beginning && asked.has(beginning) ? { ...kept, to: kept.from + beginning.length - 1 } : []
  })
}

/** Typed without a gap, and written so: the characters between the words belong to it. */
function byRun({ text }: Run, typed: readonly Run[]): Match[] {
  return typed.flatMap((run) => {
    const from = text.indexOf(run.text)
    return from < 0 ? [] : { term: run.text, from, to: from + run.text.length }
  })
}

function isSound({ way }: Alternative): boolean {
  return way === 'sound' || way === 'initials'
}

/** Each syllable is a character of the run. */
function bySound({ text }: Run, sounds: readonly Alternative[]): Match[] {
  if (sounds.length === 0) return []
  const characters = [...text]
  const syllables = syllablesOf(text)
  const place = (at: number) => characters.slice(0, at).join('').length
  return sounds.flatMap(({ way, text }) => {
    const asked = way === 'sound' ? text.split(' ') : [...text]
    const said = way === 'sound' ? syllables : syllables.map(([first]) => first)
    return said.flatMap((_, from) =>
      asked.every((syllable, at) => isSaid(said[from + at], syllable))
        ? { term: text, from: place(from), to: place(from + asked.length) }
        : [],
    )
  })
}

function isSaid(syllable: string | undefined, asked: string): boolean {
  return asked.endsWith('*') ? (syllable?.startsWith(asked.slice(0, -1)) ?? false) : syllable === asked
}
