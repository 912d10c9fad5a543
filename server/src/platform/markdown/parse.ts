import MarkdownIt, { type Token } from 'markdown-it'
import { understandChinese } from './chinese.ts'
import { beginLink, code, picture, type RenderOptions, textOf } from './pieces.ts'
import { element, type MarkdownElement, type MarkdownNode, type MarkdownTag } from './tree.ts'

/** No text for people is nested deeper; what is, is left out. */
const deepest = 40

/** CommonMark with tables and strikethrough. Raw HTML is text; which addresses are allowed is decided below. */
const articles = createParser({ linkify: false })
/** Messages and notes are written in a hurry: addresses are links, and a line that ends is a line. */
const messages = createParser({ linkify: true })
messages.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })

function createParser(options: { linkify: boolean }) {
  const parser = new MarkdownIt({ html: false, typographer: false, maxNesting: deepest, ...options })
  parser.validateLink = () => true
  understandChinese(parser)
  return parser
}

export function parseMarkdown(text: string, isPrivate = false): MarkdownNode[] {
  const tokens = (isPrivate ? messages : articles).parse(text, {})
  // The title of the page is the only heading of level 1.
  const shift = tokens.some(({ type, tag }) => type === 'heading_open' && tag === 'h1') ? 1 : 0
  return build(tokens, { shift, coloured: 0, isPrivate })
}

/** By the kind of token, never by what a text says: this is the whole of what can come out. */
const opening: Record<string, MarkdownTag> = {
  paragraph_open: 'p',
  blockquote_open: 'blockquote',
  bullet_list_open: 'ul',
  ordered_list_open: 'ol',
  list_item_open: 'li',
  table_open: 'table',
  thead_open: 'thead',
  tbody_open: 'tbody',
  tr_open: 'tr',
  th_open: 'th',
  td_open: 'td',
  em_open: 'em',
  strong_open: 'strong',
  s_open: 'del',
}

/** Stars alone can nest without end: from some depth on what is inside stays beside. */
function build(tokens: readonly Token[], reading: RenderOptions): MarkdownNode[] {
  const root = element('div')
  const open = [root]
  for (const token of tokens) {
    const parent = open.at(-1) ?? root
    if (token.hidden) continue
    if (token.nesting < 0) open.pop()
    else if (token.nesting === 0) parent.children.push(...leaf(token, reading))
    else if (open.length > deepest) open.push(parent)
    else {
      const made = begin(token, reading)
      parent.children.push(made)
      open.push(made)
    }
  }
  return root.children
}

function begin(token: Token, reading: RenderOptions): MarkdownElement {
  if (token.type === 'heading_open') return element(headingTag(Number(token.tag.slice(1)) + reading.shift))
  if (token.type === 'link_open') return beginLink(token, reading)
  const made = element(opening[token.type] ?? 'span')
  if (made.tag === 'th') made.attributes.scope = 'col'

  const start = textOf(token, 'start')
  if (/^\d{1,9}$/.test(start)) made.attributes.start = start
  const [, side] = /^text-align:(center|right)$/.exec(textOf(token, 'style')) ?? []
  if (side) made.attributes.class = side
  return made
}

function headingTag(level: number): MarkdownTag {
  return `h${Math.min(level, 6)}` as MarkdownTag
}

function leaf(token: Token, reading: RenderOptions): MarkdownNode[] {
  switch (token.type) {
    case 'inline':
      return build(token.children ?? [], reading)
    case 'text':
      return [token.content]
    case 'code_inline':
      return [element('code', {}, [token.content])]
    case 'softbreak':
      return [reading.isPrivate ? element('br') : '\n']
    case 'hardbreak':
      return [element('br')]
    case 'hr':
      return [element('hr')]
    case 'image':
      return [picture(token, plain(build(token.children ?? [], reading)), reading)]
    case 'fence':
    case 'code_block':
      return [code(token, reading)]
    default:
      return token.content === '' ? [] : [token.content]
  }
}

function plain(nodes: readonly MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plain(node.children))).join('')
}
