import { zip } from './zip.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

interface Wish {
  /** Fetched by programs that follow it. */
  picture?: string
  /** Whatever else lies in the package. */
  parts?: { name: string; content: Buffer | string }[]
  main_type?: string
}

export interface Paragraph {
  text: string
  font: string
  /** In half points, as office documents count. */
  size?: number
}

/** A .docx as small as one can be. */
export function docx(paragraphs: Paragraph[], { picture, parts = [], main_type = word }: Wish = {}): Buffer {
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

function body(paragraphs: Paragraph[], withPicture: boolean) {
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

/** An OpenDocument text that links a picture elsewhere and a file of this machine. */
export function odt(picture: string): Buffer {
  const names = ['office', 'text', 'draw'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`,
  )
  const content = `<office:document-content ${names.join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink"
    xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2"><office:body><office:text>
    <text:p>hello<draw:frame svg:width="3cm" svg:height="3cm" text:anchor-type="as-char"><draw:image xlink:href="${picture}"
    xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p><text:section text:name="S">
    <text:section-source xlink:href="file:///etc/passwd" text:filter-name="Text"/><text:p>inside</text:p></text:section>
    </office:text></office:body></office:document-content>`
  const type = 'application/vnd.oasis.opendocument.text'
  const entry = (path: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`
  return zip([
    { name: 'mimetype', content: type },
    { name: 'content.xml', content: xml(content) },
    {
      name: 'META-INF/manifest.xml',
      content: xml(`<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">
        ${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`),
    },
  ])
}

function xml(text: string) {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`
}
