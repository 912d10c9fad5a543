import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Platform } from '../../../platform.ts'
import { auditEnd } from '../transfer.audit.ts'
import { inLongTransaction } from '../transfer.long-transaction.ts'
import { writeErrors } from './import.errors.ts'
import { emptyStage, recount } from './import.stage.ts'

const stateRow = z.object({ state: z.string() })

interface ImportEnd {
  state: 'done' | 'cancelled' | 'refused' | 'failed'
  reason?: 'not_allowed'
}

const countsSchema = z.object({
  mode: z.string().nullable(),
  file_name: z.string(),
  row_count: z.number(),
  bad_count: z.number(),
  new_count: z.number(),
  change_count: z.number(),
  same_count: z.number(),
  done_count: z.number(),
})

/** One row of the audit log says what came of it; then what was read goes, and the file with it. */
export async function endImport(platform: Platform, import_id: number, end: ImportEnd): Promise<void> {
  const { db, log } = platform
  const { bad_count } = await inLongTransaction(platform, (tx) => recount(tx, import_id))
  if (bad_count > 0) {
    await writeErrors(platform, import_id).catch((error: unknown) => {
      // Without a later try it ends all the same: the file with the errors found when it was read stays.
      if (end.state !== 'failed') throw error
      log.warn({ import_id, err: error }, 'failed to store the rows that an import left out')
    })
  }

  await db.transaction().execute(async (tx) => {
    const { rows } = await typedSql(countsSchema)`
      update list_import set state = ${end.state}, reason = ${end.reason ?? null}, ended_at = now()
      where import_id = ${import_id} and state in ('running', ${end.state})
      returning mode, file_name, row_count, bad_count, new_count, change_count, same_count, done_count`.execute(tx)
    if (rows[0]) await auditEnd(tx, 'list_import', import_id, { state: end.state, ...rows[0] })
  })
  await clearImport(db, import_id)
}

/** Releases the file, so that it is swept like any unused one. */
export async function clearImport(db: Db, import_id: number): Promise<void> {
  await emptyStage(db, import_id)
  await sql`
    with held as (select file_id from list_import where import_id = ${import_id}), let_go as (
      update file set claimed_at = null from held where file.file_id = held.file_id)
    update list_import set file_id = null where import_id = ${import_id}`.execute(db)
}

/** No later try will come. What was written in batches stays, and the log says how far it came. */
export async function failImport(platform: Platform, import_id: number): Promise<void> {
  const { rows } = await typedSql(stateRow)`
    select state from list_import where import_id = ${import_id}`.execute(platform.db)
  if (rows[0]?.state === 'running') return endImport(platform, import_id, { state: 'failed' })
  await sql`
    update list_import set state = 'failed', ended_at = now()
    where import_id = ${import_id} and state = 'reading'`.execute(platform.db)
}
