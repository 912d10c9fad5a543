import type { Db } from '../../platform/db/db.ts'

/** Twice is once. How many were added: one, or none. */
export async function collect(db: Db, user_id: number | null, item_id: number): Promise<number> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('collection')
    .values({ user_id: Number(user_id), item_id })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return Number(added)
}

/** How many were taken out: one, or none. */
export async function forget(db: Db, user_id: number | null, item_id: number): Promise<number> {
  const { numDeletedRows: removed } = await db
    .deleteFrom('collection')
    .where('user_id', '=', user_id)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
  return Number(removed)
}
