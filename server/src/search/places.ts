import { fold } from './fold.ts'

/** What folds by itself, one for one, however many stand together; or a character with its accents. */
const parts = /[\u0020-\u007e\u3001-\u301b\u4e00-\u9fff\uff01-\uff5e]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu

/** A folded text that knows where each part of it stands in the original. */
export function foldWithPlaces(text: string): { folded: string; original: (from: number, to: number) => TextRange } {
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

export interface TextRange {
  from: number
  to: number
}
