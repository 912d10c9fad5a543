import type { Alternative } from './query/alternatives.ts'
import type { AnalysedQuery } from './query/question.ts'
import { fold } from './text/fold.ts'
import { isHan, keptOf, runsOf, type TextRun } from './text/runs.ts'
import { syllablesOf } from './text/sound.ts'

/** What folds by itself, one for one, however many stand together; or a character with its accents. */
const parts = /[\u0020-\u007e\u3001-\u301b\u4e00-\u9fff\uff01-\uff5e]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu

/** Titles, tags and summaries; longer texts are not found by their sound. */
const longestSounded = 500

/** A part of the text as it was written. */
export interface TextPiece {
  text: string
  is_match: boolean
}

export interface TermMatch extends TextRange {
  /** Which of the terms was met there. */
  term: string
}

/** The whole text in pieces, with matches of the query marked, in any script. */
export function highlight(text: string, question: AnalysedQuery): TextPiece[] {
  return piecesOf(text, matchesOf(text, question), { from: 0, to: text.length })
}

/** Where a text holds what is asked for, by the same terms that find it. */
export function matchesOf(text: string, { words, runs }: AnalysedQuery): TermMatch[] {
  const { folded, original } = foldWithPlaces(text)
  const alternatives = words.flatMap((word) => word.alternatives)
  const terms = new Set(alternatives.flatMap(({ choices }) => choices.flat()))
  const chinese = [...terms, ...runs.map((run) => run.text)].filter(isHan).map((term) => term.replace('*', ''))
  const sounds = folded.length > longestSounded ? [] : alternatives.filter(isSound)
  const found = [...new Set(chinese)].flatMap((term) => placesOf(term, folded))
  for (const run of runsOf(folded)) {
    const inRun = run.is_han ? bySound(run, sounds) : keptOf(run).filter(({ term }) => terms.has(term))
    found.push(...inRun.map(({ term, from, to }) => ({ term, from: run.at + from, to: run.at + to })))
  }
  return found
    .map(({ term, from, to }) => ({ term, ...original(from, to) }))
    .sort((one, other) => one.from - other.from || one.to - other.to)
}

/** Of the range; matches that touch or overlap are one. */
export function piecesOf(text: string, matches: readonly TextRange[], { from, to }: TextRange): TextPiece[] {
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

/** Two neighbouring characters are a term of the text wherever they stand; so is what was typed without a gap. */
function placesOf(term: string, folded: string): TermMatch[] {
  const places: TermMatch[] = []
  for (let from = folded.indexOf(term); from >= 0; from = folded.indexOf(term, from + 1))
    places.push({ term, from, to: from + term.length })
  return places
}

function isSound({ way }: Alternative): boolean {
  return way === 'sound' || way === 'initials'
}

/** Each syllable is a character of the run. */
function bySound({ text }: TextRun, sounds: readonly Alternative[]): TermMatch[] {
  if (sounds.length === 0) return []
  const characters = [...text]
  const syllables = syllablesOf(text)
  const place = (at: number) => characters.slice(0, at).join('').length
  return sounds.flatMap(({ way, text }) => {
    const asked = way === 'sound' ? text.split(' ') : [...text]
    const spoken = way === 'sound' ? syllables : syllables.map(([first]) => first)
    return spoken.flatMap((_, from) =>
      asked.every((syllable, at) => isMatched(spoken[from + at], syllable))
        ? { term: text, from: place(from), to: place(from + asked.length) }
        : [],
    )
  })
}

function isMatched(syllable: string | undefined, asked: string): boolean {
  return asked.endsWith('*') ? (syllable?.startsWith(asked.slice(0, -1)) ?? false) : syllable === asked
}

/** A folded text that knows where each part of it stands in the original. */
function foldWithPlaces(text: string): { folded: string; original: (from: number, to: number) => TextRange } {
  const starts: number[] = []
  let folded = ''
  for (const { 0: part, index } of text.matchAll(parts)) {
    const plain = fold(part)
    const isOneForOne = plain.length === part.length
    for (let at = 0; at < plain.length; at++) starts.push(isOneForOne ? index + at : index)
    folded += plain
  }

  /** What became several characters, like ㈱, is one place. */
  function original(from: number, to: number): TextRange {
    let end = to
    while (starts[end] === starts[to - 1]) end++
    return { from: starts[from] ?? 0, to: starts[end] ?? text.length }
  }
  return { folded, original }
}

interface TextRange {
  from: number
  to: number
}
