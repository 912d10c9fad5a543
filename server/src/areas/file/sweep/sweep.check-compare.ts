import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { ListedObject, Storage } from '../../../platform/storage/storage.ts'

const objectRowSchema = z.object({ key: z.string(), size: z.number() })
type ObjectRow = z.output<typeof objectRowSchema>

export type StorageDifference =
  /** A row whose object is not in the store. */
  | { kind: 'missing'; key: string }
  /** An object that no row names. */
  | { kind: 'orphaned'; key: string; modified_at: string }
  | { kind: 'other_size'; key: string }

const atOnce = 1_000

type ObjectTable = 'blob' | 'preview'
interface CompareContext {
  db: Db
  storage: Storage
}

/** What rows and objects do not agree on. What looks so is looked at again, because files come and go meanwhile. */
export async function* differences(context: CompareContext, table: ObjectTable): AsyncGenerator<StorageDifference> {
  for await (const { object, row } of pairs(objectsOf(context.storage, `${table}/`), rowsOf(context.db, table))) {
    if (object && row) {
      if (object.size !== row.size) yield { kind: 'other_size', key: row.key }
    } else if (object) {
      const { key, modified_at } = object
      if (!(await isNamed(context.db, key))) yield { kind: 'orphaned', key, modified_at }
    } else if (row && (await isMissing(context, table, row.key))) {
      yield { kind: 'missing', key: row.key }
    }
  }
}

/** Merges both lists in the order of their keys, one page of each in memory. */
async function* pairs(objects: AsyncGenerator<ListedObject>, rows: AsyncGenerator<ObjectRow>) {
  let [object, row] = [await next(objects), await next(rows)]
  while (object || row) {
    const order = compare(object, row)
    yield { object: order <= 0 ? object : undefined, row: order >= 0 ? row : undefined }
    if (order <= 0) object = await next(objects)
    if (order >= 0) row = await next(rows)
  }
}

/** As the store orders keys: by their bytes. Who has come to the end is behind everybody. */
function compare(one: { key: string } | undefined, other: { key: string } | undefined): number {
  if (!one || !other) return one ? -1 : 1
  return Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))
}

async function* objectsOf(storage: Storage, prefix: string): AsyncGenerator<ListedObject> {
  let page = await storage.list(prefix)
  while (page.length > 0) {
    yield* page
    page = await storage.list(prefix, page.at(-1)?.key)
  }
}

async function* rowsOf(db: Db, table: ObjectTable): AsyncGenerator<ObjectRow> {
  let after = ''
  for (;;) {
    const { rows } = await typedSql(objectRowSchema)`
      select object_key as key, size from ${sql.table(table)} where object_key collate "C" > ${after}
      order by object_key collate "C" limit ${atOnce}`.execute(db)
    yield* rows
    if (rows.length < atOnce) return
    after = rows.at(-1)?.key ?? ''
  }
}

async function next<One>(from: AsyncGenerator<One>): Promise<One | undefined> {
  const { value, done } = await from.next()
  return done ? undefined : value
}

/** By a content, by something made of one, or by an upload that may still become one. */
async function isNamed(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from blob where object_key collate "C" = ${key} union all
    select from preview where object_key collate "C" = ${key} union all
    select from upload where object_key = ${key} limit 1`.execute(db)
  return rows.length > 0
}

async function isMissing({ db, storage }: CompareContext, table: ObjectTable, key: string): Promise<boolean> {
  if (await storage.head(key)) return false
  const { rows } = await sql`select from ${sql.table(table)} where object_key collate "C" = ${key}`.execute(db)
  return rows.length > 0
}
