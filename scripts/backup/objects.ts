/** Brings objects back to a moment: of every key that the restored database knows, the version of then is made current. */
import type { Db } from '@atrium/server/platform/db/db'
import type { ObjectVersion, VersionedObject, VersionedStorage } from '@atrium/server/platform/storage/versions'
import { sql } from 'kysely'

export interface ObjectsRestored {
  /** Keys that the database knows and the store has. */
  known: number
  undeleted: number
  /** An old version was copied over what had replaced it. */
  copied: number
  /** No version holds anything. */
  lost: string[]
  /** The database does not know them: written after the moment, or given up. They are left alone. */
  unknown: number
}

const atOnce = 8
const keysAtOnce = 500

/** A practice only counts what it would do. */
export async function restoreObjects(
  { db, versions }: { db: Db; versions: VersionedStorage },
  { at, isPractice }: { at: Date; isPractice: boolean },
): Promise<ObjectsRestored> {
  const restored: ObjectsRestored = { known: 0, undeleted: 0, copied: 0, lost: [], unknown: 0 }
  const columns = await keyColumns(db)

  async function restoreOne({ key, versions: all }: VersionedObject) {
    const step = chooseStep(all, at)
    if (step.kind === 'lost') restored.lost.push(key)
    if (step.kind === 'undelete') restored.undeleted++
    if (step.kind === 'copy') restored.copied++
    if (isPractice) return
    if (step.kind === 'copy') await versions.copyToCurrent(key, step.version_id)
    if (step.kind === 'undelete') for (const version_id of step.markers) await versions.removeVersion(key, version_id)
  }

  for await (const batch of batchesOf(versions.list(), keysAtOnce)) {
    const known = await findKnownKeys(
      db,
      columns,
      batch.map(({ key }) => key),
    )
    const wanted = batch.filter(({ key }) => known.has(key))
    restored.known += wanted.length
    restored.unknown += batch.length - wanted.length
    while (wanted.length > 0) await Promise.all(wanted.splice(0, atOnce).map(restoreOne))
  }
  return restored
}

type RestoreStep =
  | { kind: 'keep' }
  | { kind: 'lost' }
  | { kind: 'undelete'; markers: string[] }
  | { kind: 'copy'; version_id: string }

/**
 * A row names the key, so there was an object: if the clocks of store and database differ and its first version seems to
 * be younger than the moment, it is that one, because the portal writes each key once.
 */
export function chooseStep(versions: readonly ObjectVersion[], at: Date): RestoreStep {
  const contents = versions.filter(({ is_deletion }) => !is_deletion)
  const wanted = contents.find(({ written_at }) => written_at <= at) ?? contents.at(-1)
  if (!wanted) return { kind: 'lost' }
  if (wanted.is_current) return { kind: 'keep' }
  if (wanted !== contents[0]) return { kind: 'copy', version_id: wanted.version_id }
  const later = versions.slice(0, versions.indexOf(wanted))
  return { kind: 'undelete', markers: later.map(({ version_id }) => version_id) }
}

const keyColumnNames = ['object_key', 'errors_key']

/** Every table that names objects, read from the catalogue: a table added later is not forgotten. */
async function keyColumns(db: Db) {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name = any(${keyColumnNames})`.execute(db)
  if (rows.length === 0) throw new Error('the database has no table that names objects')
  return rows
}

async function findKnownKeys(db: Db, columns: { table_name: string; column_name: string }[], keys: string[]) {
  const parts = columns.map(
    ({ table_name, column_name }) =>
      sql`select ${sql.ref(column_name)} as key from ${sql.table(table_name)} where ${sql.ref(column_name)} = any(${keys})`,
  )
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union `)}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

async function* batchesOf<One>(all: AsyncGenerator<One>, size: number): AsyncGenerator<One[]> {
  let batch: One[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
