import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'

/**
 * After the row that takes up room was written, in its transaction: who is refused leaves nothing behind, and because
 * the tables count as they are written, others of the same person wait for the verdict.
 */
export async function refuseFull(tx: Db, user_id: number, quota: number): Promise<void> {
  if ((await storageUsed(tx, user_id)) > quota) throw new Failure('no_room')
}

export async function storageUsed(db: Db, user_id: number): Promise<number> {
  const row = await db.selectFrom('storage_use').select('bytes').where('user_id', '=', user_id).executeTakeFirst()
  return row?.bytes ?? 0
}
