import { type Language, languages } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { type SpecimenParagraph, specimenIn } from '@atrium/contract/resource/specimen'
import PizZip from 'pizzip'
import { packParts } from './document.fill.ts'
import type { ParagraphNumber, restartNumbering } from './document.numbering.ts'

type SpecimenStyles = InsideOf<'document-style'>['styles']

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'

type NumberOf = ReturnType<typeof restartNumbering>

/** One language after the other, each on a page of its own and counted from 1. */
export function specimenBody(styles: SpecimenStyles, numberOf: NumberOf): string {
  return bodyOf((language) => specimenIn(styles, language), numberOf)
}

function plainBody(styles: SpecimenStyles): string {
  return bodyOf(
    (language) => specimenIn(styles, language).map((one) => ({ ...one, style_id: null })),
    () => null,
  )
}

function bodyOf(paragraphsIn: (language: Language) => SpecimenParagraph[], numberOf: NumberOf): string {
  return languages
    .flatMap((language, place) =>
      paragraphsIn(language).map((one, line) =>
        paragraph(one, place > 0 && line === 0, one.style_id === null ? null : numberOf(one.style_id, place)),
      ),
    )
    .join('')
}

function paragraph(
  { text, style_id, language }: SpecimenParagraph,
  newPage: boolean,
  number: ParagraphNumber | null,
): string {
  const style = style_id === null ? '' : `<w:pStyle w:val="${escaped(style_id)}"/>`
  const counted = number && `<w:numPr><w:ilvl w:val="${number.level}"/><w:numId w:val="${number.num}"/></w:numPr>`
  const properties = `<w:pPr>${style}${newPage ? '<w:pageBreakBefore/>' : ''}${counted ?? ''}</w:pPr>`
  const spoken = `<w:rPr><w:lang w:val="en-US" w:eastAsia="${language === 'zh-TW' ? 'zh-TW' : 'zh-CN'}"/></w:rPr>`
  return `<w:p>${properties}<w:r>${spoken}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
}

/** The same text typed without styles. */
export function plainDocument(styles: SpecimenStyles): Buffer {
  const zip = new PizZip()
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="main" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${plainBody(styles)}${page}</w:body></w:document>`,
  }
  for (const [name, content] of Object.entries(parts))
    zip.file(name, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`)
  return packParts(zip)
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
