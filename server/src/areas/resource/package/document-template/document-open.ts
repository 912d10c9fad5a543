import { type OfficeFile, paperOf } from '../format/office.ts'
import { walkXml } from '../format/xml.ts'
import type { TaggedParagraph } from './document-tags.ts'
import type { ReadDocument } from './document-word.ts'

const blanks: Record<string, string> = { 'text:s': ' ', 'text:tab': '\t' }
const units: Record<string, number> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 }

/** An OpenDocument text: the same of .odt and .ott. Headers and footers stand among its styles. */
export function readOpenDocument({ parts }: OfficeFile, entry: string): ReadDocument {
  const paragraphs: TaggedParagraph[] = []
  const fonts = new Set<string>()
  let paper: string | null = null
  let pages = 1
  for (const part of ['content.xml', 'styles.xml']) {
    const text = parts.get(part)
    if (text) walkXml(text, `${entry}/${part}`, visitor(part))
  }
  const [, counted] = /meta:page-count="(\d{1,4})"/.exec(parts.get('meta.xml') ?? '') ?? []
  return { paragraphs, fonts, paper, pages: Math.max(pages, Number(counted ?? 1)) }

  function visitor(part: string) {
    const open: string[] = []
    const append = (content: string) => {
      if (open.length > 0) open.push((open.pop() ?? '') + content)
    }
    return {
      open(name: string, attributes: () => Record<string, string>) {
        if (isParagraph(name)) open.push('')
        append(blanks[name] ?? '')
        if (name === 'text:soft-page-break' && part === 'content.xml') pages++
        if (name === 'style:font-face') addFont(attributes()['svg:font-family'])
        if (name === 'style:page-layout-properties') paper ??= paperIn(attributes())
      },
      text: append,
      close(name: string) {
        if (!isParagraph(name)) return
        const text = open.pop() ?? ''
        if (text !== '') paragraphs.push({ text, page: pages, part })
      },
    }
  }

  function addFont(family = '') {
    const name = family.replaceAll("'", '').trim()
    if (name) fonts.add(name)
  }
}

function isParagraph(name: string) {
  return name === 'text:p' || name === 'text:h'
}

function paperIn(attributes: Record<string, string>) {
  const [width, height] = ['fo:page-width', 'fo:page-height'].map((key) => {
    const [, number, unit = ''] = /^([\d.]{1,10})(mm|cm|in|pt)$/.exec(attributes[key] ?? '') ?? []
    return Number(number) * (units[unit] ?? Number.NaN)
  })
  return paperOf(width ?? 0, height ?? 0)
}
