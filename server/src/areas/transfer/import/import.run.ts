import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { RowImport } from '../../../platform/list/import.ts'
import type { Platform } from '../../../platform.ts'
import { findRowImport } from '../transfer.find-list.ts'
import { inLongTransaction } from '../transfer.long-transaction.ts'
import { screenSchema } from '../transfer.screen.ts'
import { viewerOf } from '../transfer.viewer.ts'
import { conclude } from './import.check.ts'
import { endImport } from './import.end.ts'
import { type JudgedLine, nextRows, noteJudged } from './import.stage.ts'

const doneLineRow = z.object({ done_line: z.number() })

const importSchema = z.object({
  import_id: z.number(),
  user_id: z.number(),
  screen: screenSchema,
  language: z.enum(languages),
  mode: z.enum(['all', 'good']),
})

/** The import was cancelled. */
class ImportCancelled extends Error {}

/** Rows that were good when they were read and are no longer. */
class NoLongerGood extends Error {
  readonly judged: JudgedLine[]

  constructor(judged: JudgedLine[]) {
    super(`${judged.length} rows are no longer good`)
    this.judged = judged
  }
}

/** Run again, it goes on where it stopped: all or nothing from the beginning, otherwise behind the last batch. */
export async function writeImport(platform: Platform, import_id: number, signal: AbortSignal): Promise<void> {
  const { db } = platform
  const { rows } = await typedSql(importSchema)`
    select import_id, user_id, screen, language, mode from list_import
    where import_id = ${import_id} and state = 'running'`.execute(db)
  const [found] = rows
  if (!found) return
  if (!(await viewerOf(db, { ...found, writes: true })))
    return endImport(platform, import_id, { state: 'refused', reason: 'not_allowed' })

  const described = findRowImport(platform.wiring, found.screen)
  try {
    if (found.mode === 'all') await inLongTransaction(platform, (tx) => writeAll(db, tx, import_id, described, signal))
    else await writeGood(db, import_id, described, signal)
  } catch (error) {
    if (error instanceof ImportCancelled) return endImport(platform, import_id, { state: 'cancelled' })
    if (!(error instanceof NoLongerGood)) throw error
    // Nothing was written: the person looks again and decides again.
    await noteJudged(db, import_id, error.judged)
    return conclude(platform, import_id, 'running')
  }
  await endImport(platform, import_id, { state: 'done' })
}

/** A few hundred rows per transaction, then a pause of the same length, so that others hardly wait. */
async function writeGood(db: Db, import_id: number, described: RowImport, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted()
    const began = performance.now()
    const isOver = await db.transaction().execute((tx) => writeBatch(tx, import_id, described))
    if (isOver) return
    await sleep(performance.now() - began, undefined, { signal })
  }
}

async function writeBatch(tx: Db, import_id: number, described: RowImport): Promise<boolean> {
  const held = await typedSql(doneLineRow)`
    select done_line from list_import where import_id = ${import_id} and state = 'running' for update`.execute(tx)
  if (!held.rows[0]) throw new ImportCancelled('cancelled')

  const rows = await nextRows(tx, import_id, { after: held.rows[0].done_line })
  if (rows.length === 0) return true
  await noteJudged(tx, import_id, await writeRows(tx, described, rows))
  await sql`
    update list_import set done_line = ${rows.at(-1)?.line ?? 0}, done_count = done_count + ${rows.length}
    where import_id = ${import_id}`.execute(tx)
  return false
}

/**
 * In one transaction, from rows that were judged before: it lasts seconds. What is new comes first and is in nobody's
 * way; what changes rows others may need comes last, so that they are held only for the end of it.
 */
async function writeAll(db: Db, tx: Db, import_id: number, described: RowImport, signal: AbortSignal) {
  let done_count = 0
  for (const becomes of ['new', 'change'] as const) {
    for (let after = 0; ; ) {
      signal.throwIfAborted()
      const began = performance.now()
      const rows = await nextRows(tx, import_id, { after, becomes })
      if (rows.length === 0) break
      const bad = await writeRows(tx, described, rows)
      if (bad.length > 0) throw new NoLongerGood(bad)
      done_count += rows.length
      // Through another connection: everybody may see how far it is before it is there.
      await noteProgress(db, import_id, done_count)
      after = rows.at(-1)?.line ?? after
      if (becomes === 'new') await sleep((performance.now() - began) / 2, undefined, { signal })
    }
  }
  const { rows } = await sql`
    update list_import set done_count = row_count, done_line = 2147483647
    where import_id = ${import_id} and state = 'running' returning import_id`.execute(tx)
  if (rows.length === 0) throw new ImportCancelled('cancelled')
}

async function noteProgress(db: Db, import_id: number, done_count: number) {
  const { rows } = await sql`
    update list_import set done_count = ${done_count} where import_id = ${import_id} and state = 'running'
    returning import_id`.execute(db)
  if (rows.length === 0) throw new ImportCancelled('cancelled')
}

/** Judged again in the writing transaction; rows that are no longer good are left out and returned. */
async function writeRows(
  tx: Db,
  described: RowImport,
  rows: Awaited<ReturnType<typeof nextRows>>,
): Promise<JudgedLine[]> {
  const judged = await described.judge(
    tx,
    rows.map(({ value }) => value),
  )
  const judgedRows = rows.flatMap((row, index) => (judged[index] ? { ...row, judgement: judged[index] } : []))
  for (const becomes of ['new', 'change'] as const) {
    const these = judgedRows.filter(({ judgement }) => 'becomes' in judgement && judgement.becomes === becomes)
    if (these.length > 0)
      await described.save(
        tx,
        these.map(({ value }) => value),
        becomes,
      )
  }
  return judgedRows.filter(({ judgement }) => 'problem' in judgement)
}
