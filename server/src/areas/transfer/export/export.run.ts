import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@atrium/contract/languages'
import { mostRows } from '@atrium/contract/limits'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { escapeFormula, type SheetCell } from '../../../platform/sheet/cell.ts'
import type { Platform } from '../../../platform.ts'
import { auditEnd } from '../transfer.audit.ts'
import { findExportList, parseListQuery } from '../transfer.find-list.ts'
import { inLongTransaction } from '../transfer.long-transaction.ts'
import { screenSchema } from '../transfer.screen.ts'
import { contentTypes, exportFormatNameSchema, storeWritten, writeSheet } from '../transfer.store.ts'
import { viewerOf } from '../transfer.viewer.ts'
import { columnsOf, exportedColumns } from './export.columns.ts'

const rowCountRow = z.object({ row_count: z.number() })

const listExportRowSchema = z.object({
  export_id: z.number(),
  user_id: z.number(),
  screen: screenSchema,
  format: exportFormatNameSchema,
  language: z.enum(languages),
  object_key: z.string(),
  wish: z.object({
    call: z.string(),
    title: z.string(),
    search: z.record(z.string(), z.unknown()),
    any_of: z.record(z.string(), z.array(z.unknown())).default({}),
    where: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
    order_by: z.record(z.string(), z.enum(['asc', 'desc'])),
    columns: z.array(
      z.object({ column: z.string(), title: z.string(), values: z.record(z.string(), z.string()).optional() }),
    ),
  }),
})
type ListExportRow = z.output<typeof listExportRowSchema>

/** The export was cancelled or ended otherwise. */
class ExportCancelled extends Error {}

/** A repeated run starts from the beginning under the same key, so that no second object is left behind. */
export async function runExport(platform: Platform, export_id: number, signal: AbortSignal): Promise<void> {
  const { db, storage } = platform
  const wanted = await begin(db, export_id)
  if (!wanted) return
  const viewer = await viewerOf(db, wanted)
  if (!viewer) return refuseExport(db, export_id)

  const { screen, object_key, format, wish: request } = wanted
  try {
    const size = await inLongTransaction(platform, (tx) =>
      storeWritten(storage, object_key, contentTypes[format], writeSheet(format, request.title, stretches(tx, viewer))),
    )
    await db.transaction().execute((tx) => finish(tx, wanted, size))
  } catch (error) {
    if (!(error instanceof ExportCancelled)) throw error
    await storage.remove(object_key)
  }

  async function* stretches(tx: Db, viewer: Viewer): AsyncGenerator<SheetCell[][]> {
    const list = findExportList(platform.wiring, screen, request.call)
    const columns = exportedColumns(platform.wiring, { screen, list, language: viewer.language }, request.columns)
    yield [columns.map(({ title }) => escapeFormula(title))]
    let row_count = 0
    let began = performance.now()
    for await (const found of list.stretches(tx, viewer, parseListQuery(list, request), platform.secret)) {
      signal.throwIfAborted()
      const room = mostRows.exported - row_count
      // What the contract does not name is not shown, and not written either.
      const rows = list.endpoint.data.shape.list.parse(found.slice(0, room))
      row_count += rows.length
      await note(db, { export_id, row_count, is_cut: found.length > room })
      yield await columnsOf(tx, rows as Record<string, unknown>[], columns)
      if (found.length > room) return
      // As long as it worked it rests: others come first.
      await sleep(Math.min(performance.now() - began, 250), undefined, { signal })
      began = performance.now()
    }
  }
}

async function begin(db: Db, export_id: number): Promise<ListExportRow | undefined> {
  const { rows } = await typedSql(listExportRowSchema)`
    update list_export
    set state = 'running', row_count = 0, object_key = coalesce(object_key, 'exports/list-' || gen_random_uuid())
    where export_id = ${export_id} and state in ('waiting', 'running')
    returning export_id, user_id, screen, format, language, object_key, wish`.execute(db)
  return rows[0]
}

async function note(
  db: Db,
  { export_id, row_count, is_cut }: { export_id: number; row_count: number; is_cut: boolean },
) {
  const { rows } = await sql`
    update list_export set row_count = ${row_count}, is_cut = ${is_cut}
    where export_id = ${export_id} and state = 'running' returning export_id`.execute(db)
  if (rows.length === 0) throw new ExportCancelled('cancelled')
}

/** Writes the audit row now, because the number of exported rows is known. */
async function finish(tx: Db, { export_id, format, wish: request }: ListExportRow, size: number) {
  const { rows } = await typedSql(rowCountRow)`
    update list_export
    set state = 'ready', size = ${size}, ended_at = now(), expires_at = now() + interval '7 days'
    where export_id = ${export_id} and state = 'running' returning row_count`.execute(tx)
  if (!rows[0]) throw new ExportCancelled('cancelled')
  const { row_count } = rows[0]
  await auditEnd(tx, 'list_export', export_id, {
    state: 'ready',
    format,
    row_count,
    size,
    search: { ...request.search, ...request.any_of, ...request.where },
  })
}

async function refuseExport(db: Db, export_id: number) {
  await sql`
    update list_export set state = 'refused', ended_at = now()
    where export_id = ${export_id} and state = 'running'`.execute(db)
}

/** No later try will come. */
export async function failListExport(db: Db, export_id: number): Promise<void> {
  await sql`
    update list_export set state = 'failed', ended_at = now()
    where export_id = ${export_id} and state in ('waiting', 'running')`.execute(db)
}
