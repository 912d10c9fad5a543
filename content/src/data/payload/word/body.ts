import { escaped, letters, paragraph, type WordStyle } from './style.ts'

/** A piece of the body, as WordprocessingML. */
export type WordBlock = string

/** A paragraph in a style. Placeholders stand in one run each, so that whoever fills them finds them whole. */
export function p(style: string, text = '', own: Partial<WordStyle> = {}): WordBlock {
  const format = letters(own)
  // As Word writes it after drawing: who reads the file learns on which page something stands without drawing it again.
  const begins = own.new_page ? '<w:lastRenderedPageBreak/>' : ''
  const runs = text
    .split('\t')
    .map(
      (part, place) => `<w:r>${format && `<w:rPr>${format}</w:rPr>`}${place === 0 ? begins : ''}${textXml(part)}</w:r>`,
    )
    .join('<w:r><w:tab/></w:r>')
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${paragraph(own)}</w:pPr>${text && runs}</w:p>`
}

interface TableLook {
  /** The style of its cells, and of those in the first row. */
  cell: string
  head?: string
  /** In millimetres. */
  widths: number[]
  borders?: boolean
  head_fill?: string
  /** The least height of a row, in millimetres. */
  row_height?: number
}

export function table(rows: readonly (readonly string[])[], look: TableLook): WordBlock {
  const { cell, head = cell, widths, borders = true, head_fill } = look
  const grid = widths.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join('')
  const looks = borders ? '<w:tblStyle w:val="TableGrid"/>' : ''
  const lines = rows.map((row, place) => tableRow(row, place === 0 ? head : cell, place === 0 ? head_fill : undefined))
  return `<w:tbl><w:tblPr>${looks}<w:tblW w:w="${twips(widths.reduce((sum, width) => sum + width, 0))}" w:type="dxa"/><w:jc w:val="center"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`

  /** The last cell of a short row takes the columns that are left. */
  function tableRow(row: readonly string[], style: string, fill: string | undefined) {
    const least = look.row_height ? `<w:trPr><w:trHeight w:val="${twips(look.row_height)}"/></w:trPr>` : ''
    return `<w:tr>${least}${row.map((content, column) => cellXml(content, column, row.length, style, fill)).join('')}</w:tr>`
  }

  function cellXml(content: string, column: number, cells: number, style: string, fill: string | undefined) {
    const last = column === cells - 1
    const columns = last ? widths.length - column : 1
    const width = widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0)
    const span = columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''
    const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : ''
    const paragraphs = content.split('\n').map((line) => p(style, line))
    return `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/>${span}${shade}<w:vAlign w:val="center"/></w:tcPr>${paragraphs.join('')}</w:tc>`
  }
}

function textXml(text: string): string {
  return `<w:t xml:space="preserve">${escaped(text)}</w:t>`
}

export function twips(millimetres: number): number {
  return Math.round((millimetres * 1440) / 25.4)
}
