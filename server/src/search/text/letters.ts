/** A term, and which part of the run it is. */

/** The last ones are taken off first: `processes` → `process`, `approvals` → `approval` → `approv`. */
const plural: StemEnding[] = [
  [/(?<=[sxz]|ch|sh)es$/, ''],
  [/ies$/, 'i'],
  [/(?<![ius])s$/, ''],
]

const form: StemEnding[] = [
  [/(?<=[aeiouy].*)(?<=..)ing$/, ''],
  [/ied$/, 'i'],
  [/(?<=[aeiouy].*)(?<=..)(?<!e)ed$/, ''],
  [/(?<=.{3}[vws])al$/, ''],
  [/(?<=.{5})ment$/, ''],
]

const sound: StemEnding[] = [
  [/(?<=..)e$/, ''],
  [/(?<=[^aeiou])y$/, 'i'],
  [/(?<=..)([^aeiou])\1$/, '$1'],
]
export interface KeptTerm {
  term: string
  from: number
  to: number
}

const pieces = /\p{Nd}+|[^\p{Nd}\-._\/]+/gv
const number = /^\p{Nd}/v

/** Nothing people type is longer; keys and hashes in a text would only fill the index. */
const longestWord = 40
const mostPieces = 12

/** What a text keeps of letters and numbers that are written together. */
export function keptOfLetters(text: string): KeptTerm[] {
  const all = piecesOf(text)
  return [...codesOf(all), ...all.filter(isWord).map(wordOf)]
}

/** What a question asks of them. */
export function letterQueryTerms(text: string): string[] {
  const all = piecesOf(text)
  const codes = codesOf(all)
  const words = all.filter((piece) => !codes.some(({ from, to }) => from <= piece.from && piece.to <= to))
  return [...codes.filter(isMeant), ...words.map(wordOf)].map(({ term }) => term)
}

interface LetterPiece {
  text: string
  from: number
  to: number
  is_alone: boolean
}

/** Letters and numbers by themselves: `v5.7` is `v`, `5` and `7`. */
function piecesOf(text: string): LetterPiece[] {
  const all = Array.from(text.matchAll(pieces), ({ 0: piece, index }) => ({
    text: piece,
    from: index,
    to: index + piece.length,
    is_alone: !isPart(text[index - 1]) && !isPart(text[index + piece.length]),
  }))
  return all.slice(0, mostPieces)
}

/** A number belongs to what stands before it, however it is joined: `A8-V5.7` and `a8 v5.7` share `a-8`, `v-5` and `5-7`. */
function codesOf(all: readonly LetterPiece[]): KeptTerm[] {
  return all.flatMap((piece, at) => {
    const next = all[at + 1]
    const isCode = next && (number.test(next.text) || (number.test(piece.text) && next.from === piece.to))
    if (!isCode) return []
    return {
      term: [piece, next].map(({ text }) => text.slice(0, longestWord)).join('-'),
      from: piece.from,
      to: next.to,
    }
  })
}

/** `v10.2` asks for 10.2, with or without the letter. */
function isMeant({ term, to }: KeptTerm, at: number, codes: readonly KeptTerm[]): boolean {
  const next = codes[at + 1]
  return !(term.startsWith('v-') && next && next.from < to)
}

/** The `a` of `a4` is no word, and neither is its `4`. */
function isWord({ text, is_alone }: LetterPiece): boolean {
  return is_alone || text.length > 1
}

function isPart(sign: string | undefined): boolean {
  return sign !== undefined && !/[-._/]/.test(sign)
}

function wordOf({ text, from, to }: LetterPiece): KeptTerm {
  return { term: stem(text).slice(0, longestWord), from, to }
}

type StemEnding = [RegExp, string]

/**
 * English, lightly: one or several, done and doing are one word, and so are `approve` and `approval`. The result need not be
 * a word; it is the same for all of them, which is what counts. Other words, short ones and codes stay as they are.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  return [plural, form, ...sound.map((ending) => [ending])].reduce(withoutEnding, word)
}

/** Only the first that fits. */
function withoutEnding(word: string, endings: readonly StemEnding[]): string {
  const ending = endings.find(([pattern]) => pattern.test(word))
  return ending ? word.replace(...ending) : word
}
