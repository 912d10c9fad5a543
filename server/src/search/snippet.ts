import { matchesOf, piecesOf, type TermMatch, type TextPiece } from './highlight.ts'
import type { AnalysedQuery } from './query/question.ts'

/** So much of what stands before the first match is shown with it. */
const lead = 24
/** Enough to choose from. */
const mostMatches = 200
const longestText = 20_000
/** As `plainText` writes it between the cells of a table. */
const cellBorder = ' | '
const border = /[\s，。；：、！？,.;:!?）)」』”"]/

/**
 * The passage that meets most of the question, at most so long, in pieces. Without a match the text's beginning. Of a table one row
 * is shown: next to each other, rows read like a sentence that nobody wrote.
 */
export function snippet(text: string, question: AnalysedQuery, length = 120): TextPiece[] {
  const blocks = blocksOf(text.slice(0, longestText)).map((plain) => {
    const matches = matchesOf(plain, question)
    return { plain, matches, ...bestOf(matches, length) }
  })
  const most = Math.max(0, ...blocks.map(({ different }) => different))
  const place = blocks.findIndex(({ different }) => different === most)
  const block = blocks[place]
  if (!block) return []
  const { plain, matches } = block
  const from = plain.length <= length ? 0 : beginningOf(plain, block.from)
  const to = endOf(plain, from + length)
  const pieces = piecesOf(plain, matches, { from, to })
  return [...dots(place > 0 || from > 0), ...pieces, ...dots(place < blocks.length - 1 || to < plain.length)]
}

/** Each row of a table by itself, and what stands between tables in one. */
function blocksOf(text: string): string[] {
  const blocks: { plain: string; isRow: boolean }[] = []
  for (const line of text.split('\n')) {
    const plain = line.replace(/\s+/g, ' ').trim()
    const isRow = plain.includes(cellBorder)
    const last = blocks.at(-1)
    if (plain === '') continue
    if (last && !last.isRow && !isRow) last.plain += ` ${plain}`
    else blocks.push({ plain: isRow ? plain.replaceAll(cellBorder, ' · ') : plain, isRow })
  }
  return blocks.map(({ plain }) => plain)
}

/** Where the passage with the most different terms starts; of equal ones the first. */
function bestOf(matches: readonly TermMatch[], length: number): { from: number; different: number } {
  let best = { from: 0, different: 0 }
  for (const [at, { from }] of matches.slice(0, mostMatches).entries()) {
    let end = at
    while ((matches[end]?.to ?? Number.POSITIVE_INFINITY) <= from + length - lead) end++
    const different = new Set(matches.slice(at, end).map(({ term }) => term)).size
    if (different > best.different) best = { from, different }
  }
  return best
}

/** At the beginning of a sentence or word, if one is near. */
function beginningOf(text: string, match: number): number {
  const earliest = Math.max(0, match - lead)
  const before = [...text.slice(earliest, match)]
  const at = before.findIndex((sign) => border.test(sign))
  if (earliest === 0) return 0
  return at < 0 ? earliest : earliest + before.slice(0, at + 1).join('').length
}

/** Not inside a word of letters. */
function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length
  const cut = text.slice(end - lead, end + 1).search(/[^\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}]+$/u)
  return cut < 0 ? end : end - lead + cut + 1
}

function dots(areNeeded: boolean): TextPiece[] {
  return areNeeded ? [{ text: '…', is_match: false }] : []
}
