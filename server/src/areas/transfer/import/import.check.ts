import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@atrium/contract/languages'
import { mostRows } from '@atrium/contract/limits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { RowImport } from '../../../platform/list/import.ts'
import type { Platform } from '../../../platform.ts'
import { NotRead } from '../format/not-read.ts'
import { readCsv } from '../format/read-csv.ts'
import { readXlsx } from '../format/read-xlsx.ts'
import { findRowImport } from '../transfer.find-list.ts'
import { inLongTransaction } from '../transfer.long-transaction.ts'
import { screenSchema } from '../transfer.screen.ts'
import { viewerOf } from '../transfer.viewer.ts'
import { writeErrors } from './import.errors.ts'
import { readHeader, readRow } from './import.parse.ts'
import {
  batchSize,
  emptyStage,
  markTwice,
  nextRows,
  noteJudged,
  recount,
  type StagedRow,
  stageRows,
} from './import.stage.ts'

const checkedImportSchema = z.object({
  import_id: z.number(),
  user_id: z.number(),
  screen: screenSchema,
  language: z.enum(languages),
  object_key: z.string(),
  size: z.number(),
  content_type: z.string(),
})
type CheckedImport = z.output<typeof checkedImportSchema>

/** The import was cancelled. */
class ImportCheckCancelled extends Error {}

/** Reads the file and says what would become of each row. Done again, it begins anew: nothing but the stage was touched. */
export async function checkImport(platform: Platform, import_id: number, signal: AbortSignal): Promise<void> {
  const { db } = platform
  const found = await findReading(db, import_id)
  if (!found) return
  const described = findRowImport(platform.wiring, found.screen)
  try {
    if (!(await viewerOf(db, { ...found, writes: true }))) throw new NotRead('not_allowed')
    await emptyStage(db, import_id)
    await stage(platform, found, described, signal)
    await inLongTransaction(platform, (tx) => markTwice(tx, import_id))
    await judgeAll(db, import_id, described, signal)
    await conclude(platform, import_id, 'reading')
  } catch (error) {
    if (error instanceof NotRead) await refuseImport(db, import_id, error)
    else if (!(error instanceof ImportCheckCancelled)) throw error
    await emptyStage(db, import_id)
  }
}

async function findReading(db: Db, import_id: number): Promise<CheckedImport | undefined> {
  const { rows } = await typedSql(checkedImportSchema)`
    select import_id, list_import.user_id, screen, language, object_key, size, content_type
    from list_import join file using (file_id) join blob using (blob_id)
    where import_id = ${import_id} and list_import.state = 'reading' and blob.state = 'ready'`.execute(db)
  return rows[0]
}

async function stage({ db, storage }: Platform, found: CheckedImport, described: RowImport, signal: AbortSignal) {
  const { import_id, language } = found
  const lines = found.content_type.startsWith('text/') ? readCsv(storage, found) : readXlsx(storage, found)
  let places: Map<string, number> | null = null
  let line = 0
  let row_count = 0
  let batch: StagedRow[] = []

  for await (const cells of lines) {
    line++
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!places) {
      places = readHeader(described, cells, language)
      continue
    }
    if (++row_count > mostRows.imported) throw new NotRead('too_many_rows')
    batch.push(readRow(described, places, cells, line))
    if (batch.length === batchSize) await put()
  }
  if (row_count === 0) throw new NotRead('no_rows')
  await put()

  async function put() {
    signal.throwIfAborted()
    await stageRows(db, import_id, batch)
    batch = []
    await noteProgress(db, import_id, row_count)
  }
}

async function noteProgress(db: Db, import_id: number, row_count: number) {
  const { rows } = await sql`
    update list_import set row_count = ${row_count} where import_id = ${import_id} and state = 'reading'
    returning import_id`.execute(db)
  if (rows.length === 0) throw new ImportCheckCancelled('cancelled')
}

async function judgeAll(db: Db, import_id: number, described: RowImport, signal: AbortSignal) {
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const began = performance.now()
    const rows = await nextRows(db, import_id, { after })
    if (rows.length === 0) return
    const judged = await described.judge(
      db,
      rows.map(({ value }) => value),
    )
    await noteJudged(
      db,
      import_id,
      rows.flatMap(({ line }, index) => (judged[index] ? { line, judgement: judged[index] } : [])),
    )
    after = rows.at(-1)?.line ?? after
    // As long as it worked it rests: others come first.
    await sleep(performance.now() - began, undefined, { signal })
  }
}

/** Counts what was found, writes what is wrong into a file, and waits for a decision. */
export async function conclude(platform: Platform, import_id: number, from: 'reading' | 'running'): Promise<void> {
  const { bad_count } = await inLongTransaction(platform, (tx) => recount(tx, import_id))
  if (bad_count > 0) await writeErrors(platform, import_id)
  await sql`
    update list_import set state = 'checked', mode = null, done_count = 0
    where import_id = ${import_id} and state = ${from}`.execute(platform.db)
}

async function refuseImport(db: Db, import_id: number, { reason, detail }: NotRead) {
  await sql`
    update list_import set state = 'refused', reason = ${reason}, detail = ${detail}, ended_at = now()
    where import_id = ${import_id} and state = 'reading'`.execute(db)
}
