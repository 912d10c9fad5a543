import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'

/** In the order in which one person asks: whoever begins or ends an upload waits here for the one before. */
export async function lockStorage(tx: Db, user_id: number): Promise<void> {
  await tx
    .insertInto('storage_use')
    .values({ user_id, bytes: 0 })
    .onConflict((row) => row.column('user_id').doUpdateSet({ bytes: sql`storage_use.bytes` }))
    .execute()
}

/** After the row that takes up room was written, in its transaction: who is refused leaves nothing behind. */
export async function refuseFull(tx: Db, user_id: number, quota: number): Promise<void> {
  if ((await storageUsed(tx, user_id)) > quota) throw new Failure('no_room')
}

export async function storageUsed(db: Db, user_id: number): Promise<number> {
  const row = await db.selectFrom('storage_use').select('bytes').where('user_id', '=', user_id).executeTakeFirst()
  return row?.bytes ?? 0
}
