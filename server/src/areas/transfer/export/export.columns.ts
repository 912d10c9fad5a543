import type { Language } from '@atrium/contract/languages'
import type { ManagementScreen } from '@atrium/contract/management'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import type { RowImport } from '../../../platform/list/import.ts'
import type { List } from '../../../platform/list/list.ts'
import { cellOf, type SheetCell, type SheetDateKind } from '../../../platform/sheet/cell.ts'
import type { Wiring } from '../../../platform/wiring.ts'

interface RequestedColumn {
  column: string
  title: string
  values?: Record<string, string> | undefined
}

interface ExportColumn extends RequestedColumn {
  date?: SheetDateKind | undefined
  /** Written as this import reads it. */
  read?: RowImport
}

interface ExportedList {
  screen: ManagementScreen
  list: List
  language: Language
}

/**
 * The columns of the page; where the list takes rows from files, first those of its import, so that a file that was exported
 * can be changed and imported again.
 */
export function exportedColumns(
  { rowImports }: Wiring,
  { screen, list, language }: ExportedList,
  requested: RequestedColumn[],
): ExportColumn[] {
  const { element } = list.endpoint.data.shape.list
  const shape: Record<string, unknown> = element instanceof z.ZodObject ? element.shape : {}
  const read = rowImports.find((one) => one.screen === screen && one.key in shape)
  const own: ExportColumn[] = read?.columns.map(({ column, title }) => ({ column, title: title[language], read })) ?? []
  const others = requested.filter(({ column }) => column !== read?.key && !read?.covers.includes(column))
  return [...own, ...others.map((one) => ({ ...one, date: dateKind(shape[one.column]) }))]
}

/** A stretch of rows in these columns. */
export async function columnsOf(
  tx: Db,
  rows: Record<string, unknown>[],
  columns: ExportColumn[],
): Promise<SheetCell[][]> {
  const read = columns[0]?.read
  const ids = read ? rows.map((row) => Number(row[read.key])) : []
  const known = await read?.read(tx, ids)
  return rows.map((row, place) => {
    const own = known?.get(ids[place] ?? 0) ?? {}
    return columns.map((column) => cellOf(column.read ? own[column.column] : row[column.column], column))
  })
}

function dateKind(schema: unknown): SheetDateKind | undefined {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return dateKind(schema.unwrap())
  if (schema instanceof z.ZodISODateTime) return 'moment'
  return schema instanceof z.ZodISODate ? 'day' : undefined
}
