import type { SheetCell } from './transfer.cell.ts'

/** The mark at the beginning tells spreadsheets that it is UTF-8; without it they show Chinese as something else. */
export async function* writeCsv(stretches: AsyncIterable<SheetCell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF')
  for await (const rows of stretches) {
    yield Buffer.from(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''))
  }
}

function quoted(cell: SheetCell): string {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
