import type { InsideOf } from '@atrium/contract/inside'
import { ConversionFailed } from '../../../platform/convert/sandbox.ts'
import { packParts, partsOf } from './document.fill.ts'
import { plainDocument, specimenBody } from './document.specimen.ts'
import { type DrawSpace, drawWords } from './document.template.ts'

type DocumentStyles = InsideOf<'document-style'>['styles']

/** Our specimen in these styles, and the same text without any. */
export async function drawStyle({ document, styles }: { document: Buffer; styles: DocumentStyles }, space: DrawSpace) {
  const styled = { name: 'pdf', file: 'styled.dotx', bytes: await inItsStyles(document, styles) }
  return drawWords([styled, { name: 'pdf-before', file: 'plain.docx', bytes: plainDocument(styles) }], space)
}

const main = 'word/document.xml'

/** The template itself, with the specimen in place of what was written in it: page, numbering and fonts stay its own. */
async function inItsStyles(document: Buffer, styles: DocumentStyles): Promise<Buffer> {
  const zip = await partsOf(document)
  const xml = zip.file(main)?.asText() ?? ''
  const [whole, begin = ''] = /(<w:body\b[^>]*>)[\s\S]*<\/w:body>/.exec(xml) ?? []
  if (!whole) throw new ConversionFailed('the template has no body')
  const from = whole.lastIndexOf('<w:sectPr')
  const page = from > whole.lastIndexOf('</w:p>') ? whole.slice(from, whole.lastIndexOf('</w:body>')) : ''
  const body = `${begin}${specimenBody(styles)}${page}</w:body>`
  zip.file(
    main,
    xml.replace(whole, () => body),
  )
  return packParts(zip)
}
