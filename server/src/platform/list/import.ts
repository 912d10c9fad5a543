import type { Language } from '@atrium/contract/languages'
import type { ManagementScreen } from '@atrium/contract/management'
import { z } from 'zod'
import type { Db } from '../db/db.ts'

export type ImportTexts = Record<Language, string>

/** What can be wrong with a row, in words among those of the area that reads files. */
export const rowProblemSchema = z.enum([
  'missing',
  'malformed',
  'too_long',
  'twice',
  'taken',
  'other_address',
  'no_address',
  'unknown_id',
])
export type RowProblem = z.output<typeof rowProblemSchema>

/** What a row would change in a column: a value that is not there is empty. */
export const rowChangeSchema = z.object({ column: z.string(), before: z.string(), after: z.string() })
export type RowChange = z.output<typeof rowChangeSchema>

/** What would become of a row, or what is wrong with it and in which column. */
export type RowJudgement =
  | { becomes: 'new' | 'same' }
  | { becomes: 'change'; changes: RowChange[] }
  | { problem: RowProblem; column: string }

export interface ImportColumn {
  column: string
  title: ImportTexts
  /** How it is written, with an example. */
  hint: ImportTexts
  /** A row that names its record by id may leave it out. */
  required?: true
  /** What exported files call it, or called it before. */
  also?: readonly string[]
  /** From the text of a cell; an empty one is absent. */
  parse: z.ZodType
}

/** A list that takes rows from files. */
export interface RowImport<Row = Record<string, unknown>> {
  screen: ManagementScreen
  /** The id of a row in the list that is exported: the first column, `id`, holds it. */
  key: string
  /** Columns of that list which those of the import take the place of in a file. */
  covers: readonly string[]
  columns: readonly ImportColumn[]
  /** What no two rows of a file may share. */
  keys(row: Row): string[]
  /** What these records have in the columns: read again, it changes nothing. */
  read(db: Db, ids: number[]): Promise<Map<number, Record<string, string | number | null>>>
  /** Looks and changes nothing: once to tell what would happen, and once more in the transaction that writes. */
  judge(db: Db, rows: Row[]): Promise<RowJudgement[]>
  /** Rows that were judged new or a change, and all alike. */
  save(tx: Db, rows: Row[], becomes: 'new' | 'change'): Promise<void>
}

/** Rows travel as JSON between reading and writing: what a column parses to must survive that. */
export function defineImport<Row>(rowImport: RowImport<Row>): RowImport {
  return rowImport as unknown as RowImport
}

/** The first column of every import: which record a row is about. */
export const idColumn: ImportColumn = {
  column: 'id',
  title: { 'zh-CN': '编号', 'zh-TW': '編號', en: 'ID' },
  hint: {
    'zh-CN': '导出的文件中带有编号，按它对应已有的行；新增时留空',
    'zh-TW': '匯出的檔案帶有編號，依它對應既有的列；新增時留空',
    en: 'Exported files have it, and rows are matched by it. Leave it empty for new rows',
  },
  parse: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
}

/** What differs, column by column; what a row leaves out stays. */
export function changesIn(
  columns: readonly Pick<ImportColumn, 'column'>[],
  row: Record<string, unknown>,
  known: Record<string, string | number | null>,
): RowChange[] {
  return columns.flatMap(({ column }) => {
    const before = String(known[column] ?? '').trim()
    const after = row[column] === undefined ? before : String(row[column])
    return before === after ? [] : [{ column, before, after }]
  })
}

export function judgeChanges(changes: RowChange[]): RowJudgement {
  return changes.length === 0 ? { becomes: 'same' } : { becomes: 'change', changes }
}
