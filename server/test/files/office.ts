import { type ZipEntryFixture, zip } from './zip.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

interface OfficeOptions {
  /** Fetched by programs that follow it. */
  picture?: string
  /** Whatever else lies in the package. */
  parts?: ZipEntryFixture[]
  main_type?: string
}

export interface OfficeParagraph {
  text: string
  font: string
  /** In half points, as office documents count. */
  size?: number
}

/** A .docx as small as one can be. */
export function docx(
  paragraphs: OfficeParagraph[],
  { picture, parts = [], main_type = word }: OfficeOptions = {},
): Buffer {
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/octet-stream"/>',
    `<Override PartName="/word/document.xml" ContentType="${main_type}"/>`,
  ]
  const main = `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/>`
  const linked = picture
    ? `<Relationship Id="rId9" Type="${relations}/image" Target="${picture}" TargetMode="External"/>`
    : ''
  return zip([
    { name: '[Content_Types].xml', content: xml(`<Types xmlns="${packaged}/content-types">${types.join('')}</Types>`) },
    { name: '_rels/.rels', content: xml(`<Relationships xmlns="${packaged}/relationships">${main}</Relationships>`) },
    { name: 'word/document.xml', content: xml(body(paragraphs, picture !== undefined)) },
    {
      name: 'word/_rels/document.xml.rels',
      content: xml(`<Relationships xmlns="${packaged}/relationships">${linked}</Relationships>`),
    },
    ...parts,
  ])
}

function body(paragraphs: OfficeParagraph[], withPicture: boolean) {
  const written = paragraphs.map(({ text, font, size = 44 }) => {
    const face = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}"/>`
    return `<w:p><w:r><w:rPr>${face}<w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
  })
  return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}"
    xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
    xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
    xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${written.join('')}
    ${withPicture ? picturePart : ''}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>
    <w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`
}

const picturePart = `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1080000" cy="1080000"/><wp:docPr id="1" name="p"/>
  <a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>
  <pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr>
  <pic:blipFill><a:blip r:link="rId9"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>
  <pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1080000" cy="1080000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr>
  </pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

const openNames = `xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
  xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"`
const openText = 'application/vnd.oasis.opendocument.text'

function openBody(picture: string) {
  return `<office:body><office:text><text:p>hello<draw:frame svg:width="3cm" svg:height="3cm" text:anchor-type="as-char">
    <draw:image xlink:href="${picture}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>
    <text:section text:name="S"><text:section-source xlink:href="file:///etc/passwd" text:filter-name="Text"/>
    <text:p>inside</text:p></text:section></office:text></office:body>`
}

/** An OpenDocument text that links a picture elsewhere and a file of this machine. */
export function odt(picture: string, parts: ZipEntryFixture[] = []): Buffer {
  const entry = (path: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`
  return zip([
    { name: 'mimetype', content: openText },
    {
      name: 'content.xml',
      content: xml(
        `<office:document-content ${openNames} office:version="1.2">${openBody(picture)}</office:document-content>`,
      ),
    },
    {
      name: 'META-INF/manifest.xml',
      content: xml(`<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">
        ${entry('/', openText)}${entry('content.xml', 'text/xml')}</manifest:manifest>`),
    },
    ...parts,
  ])
}

/** The same in one file of XML. */
export function fodt(picture: string): string {
  const about = `${openNames} office:version="1.2" office:mimetype="${openText}"`
  return xml(`<office:document ${about}>${openBody(picture)}</office:document>`)
}

function xml(text: string) {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`
}
