import { deflateSync } from 'node:zlib'

interface PdfFixture {
  pages: number
  /** What is written on a page, line by line; Latin lines are set in Helvetica, all others in a Song face. */
  lines: (page: number) => string[]
  /** Pages that lie on their side. */
  landscape?: (page: number) => boolean
  /** A black square in the lower half of each page, packed as fax machines and scanners pack theirs. */
  scan?: boolean
}

const long = 842
const short = 595

/**
 * A PDF as small as it can be: it brings no fonts. Its Chinese is numbered by a table that every reader is expected to
 * have (UniGB-UTF16-H), and its Latin is set in one of the fourteen faces that every reader is expected to have.
 */
export function pdfDocument({ pages, lines, landscape = () => false, scan = false }: PdfFixture): Buffer {
  const objects: (string | Buffer)[] = []
  const add = (object: string | Buffer) => objects.push(object)
  const first = 7
  const kids = Array.from({ length: pages }, (_, index) => `${first + 2 * index} 0 R`)

  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  add('<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [5 0 R] >>')
  add(
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 95 500] ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> ' +
      '/FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] ' +
      '/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>',
  )
  add(blackSquare())
  for (let page = 1; page <= pages; page += 1) {
    const [width, height] = landscape(page) ? [long, short] : [short, long]
    const content = first + 2 * page - 1
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
        '/Resources << /Font << /L 3 0 R /C 4 0 R >> /XObject << /S 6 0 R >> >> >>',
    )
    add(stream(written(lines(page), height) + (scan ? ' q 200 0 0 200 100 100 cm /S Do Q' : '')))
  }
  return assembled(objects)
}

function written(lines: string[], height: number): string {
  const shown = lines.map((line) => {
    if (/^[\x20-\x7e]*$/.test(line)) return `/L 12 Tf (${line.replace(/[\\()]/g, '\\$&')}) Tj T*`
    return `/C 12 Tf <${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj T*`
  })
  return `BT 18 TL 64 ${height - 72} Td ${shown.join('\n')} ET`
}

function stream(text: string): Buffer {
  const data = deflateSync(text)
  const head = `<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
}

/** Group 4: a line like the one above is a single bit. All are like the white one before the first, and white is black here. */
function blackSquare(): Buffer {
  const lines = 64
  const data = Buffer.concat([Buffer.alloc(lines / 8, 0xff), Buffer.from([0x00, 0x10, 0x01])])
  const head =
    `<< /Type /XObject /Subtype /Image /Width ${lines} /Height ${lines} /ColorSpace /DeviceGray /BitsPerComponent 1 ` +
    `/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${lines} /Rows ${lines} /BlackIs1 true >> ` +
    `/Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
}

/** Objects one after the other, then the table of where each begins. */
function assembled(objects: (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    places.push(length)
    parts.push(part)
    length += part.length
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Pages with Chinese and Latin lines; one lies on its side, one holds a word of its own. */
export function handbook(pages: number): Buffer {
  return pdfDocument({
    pages,
    landscape: (page) => page === 4,
    lines: (page) => [
      `Handbook, page ${page} of ${pages}`,
      '关于印发《差旅管理办法》的通知',
      ...Array.from(
        { length: 26 },
        (_, line) => `第${line}条　为规范出差审批与费用报销，经办公会审议通过，现印发给你们。`,
      ),
      ...(page === 321 ? ['琉璃厂东街'] : []),
    ],
  })
}
