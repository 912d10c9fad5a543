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
])
export type RowProblem = z.output<typeof rowProblemSchema>

/** What would become of a row, or what is wrong with it and in which column. */
export type RowJudgement = { becomes: 'new' | 'change' | 'same' } | { problem: RowProblem; column: string }

export interface ImportColumn {
  column: string
  title: ImportTexts
  /** How it is written, with an example. */
  hint: ImportTexts
  required?: true
  /** From the text of a cell; an empty one is absent. */
  parse: z.ZodType
}

/** A list that takes rows from files. */
export interface RowImport<Row = Record<string, unknown>> {
  screen: ManagementScreen
  columns: readonly ImportColumn[]
  /** What no two rows of a file may share. */
  keys(row: Row): string[]
  /** Looks and changes nothing: once to tell what would happen, and once more in the transaction that writes. */
  judge(db: Db, rows: Row[]): Promise<RowJudgement[]>
  /** Rows that were judged new or a change, and all alike. */
  save(tx: Db, rows: Row[], becomes: 'new' | 'change'): Promise<void>
}

/** Rows travel as JSON between reading and writing: what a column parses to must survive that. */
export function defineImport<Row>(rowImport: RowImport<Row>): RowImport {
  return rowImport as unknown as RowImport
}
