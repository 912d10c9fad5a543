import type { ManagementScreen } from '@atrium/contract/management'
import type { exportList as call } from '@atrium/contract/transfer/export-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { RequestInput } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { portalDay } from '../../../platform/portal-day.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Wiring } from '../../../platform/wiring.ts'
import { findExportList, parseListQuery } from '../transfer.find-list.ts'
import { transferExport } from '../transfer.jobs.ts'
import { exportFormatNameSchema } from '../transfer.store.ts'

const openExportRow = z.object({
  object_key: z.string(),
  format: exportFormatNameSchema,
  title: z.string(),
  created_at: z.string(),
})

type ExportingViewer = Viewer & { user_id: number }

export async function requestListExport(
  tx: Db,
  wiring: Wiring,
  { user_id, language }: ExportingViewer,
  screen: ManagementScreen,
  { format, ...request }: RequestInput<typeof call>['body'],
) {
  parseListQuery(findExportList(wiring, screen, request.call), request)
  const { export_id } = await tx
    .insertInto('list_export')
    .values({ user_id, screen, format, language, wish: JSON.stringify(request) })
    .returning('export_id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, transferExport, { export_id })
  return { export_id }
}

const exportSchema = z.object({
  export_id: z.number(),
  state: z.enum(['waiting', 'running', 'ready', 'cancelled', 'refused', 'failed']),
  row_count: z.number(),
  is_cut: z.boolean(),
  size: z.number().nullable(),
})

/** Visible only to the person who requested it. */
export async function readExport(db: Db, { user_id }: Viewer, screen: ManagementScreen, export_id: number) {
  const { rows } = await typedSql(exportSchema)`
    select export_id, state, row_count, is_cut, size from list_export
    where export_id = ${export_id} and user_id = ${user_id} and screen = ${screen}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function cancelOwnExport(tx: Db, viewer: Viewer, screen: ManagementScreen, export_id: number) {
  await readExport(tx, viewer, screen, export_id)
  return cancelExport(tx, export_id)
}

/** The work looks at every stretch whether it is still wanted, and leaves nothing behind. */
export async function cancelExport(tx: Db, export_id: number): Promise<null> {
  const { rows } = await sql`
    update list_export set state = 'cancelled', ended_at = now()
    where export_id = ${export_id} and state in ('waiting', 'running') returning export_id`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { detail: 'already ended' })
  return null
}

const addressSeconds = 60

export async function openExport(
  db: Db,
  storage: Storage,
  { user_id }: Viewer,
  screen: ManagementScreen,
  export_id: number,
) {
  const { rows } = await typedSql(openExportRow)`
    select object_key, format, coalesce(wish ->> 'title', screen) as title, created_at from list_export
    where export_id = ${export_id} and user_id = ${user_id} and screen = ${screen}
      and state = 'ready' and object_key is not null and expires_at > now()`.execute(db)
  const [found] = rows
  if (!found) throw new Failure('not_found')
  const file_name = `${found.title}-${portalDay(new Date(found.created_at))}.${found.format}`
  return { address: await storage.presign(found.object_key, { seconds: addressSeconds, file_name }) }
}
