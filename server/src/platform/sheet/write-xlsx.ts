import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type SheetCell, serialOf } from './cell.ts'

/**
 * A workbook of one sheet, written while it is sent: no more than a stretch of rows is held. Texts stand in their cells
 * instead of a table of texts, which could only be written once all are known.
 */
export function writeXlsx(title: string, stretches: AsyncIterable<SheetCell[][]>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  for (const [path, text] of Object.entries(parts(sheetName(title)))) zip.addBuffer(Buffer.from(text), path)

  const sheet = Readable.from(sheetOf(stretches), { objectMode: false })
  // Backpressure: rows are read only as fast as the file is consumed.
  output.once('close', () => sheet.destroy())
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return output
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

async function* sheetOf(stretches: AsyncIterable<SheetCell[][]>): AsyncGenerator<Buffer> {
  // The first row stays in sight.
  yield Buffer.from(
    `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
      'activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" ' +
      'defaultColWidth="20"/><sheetData>',
  )
  let isFirst = true
  for await (const rows of stretches) {
    const written = rows.map((row, index) => rowOf(row, isFirst && index === 0))
    isFirst = false
    yield Buffer.from(written.join(''))
  }
  yield Buffer.from('</sheetData></worksheet>')
}

/** Places among the formats of cells. */
const dateStyles = { day: 2, moment: 3 } as const

function rowOf(row: SheetCell[], isHeader: boolean): string {
  const style = isHeader ? ' s="1"' : ''
  const cells = row.map((cell) => {
    if (cell === null || cell === '') return '<c/>'
    if (typeof cell === 'object') return `<c s="${dateStyles[cell.kind]}"><v>${serialOf(cell)}</v></c>`
    if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
    return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row>${cells.join('')}</row>`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML has no way to write is left out. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: just those
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
  )
}

/** At most 31 signs, none of them one that addresses of cells use. */
function sheetName(title: string): string {
  return [...title.replace(/[[\]:*?/\\']/g, ' ').trim()].slice(0, 31).join('') || 'Sheet1'
}

function parts(name: string): Record<string, string> {
  const override = (path: string, type: string) => `<Override PartName="${path}" ContentType="${kind}.${type}+xml"/>`
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${officeDocument}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `${head}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`

  return {
    '[Content_Types].xml':
      `${head}<Types xmlns="${packaged}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}` +
      `${override('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml':
      `${head}<workbook ${main} xmlns:r="${officeDocument}"><sheets>` +
      `<sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml':
      `${head}<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
      '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
      '<fonts count="2"><font/><font><b/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      '<cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>' +
      '<xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/>' +
      '</cellXfs></styleSheet>',
  }
}
