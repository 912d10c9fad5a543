import type { Node } from '@tiptap/pm/model'
import type { MarkdownSerializerState } from 'prosemirror-markdown'

const emphasis = ['bold', 'italic', 'strike']
const punctuation = /[\p{P}\p{S}]/u
const blank = /\s/

/** The text of one piece of a paragraph, so that Markdown reads it as that text and nothing more. */
export function escapedText(state: MarkdownSerializerState, parent: Node, index: number): string {
  const { text = '' } = parent.child(index)
  const before = index > 0 ? parent.child(index - 1) : null
  const beginsLine = before ? before.type.name === 'hardBreak' : true

  const first = needsCode(before, parent.child(index), 'after') ? codeOf(text, 0) : ''
  const after = index + 1 < parent.childCount ? parent.child(index + 1) : null
  const last = text.length > 1 && needsCode(parent.child(index), after, 'before') ? codeOf(text, -1) : ''
  const middle = text.slice(first ? 1 : 0, last ? -1 : undefined)
  return first + escapedLine(state, middle, beginsLine && !first) + last
}

function escapedLine(state: MarkdownSerializerState, text: string, beginsLine: boolean): string {
  const plain = state.esc(beginsLine ? text.trimStart() : text).replace(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
  if (!beginsLine) return plain
  return plain.replace(/^([-+>=]|#{1,6}(?=\s|$))/, '\\$1').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
}

/**
 * Emphasis ends only where a word does, by rules made for words between spaces: after `**“会签”**` a character must
 * follow that is no letter. Written as its number, it is none.
 */
function needsCode(left: Node | null, right: Node | null, side: 'before' | 'after'): boolean {
  if (!left?.isText || !right?.isText) return false
  const [inside, outside] = side === 'after' ? [left, right] : [right, left]
  const ends = inside.marks.some((mark) => emphasis.includes(mark.type.name) && !mark.isInSet(outside.marks))
  const inner = side === 'after' ? inside.text?.at(-1) : inside.text?.at(0)
  const outer = side === 'after' ? outside.text?.at(0) : outside.text?.at(-1)
  if (!ends || !inner || !outer) return false
  return punctuation.test(inner) && !punctuation.test(outer) && !blank.test(outer)
}

function codeOf(text: string, place: number): string {
  return `&#${text.at(place)?.charCodeAt(0)};`
}

/** What stands between the parentheses of a link. */
export function addressIn(address: string): string {
  const escaped = address.replace(/&(?=#?\w+;)/g, '\\&').replaceAll('\n', '%0A')
  return /^[^\s()<>\\]+$/.test(escaped) ? escaped : `<${escaped.replace(/[<>]/g, '\\$&')}>`
}

export function quoteTitle(title: string): string {
  return `"${title.replace(/["\\]|&(?=#?\w+;)/g, '\\$&').replace(/\n\s*\n/g, '\n')}"`
}

/** As many backticks as the code within does not have. */
export function fenceFor({ text = '' }: Node, side: 'open' | 'close'): string {
  const runs = new Set((text.match(/`+/g) ?? []).map(({ length }) => length))
  let length = 1
  while (runs.has(length)) length++
  const ticks = '`'.repeat(length)
  const isPadded = /^`|`$/.test(text) || /^ .* $/.test(text)
  if (!isPadded) return ticks
  return side === 'open' ? `${ticks} ` : ` ${ticks}`
}
