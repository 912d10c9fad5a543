import type { Language } from '@atrium/contract/languages'
import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { type RowImport, rowProblemSchema } from '../../../platform/list/import.ts'
import { escapeFormula, type SheetCell } from '../../../platform/sheet/cell.ts'
import type { Platform } from '../../../platform.ts'
import { findRowImport } from '../transfer.find-list.ts'
import { screenSchema } from '../transfer.screen.ts'
import { contentTypes, storeWritten, writeSheet } from '../transfer.store.ts'
import { errorTitles, fileNames, problemWords } from './import.texts.ts'

const writeErrorsRow = z.object({
  screen: screenSchema,
  language: z.enum(languages),
  errors_key: z.string(),
})

const badSchema = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  problem: rowProblemSchema,
  problem_column: z.string().nullable(),
})

const atOnce = 1_000

/** The rejected rows unchanged, each with its line and reason, to be corrected and uploaded again. */
export async function writeErrors({ db, storage, wiring }: Platform, import_id: number): Promise<void> {
  const { rows } = await typedSql(writeErrorsRow)`
    update list_import set errors_key = coalesce(errors_key, 'exports/errors-' || gen_random_uuid())
    where import_id = ${import_id} returning screen, language, errors_key`.execute(db)
  if (!rows[0]) return
  const { screen, language, errors_key } = rows[0]
  const title = fileNames.errors[language]
  await storeWritten(
    storage,
    errors_key,
    contentTypes.xlsx,
    writeSheet('xlsx', title, sheet(db, findRowImport(wiring, screen), import_id, language)),
  )
}

async function* sheet(
  db: Db,
  { columns }: RowImport,
  import_id: number,
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const { line, problem } = errorTitles
  yield [[...columns.map(({ title }) => title[language]), problem[language], line[language]]]

  for (let after = 0; ; ) {
    const { rows } = await typedSql(badSchema)`
      select line, cells, problem, problem_column from list_import_row
      where import_id = ${import_id} and line > ${after} and problem is not null
      order by line limit ${sql.lit(atOnce)}`.execute(db)
    if (rows.length === 0) return
    yield rows.map((row) => [...row.cells.map(escapeFormula), problemWords(columns, row, language), row.line])
    after = rows.at(-1)?.line ?? after
  }
}
