import { stem } from './stem.ts'

/** Neighbouring Chinese characters, or what is written together in another script: `leave`, `a8-v5.7`. */
export interface Run {
  text: string
  is_han: boolean
}

const han = String.raw`\p{Script=Han}`
const letters = String.raw`[[\p{L}\p{N}\p{M}]--${han}]`
const runs = new RegExp(`${han}+|${letters}+(?:[\\-._\\/]${letters}+)*`, 'gv')
const pieces = /(\p{Nd}+|[^\p{Nd}\-._\/]+)([\-._\/]?)/gv
const number = /^\p{Nd}/v

/** Nothing people type is longer; keys and hashes in a text would only fill the index. */
const longestWord = 40
const mostPieces = 12

/** Of a folded text. */
export function runsOf(folded: string): Run[] {
  return Array.from(folded.match(runs) ?? [], (text) => ({ text, is_han: isHan(text) }))
}

/**
 * What a text keeps of a run: every two neighbouring characters of Chinese. The last one stands alone too, and with it every
 * character begins some term, and can be asked for by itself.
 */
export function keptOf({ text, is_han }: Run): string[] {
  if (is_han) return pairsOf(text, (character, next) => character + (next ?? ''))
  const all = piecesOf(text)
  return [...joined(all).map(({ term }) => term), ...all.filter(isWord).map(word)]
}

/** What a question asks of a run, all of it. `表*` asks for any term that begins with the character. */
export function askedOf({ text, is_han }: Run): string[] {
  if (is_han) {
    const asked = pairsOf(text, (character, next) => next && character + next)
    return asked.length > 0 ? asked : [`${text}*`]
  }
  const all = piecesOf(text)
  const codes = joined(all)
  const inCode = new Set(codes.flatMap(({ of }) => of))
  return [...codes.map(({ term }) => term), ...all.filter((_, at) => !inCode.has(at)).map(word)]
}

export function isHan(text: string): boolean {
  return /^\p{Script=Han}/v.test(text)
}

function pairsOf(text: string, term: (character: string, next?: string) => string | undefined): string[] {
  const characters = [...text]
  return characters.flatMap((character, at) => term(character, characters[at + 1]) ?? [])
}

interface Piece {
  text: string
  /** At its end, by a sign. */
  is_cut: boolean
  is_alone: boolean
}

function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(pieces), ([all, text = '']) => ({ text, is_cut: all !== text }))
    .map((piece, at, every) => ({ ...piece, is_alone: isEnd(every[at - 1]) && isEnd(every[at + 1] && piece) }))
    .slice(0, mostPieces)
}

function isEnd(piece: { is_cut: boolean } | undefined): boolean {
  return piece === undefined || piece.is_cut
}

/** A number belongs to what stands before it, however it is joined: `A8-V5.7` and `a8 v5.7` share `a-8`, `v-5` and `5-7`. */
function joined(all: readonly Piece[]) {
  return all.flatMap((piece, at) => {
    const next = all[at + 1]
    if (!next || !(number.test(next.text) || (number.test(piece.text) && !piece.is_cut))) return []
    return { term: `${piece.text.slice(0, longestWord)}-${next.text.slice(0, longestWord)}`, of: [at, at + 1] }
  })
}

/** The `a` of `a4` is no word, and neither is its `4`. */
function isWord({ text, is_alone }: Piece): boolean {
  return is_alone || text.length > 1
}

function word({ text }: Piece): string {
  return stem(text).slice(0, longestWord)
}
