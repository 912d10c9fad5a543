import { escapeText, type MarkdownElement, type MarkdownNode } from '../../../platform/markdown/tree.ts'

/** A picture of the text, ready to be put in. */
export interface PdfPicture {
  png: Buffer
  width: number
  height: number
}

export interface PdfContext {
  /** By address. */
  pictures: ReadonlyMap<string, PdfPicture>
  /** Where a link to a page of ours leads. */
  origin: string
  /** Of paragraphs here. */
  style: string
}

const spans: Partial<Record<MarkdownElement['tag'], string>> = {
  em: 'Italic',
  strong: 'Bold',
  del: 'Strike',
  code: 'Inline',
}

export function inline(nodes: readonly MarkdownNode[], place: PdfContext, asCode = false): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return asCode ? lines(node) : text(node)
      const inner = inline(node.children, place, asCode)
      if (node.tag === 'br') return '<text:line-break/>'
      if (node.tag === 'img') return image(node, place)
      if (node.tag === 'a') return link(node, inner, place)
      const style = asCode ? token(node) : spans[node.tag]
      return style ? `<text:span text:style-name="${style}">${inner}</text:span>` : inner
    })
    .join('')
}

function link({ attributes: { href = '' } }: MarkdownElement, inner: string, { origin }: PdfContext): string {
  const address = href.startsWith('/') ? origin + href : href
  return `<text:a xlink:type="simple" xlink:href="${text(address)}" text:style-name="Link" text:visited-style-name="Link">${inner}</text:a>`
}

const tokens: [string, RegExp][] = [
  ['comment', /comment|quote|deletion/],
  ['string', /string|regexp|addition/],
  ['number', /number|literal|symbol/],
  ['name', /attr|title|name|selector|section/],
  ['keyword', /keyword|built_in|type|meta|tag/],
]

function token({ attributes }: MarkdownElement): string | undefined {
  const found = tokens.find(([, classes]) => classes.test(attributes.class ?? ''))
  return found && `Token-${found[0]}`
}

/** Blanks and line ends of code stay as they are. */
function lines(code: string): string {
  return code
    .split('\n')
    .map((line) =>
      text(line)
        .replace(/ {2,}/g, (blanks) => ` <text:s text:c="${blanks.length - 1}"/>`)
        .replaceAll('\t', '<text:tab/>'),
    )
    .join('<text:line-break/>')
}

export function p(style: string, inner: string): string {
  return `<text:p text:style-name="${style}">${inner}</text:p>`
}

/** Characters that XML does not have are left out. */
export function text(content: string): string {
  return escapeText(content.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
}

/** As wide as the page at most, and never larger than it is. */
export function image({ attributes: { src = '', alt = '' } }: MarkdownElement, { pictures }: PdfContext): string {
  const picture = pictures.get(src)
  if (!picture) return alt === '' ? '' : `<text:span text:style-name="Italic">${text(alt)}</text:span>`
  const scale = Math.min(17 / picture.width, 22 / picture.height, 2.54 / 96)
  const size = `svg:width="${(picture.width * scale).toFixed(2)}cm" svg:height="${(picture.height * scale).toFixed(2)}cm"`
  return `<draw:frame draw:style-name="Picture" text:anchor-type="as-char" ${size}><draw:image draw:mime-type="image/png"><office:binary-data>${picture.png.toString('base64')}</office:binary-data></draw:image><svg:desc>${text(alt)}</svg:desc></draw:frame>`
}
