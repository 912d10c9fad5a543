import type { Language } from '@atrium/contract/languages'
import type { z } from 'zod'
import { type ImportColumn, idColumn, type RowImport, type RowProblem } from '../../../platform/list/import.ts'
import { asWritten } from '../../../platform/sheet/cell.ts'
import { NotRead } from '../format/not-read.ts'
import type { StagedRow } from './import.stage.ts'

/** In which place each column stands: named by the list, or as any of the languages or an export calls it. Others are passed over. */
export function readHeader({ columns }: RowImport, cells: string[], language: Language): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, cell] of cells.entries()) {
    const column = columns.find((one) => isCalled(one, cell))
    if (!column) continue
    if (places.has(column.column)) throw new NotRead('column_twice', column.title[language])
    places.set(column.column, place)
  }
  for (const { column, required, title } of columns) {
    if (required && !places.has(column) && !places.has(idColumn.column))
      throw new NotRead('missing_column', title[language])
  }
  return places
}

function isCalled({ column, title, also = [] }: ImportColumn, cell: string): boolean {
  const name = folded(cell)
  return name === column || [...Object.values(title), ...also].some((one) => folded(one) === name)
}

function folded(text: string) {
  return text.normalize('NFKC').trim().toLowerCase()
}

export function readRow(described: RowImport, places: Map<string, number>, cells: string[], line: number): StagedRow {
  const { columns } = described
  const texts = columns.map(({ column }) => textOf(cells[places.get(column) ?? -1]))
  const value: Record<string, unknown> = {}
  const row = { line, cells: texts, keys: [], value: null }

  for (const [index, { column, required, parse }] of columns.entries()) {
    const text = texts[index] ?? ''
    if (text === '') {
      if (required && value[idColumn.column] === undefined)
        return { ...row, problem: 'missing', problem_column: column }
      continue
    }
    const { success, data, error } = parse.safeParse(text)
    if (!success) return { ...row, problem: problemIn(error), problem_column: column }
    value[column] = data
  }
  return { ...row, value, keys: described.keys(value), problem: null, problem_column: null }
}

/** Without what a database cannot keep. */
function textOf(cell = ''): string {
  return asWritten(cell).replaceAll('\0', '').toWellFormed().trim()
}

function problemIn({ issues: [issue] }: z.ZodError): RowProblem {
  return issue?.code === 'too_big' ? 'too_long' : 'malformed'
}
