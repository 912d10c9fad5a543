import { type KeptTerm, keptOfLetters, letterQueryTerms } from './letters.ts'

/** Neighbouring Chinese characters, or what is written together in another script: `leave`, `a8-v5.7`. */
export interface TextRun {
  text: string
  is_han: boolean
}

export interface PlacedRun extends TextRun {
  at: number
}

const han = String.raw`\p{Script=Han}`
const letters = String.raw`[[\p{L}\p{N}\p{M}]--${han}]`
const runs = new RegExp(`${han}+|${letters}+(?:[\\-._\\/]${letters}+)*`, 'gv')

/** Of a folded text, with where they begin in it. */
export function runsOf(folded: string): PlacedRun[] {
  return Array.from(folded.matchAll(runs), ({ 0: text, index }) => ({ text, is_han: isHan(text), at: index }))
}

/**
 * What a text keeps of a run: every two neighbouring characters of Chinese. The last one stands alone too, and with it every
 * character begins some term, and can be asked for by itself.
 */
export function keptOf({ text, is_han }: TextRun): KeptTerm[] {
  if (!is_han) return keptOfLetters(text)
  const characters = charactersOf(text)
  return characters.map(({ term, from, to }, at) => {
    const next = characters[at + 1]
    return { term: term + (next?.term ?? ''), from, to: next?.to ?? to }
  })
}

/** What a question asks of a run, all of it. `表*` asks for any term that begins with the character. */
export function queryTermsOf(run: TextRun): string[] {
  if (!run.is_han) return letterQueryTerms(run.text)
  const pairs = keptOf(run).slice(0, -1)
  return pairs.length > 0 ? pairs.map(({ term }) => term) : [`${run.text}*`]
}

export function isHan(text: string): boolean {
  return /^\p{Script=Han}/v.test(text)
}

function charactersOf(text: string): KeptTerm[] {
  let to = 0
  return Array.from(text, (term) => {
    to += term.length
    return { term, from: to - term.length, to }
  })
}
