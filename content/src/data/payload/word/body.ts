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

export interface WordCell {
  /** Line breaks begin a new paragraph. */
  text: string
  style: string
  /** How many columns of the grid it takes: one unless said otherwise. */
  columns?: number
  fill?: string
}

interface GridLook {
  /** In millimetres. */
  widths: readonly number[]
  borders?: boolean
  /** The least height of a row, in millimetres. */
  row_height?: number
}

/** A table whose rows need not have the same cells: each cell says how many columns it takes. */
export function grid(rows: readonly (readonly WordCell[])[], look: GridLook): WordBlock {
  const { widths, borders = true, row_height } = look
  const columns = widths.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join('')
  const looks = borders ? '<w:tblStyle w:val="TableGrid"/>' : ''
  const least = row_height ? `<w:trPr><w:trHeight w:val="${twips(row_height)}"/></w:trPr>` : ''
  const lines = rows.map((row) => `<w:tr>${least}${cellsXml(row, widths)}</w:tr>`)
  return `<w:tbl><w:tblPr>${looks}<w:tblW w:w="${twips(sum(widths))}" w:type="dxa"/><w:jc w:val="center"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${lines.join('')}</w:tbl>`
}

function cellsXml(row: readonly WordCell[], widths: readonly number[]): string {
  let column = 0
  return row
    .map(({ text, style, columns = 1, fill }) => {
      const width = sum(widths.slice(column, column + columns))
      column += columns
      const span = columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''
      const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : ''
      const paragraphs = text.split('\n').map((line) => p(style, line))
      return `<w:tc><w:tcPr><w:tcW w:w="${twips(width)}" w:type="dxa"/>${span}${shade}<w:vAlign w:val="center"/></w:tcPr>${paragraphs.join('')}</w:tc>`
    })
    .join('')
}

interface TableLook extends GridLook {
  /** The style of its cells, and of those in the first row. */
  cell: string
  head?: string
  head_fill?: string
}

/** A table of texts under a heading; the last cell of a short row takes the columns that are left. */
export function table(rows: readonly (readonly string[])[], look: TableLook): WordBlock {
  const { cell, head = cell, head_fill, ...rest } = look
  const cells = rows.map((row, place) =>
    row.map((text, column): WordCell => {
      const columns = column === row.length - 1 ? look.widths.length - column : 1
      const isHead = place === 0
      return { text, style: isHead ? head : cell, columns, ...(isHead && head_fill && { fill: head_fill }) }
    }),
  )
  return grid(cells, rest)
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0)
}

function textXml(text: string): string {
  return `<w:t xml:space="preserve">${escaped(text)}</w:t>`
}

export function twips(millimetres: number): number {
  return Math.round((millimetres * 1440) / 25.4)
}
