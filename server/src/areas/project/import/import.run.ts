import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Platform } from '../../../platform.ts'
import type { ExportFormat } from '../export/export.format.ts'
import { note } from '../project.activity.ts'
import { requireProjectRight } from '../project.policy.ts'
import { type ImportedObject, saveContent, storeContent } from './import.keep.ts'
import { type ImportReason, importReasonSchema, NotImported, openExport, type VerifiedExport } from './import.open.ts'

const itemIdRow = z.object({ item_id: z.number() })

export const importOutcomeSchema = z.object({
  reason: importReasonSchema.nullable(),
  report: z.object({
    items: z.array(
      z.object({ title: z.string(), version: z.string(), became: z.enum(['pinned', 'file', 'left_out']) }),
    ),
    files: z.number(),
    notes: z.number(),
    checks: z.number(),
  }),
})
export type ImportOutcome = z.output<typeof importOutcomeSchema>

const waitingImportSchema = z.object({
  import_id: z.number(),
  user_id: z.number(),
  project_id: z.number().nullable(),
  object_key: z.string(),
  size: z.number(),
})
type WaitingImport = z.output<typeof waitingImportSchema>

/** Proves the zip, stores what the library here does not have, then writes everything in one transaction. */
export async function runImport(platform: Platform, import_id: number): Promise<void> {
  const { db, log } = platform
  const waiting = await findWaiting(db, import_id)
  if (!waiting) return

  try {
    const proved = await openExport(platform.storage, waiting, await knownKeys(platform))
    try {
      const stored = await storeUnknown(platform, proved)
      await db.transaction().execute((tx) => write(platform, tx, waiting, proved.about, stored))
    } finally {
      proved.close()
    }
  } catch (error) {
    const reason = reasonIn(error)
    if (!reason) throw error
    log.info({ import_id, reason, err: error }, 'project import rejected')
    await db
      .updateTable('project_import')
      .set({ state: 'refused', reason })
      .where('import_id', '=', import_id)
      .where('state', '=', 'waiting')
      .execute()
  }
}

function reasonIn(error: unknown): ImportReason | null {
  if (error instanceof NotImported) return error.reason
  return error instanceof Failure ? (reasons[error.failure] ?? null) : null
}

/** Checks the role again: it may have changed since the upload. */
const reasons: Partial<Record<Failure['failure'], ImportReason>> = {
  no_room: 'no_room',
  not_found: 'no_longer_editor',
  not_allowed: 'no_longer_editor',
}

async function findWaiting(db: Db, import_id: number): Promise<WaitingImport | undefined> {
  const { rows } = await typedSql(waitingImportSchema)`
    select import_id, project_import.user_id, project_id, object_key, size
    from project_import join file using (file_id) join blob using (blob_id)
    where import_id = ${import_id} and project_import.state = 'waiting' and blob.state = 'ready'`.execute(db)
  return rows[0]
}

/** Our own, also former ones, and those of other portals that the operator trusts. */
async function knownKeys({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<Map<string, string>> {
  const ours = await db.selectFrom('signing_key').select(['key_id', 'public_key']).execute()
  return new Map([...config.TRUSTED_KEYS, ...ours].map(({ key_id, public_key }) => [key_id, public_key]))
}

/** Where the same version with the same bytes is in the library here, it is pinned; everything else comes along as a file. */
async function storeUnknown(
  { db, storage }: Platform,
  { about, read }: VerifiedExport,
): Promise<Map<string, ImportedObject>> {
  const stored = new Map<string, ImportedObject>()
  for (const { content, ...item } of about.items) {
    if (content && !(await findInLibrary(db, { ...item, content }))) await take(content)
  }
  for (const file of about.files) await take(file)
  return stored

  async function take(content: { path: string; sha256: string; size: number }) {
    stored.set(content.path, await storeContent(storage, await read(content), content))
  }
}

type ImportedItem = ExportFormat['items'][number]

async function findInLibrary(db: Db, { id, kind, version, part, content }: Omit<ImportedItem, 'dependsOn'>) {
  const { rows } = await typedSql(itemIdRow)`
    select item_id from pinnable join item using (item_id) left join file using (file_id) left join blob using (blob_id)
    where item.slug = ${id} and pinnable.kind = ${kind} and pinnable.version = ${version} and part = ${part}
      and item.state in ('published', 'deprecated')
      and encode(blob.sha256, 'hex') is not distinct from ${content?.sha256 ?? null}`.execute(db)
  return rows[0]?.item_id
}

async function write(
  { config }: Platform,
  tx: Db,
  { import_id, user_id, project_id: into }: WaitingImport,
  about: ExportFormat,
  stored: Map<string, ImportedObject>,
) {
  const held = await sql`
    select from project_import where import_id = ${import_id} and state = 'waiting' for update`.execute(tx)
  if (held.rows.length === 0) return
  if (into !== null) await requireProjectRight(tx, { user_id }, into, 'edit')
  const project_id = into ?? (await begin(tx, user_id, about))
  const quota = config.FILE_QUOTA_GB * 1024 ** 3
  const kept = new Set<string>()

  const named = [
    ...about.files.map(({ path, name }) => ({ path, name })),
    ...about.items.map(({ id, version, content }) => ({ path: content?.path ?? '', name: `${id}-${version}.zip` })),
  ]
  for (const { path, name: file_name } of named) {
    const content = stored.get(path)
    if (!content) continue
    const file_id = await saveContent(tx, { ...content, user_id, file_name, quota })
    await tx.insertInto('project_file').values({ project_id, file_id, added_by: user_id }).execute()
    kept.add(path)
  }
  const items = await pinItems(tx, { project_id, user_id }, about.items, kept)
  const { notes, checks } = about
  await writeAll(tx, 'project_note', { project_id, updated_by: user_id }, notes)
  await writeAll(tx, 'project_check', { project_id, updated_by: user_id }, checks)
  await note(tx, { user_id }, project_id, 'imported', { title: about.project.title })
  const report = { items, files: about.files.length, notes: notes.length, checks: checks.length }
  await tx
    .updateTable('project_import')
    .set({ state: 'done', project_id, report: JSON.stringify(report) })
    .where('import_id', '=', import_id)
    .execute()
}

interface ImportTarget {
  project_id: number
  user_id: number
}

/** What the library here has as well is pinned; what a project already has stays in the version it has. */
async function pinItems(tx: Db, { project_id, user_id }: ImportTarget, items: ImportedItem[], kept: Set<string>) {
  const report: ImportOutcome['report']['items'] = []
  for (const item of items) {
    const { title, version, part, content } = item
    const item_id = await findInLibrary(tx, item)
    if (item_id !== undefined) {
      await tx
        .insertInto('project_item')
        .values({ project_id, item_id, version, part, added_by: user_id })
        .onConflict((same) => same.doNothing())
        .execute()
    }
    const otherwise = kept.has(content?.path ?? '') ? 'file' : 'left_out'
    report.push({ title, version, became: item_id === undefined ? otherwise : 'pinned' })
  }
  return report
}

async function writeAll(tx: Db, table: 'project_note' | 'project_check', common: object, rows: object[]) {
  const whole = JSON.stringify(rows.map((row) => ({ ...common, ...row })))
  const names = table === 'project_note' ? ['title', 'body'] : ['text', 'done']
  const columns = sql.join(['project_id', 'updated_by', ...names].map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${whole})`.execute(tx)
}

async function begin(tx: Db, user_id: number, { project: { title, summary } }: ExportFormat): Promise<number> {
  const { project_id } = await tx
    .insertInto('project')
    .values({ user_id, title, summary })
    .returning('project_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('project_member').values({ project_id, user_id, role: 'owner' }).execute()
  return project_id
}
