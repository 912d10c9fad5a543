import { stem } from './stem.ts'

/** Neighbouring Chinese characters, or what is written together in another script: `leave`, `a8-v5.7`. */
export interface Run {
  text: string
  is_han: boolean
}

export interface PlacedRun extends Run {
  at: number
}

const han = String.raw`\p{Script=Han}`
const letters = String.raw`[[\p{L}\p{N}\p{M}]--${han}]`
const runs = new RegExp(`${han}+|${letters}+(?:[\\-._\\/]${letters}+)*`, 'gv')
const pieces = /\p{Nd}+|[^\p{Nd}\-._\/]+/gv
const number = /^\p{Nd}/v

/** Nothing people type is longer; keys and hashes in a text would only fill the index. */
const longestWord = 40
const mostPieces = 12

/** Of a folded text, with where they begin in it. */
export function runsOf(folded: string): PlacedRun[] {
  return Array.from(folded.matchAll(runs), ({ 0: text, index }) => ({ text, is_han: isHan(text), at: index }))
}

/** A term, and which part of the run it is. */
export interface Kept {
  term: string
  from: number
  to: number
}

/**
 * What a text keeps of a run: every two neighbouring characters of Chinese. The last one stands alone too, and with it every
 * character begins some term, and can be asked for by itself.
 */
export function keptOf({ text, is_han }: Run): Kept[] {
  if (is_han) {
    const characters = charactersOf(text)
    return characters.map(({ text, from, to }, at) => {
      const next = characters[at + 1]
      return { term: text + (next?.text ?? ''), from, to: next?.to ?? to }
    })
  }
  const all = piecesOf(text)
  return [...codesOf(all), ...all.filter(isWord).map(wordOf)]
}

/** What a question asks of a run, all of it. `表*` asks for any term that begins with the character. */
export function askedOf(run: Run): string[] {
  const { text, is_han } = run
  if (is_han) {
    const pairs = keptOf(run).slice(0, -1)
    return pairs.length > 0 ? pairs.map(({ term }) => term) : [`${text}*`]
  }
  const all = piecesOf(text)
  const codes = codesOf(all)
  const words = all.filter((piece) => !codes.some(({ from, to }) => from <= piece.from && piece.to <= to))
  return [...codes.filter(isMeant), ...words.map(wordOf)].map(({ term }) => term)
}

export function isHan(text: string): boolean {
  return /^\p{Script=Han}/v.test(text)
}

interface Piece {
  text: string
  from: number
  to: number
}

function charactersOf(text: string): Piece[] {
  let to = 0
  return Array.from(text, (character) => {
    to += character.length
    return { text: character, from: to - character.length, to }
  })
}

/** Letters and numbers by themselves: `v5.7` is `v`, `5` and `7`. */
function piecesOf(text: string) {
  const all = Array.from(text.matchAll(pieces), ({ 0: piece, index }) => ({
    ...{ text: piece, from: index, to: index + piece.length },
    is_alone: !isPart(text[index - 1]) && !isPart(text[index + piece.length]),
  }))
  return all.slice(0, mostPieces)
}

/** A number belongs to what stands before it, however it is joined: `A8-V5.7` and `a8 v5.7` share `a-8`, `v-5` and `5-7`. */
function codesOf(all: readonly Piece[]): Kept[] {
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
function isMeant({ term, to }: Kept, at: number, codes: readonly Kept[]): boolean {
  const next = codes[at + 1]
  return !(term.startsWith('v-') && next && next.from < to)
}

/** The `a` of `a4` is no word, and neither is its `4`. */
function isWord({ text, is_alone }: Piece & { is_alone: boolean }): boolean {
  return is_alone || text.length > 1
}

function isPart(sign: string | undefined): boolean {
  return sign !== undefined && !/[-._/]/.test(sign)
}

function wordOf({ text, from, to }: Piece): Kept {
  return { term: stem(text).slice(0, longestWord), from, to }
}
