import type { Language } from '@atrium/contract/languages'
import type { ContentsEntry } from '../../../platform/markdown/headings.ts'
import { type Element, isHeading, type Node } from '../../../platform/markdown/tree.ts'
import { image, inline, type Picture, type Place, p, text } from './article.pdf-inline.ts'
import { stylesOf } from './article.pdf-styles.ts'

export interface Printed {
  language: Language
  title: string
  summary: string
  /** One line: for which versions, of which day. */
  facts: string
  /** Stands over the contents, and at the foot of each page. */
  words: { contents: string; foot: string }
  contents: readonly ContentsEntry[]
  nodes: readonly Node[]
  /** By address. */
  pictures: ReadonlyMap<string, Picture>
  /** Where a link to a page of ours leads. */
  origin: string
}

const namespaces = ['office', 'style', 'text', 'table', 'drawing', 'presentation', 'meta'].flatMap((name) => {
  const prefix = name === 'drawing' ? 'draw' : name
  return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`
})
const foreign = [
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
]

/** Contents with one entry or two are no help. */
const fewestContents = 3
const deepestContents = 4

/** An article as one OpenDocument text: what LibreOffice makes the best pages of. */
export function documentOf(printed: Printed): string {
  const { language, title, summary, facts, words, contents, nodes } = printed
  const listed = contents.filter(({ level }) => level <= deepestContents)
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${[...namespaces, ...foreign].join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:meta><dc:title>${text(title)}</dc:title><dc:description>${text(summary)}</dc:description><dc:language>${language}</dc:language></office:meta>
${stylesOf(language, text(words.foot))}
<office:body><office:text>
${p('Title', text(title))}
${summary === '' ? '' : p('Summary', text(summary))}
${p('Facts', text(facts))}
${listed.length < fewestContents ? '' : p('Heading4', text(words.contents)) + listed.map(entry).join('') + p('Rule', '')}
${blocks(nodes, { ...printed, style: 'Text' })}
</office:text></office:body></office:document>`
}

/** The page number is a reference: it is right wherever the heading comes to stand. */
function entry({ anchor, level, text: heading }: ContentsEntry): string {
  const page = `<text:bookmark-ref text:reference-format="page" text:ref-name="${text(anchor)}">1</text:bookmark-ref>`
  const line = `<text:a xlink:type="simple" xlink:href="#${text(anchor)}" text:style-name="Entry" text:visited-style-name="Entry">${text(heading)}</text:a>`
  return p(`Contents${level - 1}`, `${line}<text:tab/>${page}`)
}

function blocks(nodes: readonly Node[], place: Place): string {
  return gathered(nodes)
    .map((node) => block(node, place))
    .join('')
}

/** Inline nodes between blocks, in a tight list, become paragraphs of their own. */
function gathered(nodes: readonly Node[]): Element[] {
  const whole: Element[] = []
  let loose: Element | null = null
  for (const node of nodes) {
    if (typeof node !== 'string' && !inlineTags.has(node.tag)) {
      whole.push(node)
      loose = null
    } else if (loose) loose.children.push(node)
    else if (typeof node !== 'string' || node.trim() !== '') {
      loose = { tag: 'p', attributes: {}, children: [node] }
      whole.push(loose)
    }
  }
  return whole
}

const inlineTags: ReadonlySet<Element['tag']> = new Set(['a', 'em', 'strong', 'del', 'code', 'span', 'img', 'br'])

function block(node: Element, place: Place): string {
  const { tag, attributes, children } = node
  if (isHeading(node)) {
    const level = Number(tag.slice(1))
    const anchor = `<text:bookmark text:name="${text(attributes.id ?? '')}"/>`
    return `<text:h text:style-name="Heading${level}" text:outline-level="${level - 1}">${anchor}${inline(children, place)}</text:h>`
  }
  switch (tag) {
    case 'ul':
    case 'ol':
      return list(node, place)
    case 'blockquote':
      return blocks(children, { ...place, style: 'Quote' })
    case 'pre':
      return p('Code', inline(children, place, true).replace(/<text:line-break\/>$/, ''))
    case 'hr':
      return p('Rule', '')
    case 'figure':
      return figure(node, place)
    case 'table':
      return table(node, place)
    case 'div':
      if (attributes.class === 'callout')
        return blocks(children, { ...place, style: `Callout-${attributes['data-kind']}` })
      return blocks(children, place)
    default:
      return p(place.style, inline(children, place))
  }
}

function list({ tag, attributes, children }: Element, place: Place): string {
  const items = children.flatMap((item) => (typeof item === 'string' ? [] : [item]))
  if (place.style !== 'Text' && place.style !== 'Item')
    return items.map((item, at) => marked(item, tag, at, place)).join('')

  const start = attributes.start === undefined ? '' : ` text:start-value="${text(attributes.start)}"`
  const written = items.map((item, at) => {
    return `<text:list-item${at === 0 ? start : ''}>${blocks(item.children, { ...place, style: 'Item' })}</text:list-item>`
  })
  return `<text:list text:style-name="${tag === 'ol' ? 'Numbers' : 'Bullets'}">${written.join('')}</text:list>`
}

/** Within a call-out or a quotation: real lists would break its edge. */
function marked({ children }: Element, tag: Element['tag'], at: number, place: Place): string {
  const [first, ...rest] = gathered(children)
  const mark = tag === 'ol' ? `${at + 1}. ` : '•  '
  return first ? blocks([{ ...first, children: [mark, ...first.children] }, ...rest], place) : ''
}

function figure({ children }: Element, place: Place): string {
  const [img, caption] = children as Element[]
  const drawn = img ? p('Text', image(img, place)) : ''
  return drawn + (caption ? p('Caption', inline(caption.children, place)) : '')
}

function table({ children }: Element, place: Place): string {
  const rows = (children as Element[]).flatMap((part) => part.children as Element[])
  const columns = Math.max(...rows.map((row) => row.children.length))
  const cells = (row: Element) =>
    (row.children as Element[]).map(({ tag, children }) => {
      const [cell, words] = tag === 'th' ? ['GridHead', 'Head'] : ['GridCell', 'Cell']
      return `<table:table-cell table:style-name="${cell}" office:value-type="string">${p(words, inline(children, place))}</table:table-cell>`
    })
  const written = rows.map((row) => `<table:table-row>${cells(row).join('')}</table:table-row>`)
  const [head = '', ...body] = written
  return `<table:table table:style-name="Grid"><table:table-column table:number-columns-repeated="${columns}"/><table:table-header-rows>${head}</table:table-header-rows>${body.join('')}</table:table>`
}
