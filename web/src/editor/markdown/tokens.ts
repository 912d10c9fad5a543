import MarkdownIt, { type Token } from 'markdown-it'
import { callOutNames } from '../call-out.ts'

/**
 * CommonMark with tables, strikethrough, task lists and call-outs. Raw HTML is text. The tokens of the last two are made
 * here, so that each block of the source is still one block of the document.
 */
export const tokenizer = new MarkdownIt({ html: false })

/** The addresses that links of a text refer to by name. */
export type References = NonNullable<NonNullable<Parameters<typeof tokenizer.parse>[1]>['references']>

// Addresses are kept as they were written; a browser encodes them when it goes there.
tokenizer.normalizeLink = (address) => address

tokenizer.core.ruler.push('call_outs', ({ tokens }) => {
  for (let place = 0; place < tokens.length; place++) nameCallOut(tokens, place)
})
tokenizer.core.ruler.push('task_lists', ({ tokens }) => {
  for (let place = 0; place < tokens.length; place++) nameTaskList(tokens, place)
})
tokenizer.core.ruler.push('line_ends', ({ tokens }) => {
  for (const { children } of tokens) if (children) joinLines(children)
})
// In the document a cell holds a paragraph; a reader does not see it, like those of a list whose items stand close.
tokenizer.core.ruler.push('cells', (state) => {
  const paragraph = (part: 'open' | 'close', nesting: 1 | -1, { level }: Token) =>
    Object.assign(new state.Token(`paragraph_${part}`, 'p', nesting), { hidden: true, level })

  state.tokens = state.tokens.flatMap((token, place, tokens) => {
    const isCell = token.type === 'inline' && /^t[hd]_open$/.test(tokens[place - 1]?.type ?? '')
    return isCell ? [paragraph('open', 1, token), token, paragraph('close', -1, token)] : [token]
  })
})

function nameCallOut(tokens: Token[], place: number) {
  const [open, paragraph, inline] = tokens.slice(place, place + 3)
  if (open?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline?.children) return
  const [first, second] = inline.children
  const [mark = '', name = ''] = /^\[!([A-Z]+)\]\s*/.exec(first?.type === 'text' ? first.content : '') ?? []
  const kind = callOutNames.find((one) => one === name.toLowerCase())
  if (!first || !kind) return

  rename(tokens, place, 'call_out', { kind })
  first.content = first.content.slice(mark.length)
  if (first.content === '') inline.children.splice(0, second?.type === 'softbreak' ? 2 : 1)
  if (inline.children.length === 0) tokens.splice(place + 1, 3)
}

const box = /^\[([ xX])\]\s/

function nameTaskList(tokens: Token[], place: number) {
  const list = tokens[place]
  if (list?.type !== 'bullet_list_open') return
  const items = itemsOf(tokens, place)
  const firsts = items.map((item) =>
    tokens[item + 1]?.type === 'paragraph_open' ? tokens[item + 2]?.children?.[0] : null,
  )
  if (!firsts.every((first) => first && box.test(first.content))) return

  rename(tokens, place, 'task_list')
  items.forEach((item, index) => {
    const first = firsts[index] as Token
    rename(tokens, item, 'task_item', { checked: box.exec(first.content)?.[1] !== ' ' })
    first.content = first.content.replace(box, '')
  })
}

function itemsOf(tokens: Token[], place: number): number[] {
  const level = tokens[place]?.level ?? 0
  const items: number[] = []
  for (let at = place + 1; at < tokens.length && (tokens[at]?.level ?? 0) > level; at++) {
    if (tokens[at]?.type === 'list_item_open' && tokens[at]?.level === level + 1) items.push(at)
  }
  return items
}

/** Gives a token that opens, and the one that closes it, another name. */
function rename(tokens: Token[], place: number, name: string, meta: Record<string, unknown> | null = null) {
  const open = tokens[place] as Token
  const close = tokens.find((token, at) => at > place && token.level === open.level && token.nesting === -1)
  open.type = `${name}_open`
  open.meta = meta
  for (const [attribute, value] of Object.entries(meta ?? {})) open.attrSet(`data-${attribute}`, String(value))
  if (close) close.type = `${name}_close`
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u

/** A break in the source is a blank to the reader; within Chinese, which has none, it is nothing. */
function joinLines(tokens: Token[]) {
  tokens.forEach((token, place) => {
    if (token.type !== 'softbreak') return
    const before = tokens[place - 1]?.content.at(-1) ?? ''
    const after = tokens[place + 1]?.content.at(0) ?? ''
    token.type = 'text'
    token.content = wide.test(before) && wide.test(after) ? '' : ' '
  })
}
