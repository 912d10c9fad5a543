import type { Language } from '@atrium/contract/languages'
import type { ContentsEntry } from '../../../platform/markdown/headings.ts'
import type { MarkdownNode } from '../../../platform/markdown/tree.ts'
import { blocks } from './article.pdf-blocks.ts'
import { type PdfPicture, p, text } from './article.pdf-inline.ts'
import { stylesOf } from './article.pdf-styles.ts'

export interface PrintedArticle {
  language: Language
  title: string
  summary: string
  /** One line: for which versions, of which day. */
  facts: string
  /** Stands over the contents, and at the foot of each page. */
  words: { contents: string; foot: string }
  contents: readonly ContentsEntry[]
  nodes: readonly MarkdownNode[]
  /** By address. */
  pictures: ReadonlyMap<string, PdfPicture>
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
export function documentOf(printed: PrintedArticle): string {
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
