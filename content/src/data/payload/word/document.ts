import type { Language } from '@atrium/contract/languages'
import { zip } from '../zip.ts'
import { p, twips, type WordBlock } from './body.ts'
import { escaped, type NumberingLevel, stylesXml, type WordStyle, wordprocessing } from './style.ts'

export interface PageLayout {
  /** In millimetres: top, right, bottom, left. */
  margins: [number, number, number, number]
  landscape?: boolean
  columns?: number
}

export interface WordDocument {
  title: string
  /** The language it is written in: simplified Chinese unless said otherwise. */
  language?: Language
  styles: readonly WordStyle[]
  page: PageLayout
  body: readonly WordBlock[]
  levels?: readonly NumberingLevel[]
  /** What stands at the head of every page; the foot holds the page number. */
  header?: string
  /** How many pages it has when drawn. */
  pages?: number
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const extended = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const drawing =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'

/** A .docx, or a .dotx for `template`: the smallest package that Word, WPS and LibreOffice open without a word. */
export function wordFile(document: WordDocument, kind: 'document' | 'template' = 'document'): Buffer {
  const parts = [
    { name: 'styles', content: stylesXml(document.styles, document.language) },
    {
      name: 'settings',
      content: `<w:settings xmlns:w="${wordprocessing}"><w:defaultTabStop w:val="420"/></w:settings>`,
    },
    { name: 'footer', content: `<w:ftr xmlns:w="${wordprocessing}">${pageNumber}</w:ftr>` },
    { name: 'header', content: `<w:hdr xmlns:w="${wordprocessing}">${p('Header', document.header ?? '')}</w:hdr>` },
    ...(document.levels ? [{ name: 'numbering', content: numberingXml(document.levels) }] : []),
  ]
  return zip([
    { path: '[Content_Types].xml', content: xml(contentTypes(parts, kind)) },
    { path: '_rels/.rels', content: xml(relations([['officeDocument', 'word/document.xml']], coreRelation)) },
    { path: 'docProps/core.xml', content: xml(core(document.title, document.language)) },
    {
      path: 'docProps/app.xml',
      content: xml(`<Properties xmlns="${extended}"><Pages>${document.pages ?? 1}</Pages></Properties>`),
    },
    { path: 'word/document.xml', content: xml(documentXml(document)) },
    {
      path: 'word/_rels/document.xml.rels',
      content: xml(relations(parts.map(({ name }) => [name, `${name}.xml`]))),
    },
    ...parts.map(({ name, content }) => ({ path: `word/${name}.xml`, content: xml(content) })),
  ])
}

const pageNumber = `<w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:t xml:space="preserve">— </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:t xml:space="preserve"> —</w:t></w:r></w:p>`

const coreRelation = `<Relationship Id="core" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="app" Type="${office}/extended-properties" Target="docProps/app.xml"/>`

function xml(content: string) {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`
}

function contentTypes(parts: readonly { name: string }[], kind: string) {
  const own = parts.map(({ name }) => `<Override PartName="/word/${name}.xml" ContentType="${main}.${name}+xml"/>`)
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}.${kind}.main+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>${own.join('')}</Types>`
}

function relations(targets: [name: string, target: string][], more = '') {
  const list = targets.map(
    ([name, target]) => `<Relationship Id="${name}" Type="${office}/${name}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${list.join('')}${more}</Relationships>`
}

function core(title: string, language: Language = 'zh-CN') {
  return `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`
}

function documentXml({ body, page }: WordDocument) {
  const [top, right, bottom, left] = page.margins.map(twips)
  const [width, height] = page.landscape ? [16838, 11906] : [11906, 16838]
  const turned = page.landscape ? ' w:orient="landscape"' : ''
  const columns = page.columns ? `<w:cols w:num="${page.columns}" w:space="480"/>` : ''
  return `<w:document xmlns:w="${wordprocessing}" xmlns:r="${office}" ${drawing}><w:body>${body.join('')}<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="${width}" w:h="${height}"${turned}/><w:pgMar w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" w:header="850" w:footer="992" w:gutter="0"/>${columns}</w:sectPr></w:body></w:document>`
}

function numberingXml(levels: readonly NumberingLevel[]) {
  const list = levels.map(
    ({ format, text }, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:suff w:val="space"/><w:lvlText w:val="${escaped(text)}"/><w:lvlJc w:val="left"/></w:lvl>`,
  )
  return `<w:numbering xmlns:w="${wordprocessing}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${list.join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
}
