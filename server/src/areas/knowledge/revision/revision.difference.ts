import { type Change, diffArrays, diffLines } from 'diff'

export interface TextDifference {
  change: 'same' | 'added' | 'removed'
  text: string
}

/** So long a comparison may take; then everything old goes and everything new comes, which is true as well. */
const milliseconds = 500

/** What became of a text: line by line, and where lines were changed, word by word. */
export function differenceOf(before: string, after: string): TextDifference[] {
  const parts = (diffLines(before, after, { timeout: milliseconds }) ?? replaced(before, after)).map(asDifference)
  return joined(parts.flatMap((part, at) => within(part, parts[at - 1], parts[at + 1])))
}

/** A removed part and the added one after it are looked at together. */
function within(
  part: TextDifference,
  before: TextDifference | undefined,
  after: TextDifference | undefined,
): TextDifference[] {
  if (part.change === 'added' && before?.change === 'removed') return []
  if (part.change !== 'removed' || after?.change !== 'added') return [part]
  const words = diffArrays(wordsOf(part.text), wordsOf(after.text), { timeout: milliseconds })
  if (!words) return [part, after]
  return words.map((piece) => asDifference({ ...piece, value: piece.value.join('') }))
}

/** Chinese has no blanks between words: there each character is compared by itself. */
function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+|\s+|./gv) ?? []
}

function replaced(before: string, after: string): Pick<Change, 'value' | 'added' | 'removed'>[] {
  return [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
}

function asDifference({ value, added, removed }: { value: string; added: boolean; removed: boolean }): TextDifference {
  return { change: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

function joined(parts: readonly TextDifference[]): TextDifference[] {
  const whole: TextDifference[] = []
  for (const { change, text } of parts) {
    const last = whole.at(-1)
    if (text === '') continue
    if (last?.change === change) last.text += text
    else whole.push({ change, text })
  }
  return whole
}
