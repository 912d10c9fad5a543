import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const exportIdObjectKeyRow = z.object({ export_id: z.number(), object_key: z.string().nullable() })

const atOnce = 100

/** The object is removed before its row: while there is a row, a later run retries. */
export async function sweepExports(db: Db, storage: Storage): Promise<void> {
  // Its worker died with every try; the person may ask again.
  await sql`update personal_export set state = 'failed'
    where state = 'waiting' and created_at < now() - interval '1 day'`.execute(db)

  for (;;) {
    const { rows } = await typedSql(exportIdObjectKeyRow)`
      select export_id, object_key from personal_export where expires_at < now() limit ${atOnce}`.execute(db)
    for (const { export_id, object_key } of rows) {
      if (object_key) await storage.remove(object_key)
      await sql`delete from personal_export where export_id = ${export_id}`.execute(db)
    }
    if (rows.length < atOnce) return
  }
}
