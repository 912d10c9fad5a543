import type { Token } from 'markdown-it'
import { isElsewhere, linkAddress, pictureAddress, privatePicture } from './addresses.ts'
import { highlight, knownLanguage } from './highlight.ts'
import { element, type MarkdownElement, type MarkdownNode } from './tree.ts'

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
