import highlighter from 'highlight.js/lib/common'
import type { Token } from 'markdown-it'
import { isElsewhere, linkAddress, pictureAddress, privatePicture } from './addresses.ts'
import { element, type MarkdownElement, type MarkdownNode } from './tree.ts'

const pieces = /<span class="([\w -]+)">|(<\/span>)|&(amp|lt|gt|quot|#x27);|([^<&]+)/g

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Code that opens a hundred brackets means none of them. */
const deepest = 40

/** What is known while one text is read. */
export interface RenderOptions {
  shift: number
  /** In what passes between two people, pictures are files of theirs. */
  isPrivate: boolean
  /** Characters of code that were highlighted so far. */
  coloured: number
}

/** A link that leads nowhere we would lead people is its text. */
export function beginLink(token: Token, { isPrivate }: RenderOptions): MarkdownElement {
  const href = linkAddress(textOf(token, 'href'))
  // A message has no places of its own: such a link would lead into the page around it.
  if (href === null || (isPrivate && href.startsWith('#'))) return element('span')
  const title = textOf(token, 'title')
  return element('a', {
    href,
    ...(title !== '' && { title }),
    ...(isElsewhere(href) && { rel: 'noopener noreferrer' }),
  })
}

/** A picture that is not ours is its description. */
export function picture(token: Token, alt: string, { isPrivate }: RenderOptions): MarkdownNode {
  const source = textOf(token, 'src')
  const src = (isPrivate ? privatePicture(source) : null) ?? pictureAddress(source)
  if (src === null) return alt
  const title = textOf(token, 'title')
  return element('img', { src, alt, loading: 'lazy', ...(title !== '' && { title }) })
}

/** Longer code is not highlighted, because that would take too long. */
const colouredAtMost = { block: 8_000, text: 60_000 }

export function code({ content, info }: Token, reading: RenderOptions): MarkdownElement {
  const language = knownLanguage(info)
  const isColoured = content.length <= colouredAtMost.block && reading.coloured + content.length <= colouredAtMost.text
  if (language !== null && isColoured) reading.coloured += content.length
  const children = language !== null && isColoured ? highlight(content, language) : [content]
  return element('pre', { tabindex: '0', ...(language !== null && { 'data-language': language }) }, [
    element('code', {}, children),
  ])
}

export function textOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}

/** The language of a code block as its author wrote it, if we know it. */
function knownLanguage(info: string): string | null {
  const [, name = ''] = /^([\w+#.-]{1,20})(\s|$)/.exec(info.trim()) ?? []
  return highlighter.getLanguage(name) ? name.toLowerCase() : null
}

function highlight(code: string, language: string): MarkdownNode[] {
  return asTree(highlighter.highlight(code, { language, ignoreIllegals: true }).value)
}

/** The highlighter answers HTML: only its spans and its text are taken over. */
function asTree(html: string): MarkdownNode[] {
  const root = element('span')
  const open = [root]
  for (const [, name, end, reference, text] of html.matchAll(pieces)) {
    const parent = open.at(-1) ?? root
    if (name !== undefined && open.length > deepest) open.push(parent)
    else if (name !== undefined) {
      const span = element('span', { class: name })
      parent.children.push(span)
      open.push(span)
    } else if (end !== undefined) open.pop()
    else parent.children.push(text ?? characters[reference ?? ''] ?? '')
  }
  return root.children
}
