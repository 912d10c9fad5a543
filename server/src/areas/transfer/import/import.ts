import { givenName } from '@atrium/contract/file-name'
import type { ManagementScreen } from '@atrium/contract/management'
import { importReason } from '@atrium/contract/transfer/import-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { rowChangeSchema, rowProblemSchema } from '../../../platform/list/import.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Wiring } from '../../../platform/wiring.ts'
import type { Platform } from '../../../platform.ts'
import { claimFile } from '../../file/file.service.ts'
import { findRowImport } from '../transfer.find-list.ts'
import { transferCheck, transferImport } from '../transfer.jobs.ts'
import { fileNames, problemWords } from './import.texts.ts'

const errorsKeyFileNameRow = z.object({ errors_key: z.string(), file_name: z.string() })

type ImportingViewer = Viewer & { user_id: number }

/** The file was scanned and unpacked within limits like every upload; what stands in it, the worker reads. */
export async function beginImport(
  tx: Db,
  wiring: Wiring,
  viewer: ImportingViewer,
  { screen, file_id }: { screen: ManagementScreen; file_id: number },
) {
  findRowImport(wiring, screen)
  const { state, kind, file_name } = await claimFile(tx, viewer, file_id)
  if (kind !== 'rows') throw new Failure('invalid_input', { field: 'file_id', detail: `a file of kind ${kind}` })
  if (state !== 'ready') throw new Failure('conflict', { field: 'file_id', detail: `file is in state ${state}` })

  const { user_id, language } = viewer
  const { import_id } = await tx
    .insertInto('list_import')
    .values({ user_id, screen, language, file_id, file_name: givenName(file_name) })
    .returning('import_id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, transferCheck, { import_id })
  return { import_id }
}

const listImportViewSchema = z.object({
  import_id: z.number(),
  state: z.enum(['reading', 'checked', 'running', 'done', 'cancelled', 'refused', 'failed']),
  reason: importReason.nullable(),
  detail: z.string().nullable(),
  file_name: z.string(),
  row_count: z.number(),
  bad_count: z.number(),
  new_count: z.number(),
  change_count: z.number(),
  same_count: z.number(),
  done_count: z.number(),
  has_errors: z.boolean(),
})
type ListImportView = z.output<typeof listImportViewSchema>

const rowSchema = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  becomes: z.enum(['new', 'change', 'same']).nullable(),
  changes: z.array(rowChangeSchema).nullable(),
  problem: rowProblemSchema.nullable(),
  problem_column: z.string().nullable(),
})

const shown = 20

/** Visible only to the person who uploaded the file. */
export async function readImport(
  { db, wiring }: Pick<Platform, 'db' | 'wiring'>,
  viewer: Viewer,
  screen: ManagementScreen,
  import_id: number,
) {
  const { columns } = findRowImport(wiring, screen)
  const found = await findOwn(db, viewer, screen, import_id)
  const { rows } = await typedSql(rowSchema)`
    select line, cells, becomes, changes, problem, problem_column from list_import_row
    where import_id = ${import_id} order by becomes is not distinct from 'same', line limit ${shown}`.execute(db)
  const { language } = viewer
  return {
    ...found,
    columns: columns.map(({ title }) => title[language]),
    rows: rows.map(({ problem, problem_column, changes, ...row }) => ({
      ...row,
      changes: (changes ?? []).map(({ column, before, after }) => {
        const place = columns.findIndex((one) => one.column === column)
        return { title: columns[place]?.title[language] ?? column, before, after }
      }),
      problem: problem && problemWords(columns, { problem, problem_column }, language),
    })),
  }
}

async function findOwn(
  db: Db,
  { user_id }: Viewer,
  screen: ManagementScreen,
  import_id: number,
): Promise<ListImportView> {
  const { rows } = await typedSql(listImportViewSchema)`
    select import_id, state, reason, detail, file_name, row_count, bad_count, new_count, change_count, same_count,
      done_count, errors_key is not null as has_errors
    from list_import where import_id = ${import_id} and user_id = ${user_id} and screen = ${screen}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** All or nothing begins only where nothing stands in its way. */
export async function runImport(
  tx: Db,
  viewer: Viewer,
  screen: ManagementScreen,
  { import_id, mode }: { import_id: number; mode: 'all' | 'good' },
): Promise<null> {
  await findOwn(tx, viewer, screen, import_id)
  const { rows } = await sql`
    update list_import set state = 'running', mode = ${mode}
    where import_id = ${import_id} and state = 'checked' and (${mode} = 'good' or bad_count = 0)
    returning import_id`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { detail: 'import is not ready to be written' })
  await enqueue(tx, transferImport, { import_id })
  return null
}

export async function cancelOwnImport(tx: Db, viewer: Viewer, screen: ManagementScreen, import_id: number) {
  await findOwn(tx, viewer, screen, import_id)
  return cancelImport(tx, import_id)
}

/** The work looks before every batch whether it is still wanted. What was read is tidied away by the work or the sweep. */
export async function cancelImport(tx: Db, import_id: number): Promise<null> {
  const { rows } = await sql`
    update list_import set state = 'cancelled', ended_at = now()
    where import_id = ${import_id} and state in ('reading', 'checked', 'running') returning import_id`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { detail: 'already ended' })
  return null
}

const addressSeconds = 60

export async function openErrors(
  db: Db,
  storage: Storage,
  { user_id, language }: Viewer,
  screen: ManagementScreen,
  import_id: number,
) {
  const { rows } = await typedSql(errorsKeyFileNameRow)`
    select errors_key, file_name from list_import
    where import_id = ${import_id} and user_id = ${user_id} and screen = ${screen}
      and errors_key is not null and expires_at > now()`.execute(db)
  const [found] = rows
  if (!found) throw new Failure('not_found')
  const file_name = `${found.file_name.replace(/\.\w+$/, '')}-${fileNames.errors[language]}.xlsx`
  return { address: await storage.presign(found.errors_key, { seconds: addressSeconds, file_name }) }
}
