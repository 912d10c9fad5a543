import type { ReviewCheck } from '@atrium/contract/review/review'

export type CheckPlace = ReviewCheck['places'][number]
type CheckValues = ReviewCheck['values']

const mostPlaces = 50
const mostLines = 60
const longestExcerpt = 120

/** What came to light while a package was read: the lines of the check report that need nothing but the package. */
export class PackageReport {
  readonly #checks: ReviewCheck[] = []

  wrong(message: string, values: CheckValues = {}, place?: CheckPlace) {
    this.#add('wrong', message, values, place)
  }

  note(message: string, values: CheckValues = {}, place?: CheckPlace) {
    this.#add('note', message, values, place)
  }

  passed(message: string, values: CheckValues = {}) {
    this.#add('passed', message, values)
  }

  has(name: ReviewCheck['name']) {
    return this.#checks.some((check) => check.name === name)
  }

  get checks(): ReviewCheck[] {
    return this.#checks
  }

  /** The same finding at several places is one line. */
  #add(outcome: ReviewCheck['outcome'], message: string, values: CheckValues, place?: CheckPlace) {
    const serialized = JSON.stringify(values)
    const same = this.#checks.find((check) => check.message === message && JSON.stringify(check.values) === serialized)
    if (same) {
      if (place && same.places.length < mostPlaces) same.places.push(place)
    } else if (this.#checks.length < mostLines) {
      const name = message.slice(0, message.indexOf('.')) as ReviewCheck['name']
      this.#checks.push({ name, outcome, message, values, places: place ? [place] : [] })
    }
  }
}

/** Thrown where reading cannot go on. What was found before stays in the report. */
export class PackageUnreadable extends Error {
  readonly values: CheckValues
  readonly place: CheckPlace | undefined

  constructor(message: string, values: CheckValues = {}, place?: CheckPlace) {
    super(message)
    this.values = values
    this.place = place
  }
}

/** A place by its line, counted from 1, with what stands there. */
export function atLine(path: string, text: string, offset: number): CheckPlace {
  const { line, start } = lineAt(text, offset)
  const end = text.indexOf('\n', offset)
  // A file of one long line: what stands around the spot says more than its beginning.
  const from = Math.max(start, offset - longestExcerpt / 2)
  return { path, at: String(line), excerpt: excerptOf(text.slice(from, end < 0 ? from + 2 * longestExcerpt : end)) }
}

/** Where the lines begin in the text that was asked about last: a reader asks many times about the same one. */
let known = { text: '', starts: [0] }

function lineAt(text: string, offset: number) {
  if (known.text !== text) known = { text, starts: lineStarts(text) }
  let [low, high] = [0, known.starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((known.starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, start: known.starts[low] ?? 0 }
}

function lineStarts(text: string) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** A place by its JSON Pointer. */
export function atPointer(path: string, pointer: string, excerpt: unknown = ''): CheckPlace {
  const text = typeof excerpt === 'string' ? excerpt : (JSON.stringify(excerpt)?.slice(0, 2 * longestExcerpt) ?? '')
  return { path, at: pointer, excerpt: excerptOf(text) }
}

/** The file as a whole. */
export function inFile(path: string, excerpt = ''): CheckPlace {
  return { path, at: '', excerpt: excerptOf(excerpt) }
}

/** Kept in the database and drawn on pages: no control characters, no half letters, not long. */
function excerptOf(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  const plain = text.slice(0, 2 * longestExcerpt).replace(/[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]+/g, ' ')
  return plain.trim().slice(0, longestExcerpt).toWellFormed()
}
