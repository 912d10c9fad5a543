import { isHeading, type MarkdownElement, type MarkdownNode } from '../../../platform/markdown/tree.ts'
import { image, inline, type PdfContext, p, text } from './article.pdf-inline.ts'

/** Blocks of a text as OpenDocument writes them, in the style of the place they stand in. */
export function blocks(nodes: readonly MarkdownNode[], place: PdfContext): string {
  return gathered(nodes)
    .map((node) => block(node, place))
    .join('')
}

/** Inline nodes between blocks, in a tight list, become paragraphs of their own. */
function gathered(nodes: readonly MarkdownNode[]): MarkdownElement[] {
  const whole: MarkdownElement[] = []
  let loose: MarkdownElement | null = null
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

const inlineTags: ReadonlySet<MarkdownElement['tag']> = new Set([
  'a',
  'em',
  'strong',
  'del',
  'code',
  'span',
  'img',
  'br',
])

function block(node: MarkdownElement, place: PdfContext): string {
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

function list({ tag, attributes, children }: MarkdownElement, place: PdfContext): string {
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
function marked({ children }: MarkdownElement, tag: MarkdownElement['tag'], at: number, place: PdfContext): string {
  const [first, ...rest] = gathered(children)
  const mark = tag === 'ol' ? `${at + 1}. ` : '•  '
  return first ? blocks([{ ...first, children: [mark, ...first.children] }, ...rest], place) : ''
}

function figure({ children }: MarkdownElement, place: PdfContext): string {
  const [img, caption] = children as MarkdownElement[]
  const drawn = img ? p('Text', image(img, place)) : ''
  return drawn + (caption ? p('Caption', inline(caption.children, place)) : '')
}

function table({ children }: MarkdownElement, place: PdfContext): string {
  const rows = (children as MarkdownElement[]).flatMap((part) => part.children as MarkdownElement[])
  const columns = Math.max(...rows.map((row) => row.children.length))
  const cells = (row: MarkdownElement) =>
    (row.children as MarkdownElement[]).map(({ tag, children }) => {
      const [cell, words] = tag === 'th' ? ['GridHead', 'Head'] : ['GridCell', 'Cell']
      return `<table:table-cell table:style-name="${cell}" office:value-type="string">${p(words, inline(children, place))}</table:table-cell>`
    })
  const written = rows.map((row) => `<table:table-row>${cells(row).join('')}</table:table-row>`)
  const [head = '', ...body] = written
  return `<table:table table:style-name="Grid"><table:table-column table:number-columns-repeated="${columns}"/><table:table-header-rows>${head}</table:table-header-rows>${body.join('')}</table:table>`
}
