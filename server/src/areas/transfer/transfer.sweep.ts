import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { clearImport } from './import/import.end.ts'

const idObjectKeyRow = z.object({ id: z.number(), object_key: z.string() })

const importIdRow = z.object({ import_id: z.number() })

const atOnce = 100

/** Removes expired files; their rows stay. While a row has a key, a later run retries the object. */
export async function sweepTransfers(db: Db, storage: Storage): Promise<void> {
  await giveUpForgotten(db)
  for (const { table, key, id } of kept) {
    for (;;) {
      const { rows } = await typedSql(idObjectKeyRow)`
        select ${sql.ref(id)} as id, ${sql.ref(key)} as object_key from ${sql.table(table)}
        where ${sql.ref(key)} is not null
          and (expires_at < now() or (${sql.ref(key)} like 'exports/list-%' and state in ('cancelled', 'failed', 'refused')))
        limit ${atOnce}`.execute(db)
      for (const row of rows) {
        await storage.remove(row.object_key)
        await sql`update ${sql.table(table)} set ${sql.ref(key)} = null where ${sql.ref(id)} = ${row.id}`.execute(db)
      }
      if (rows.length < atOnce) break
    }
  }
}

const kept = [
  { table: 'list_export', key: 'object_key', id: 'export_id' },
  { table: 'list_import', key: 'errors_key', id: 'import_id' },
]

/** What was read and never decided on holds what people are called; it goes within a day. So does what a cancelled one read. */
async function giveUpForgotten(db: Db) {
  await sql`
    update list_import set state = 'cancelled', ended_at = now()
    where state = 'checked' and created_at < now() - interval '1 day'`.execute(db)
  const { rows } = await typedSql(importIdRow)`
    select import_id from list_import
    where state in ('done', 'cancelled', 'refused', 'failed') and file_id is not null`.execute(db)
  for (const { import_id } of rows) await clearImport(db, import_id)
}
