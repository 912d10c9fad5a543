import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { ItemNoun } from './item.noun.ts'

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
export async function removeFromCollection(db: Db, user_id: number | null, item_id: number): Promise<number> {
  const { numDeletedRows: removed } = await db
    .deleteFrom('collection')
    .where('user_id', '=', user_id)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
  return Number(removed)
}

/** It is counted only when it was not there. */
export async function collectItem(tx: Db, noun: ItemNoun, { user_id }: Viewer, item_id: number): Promise<null> {
  await mustBeReadable(tx, noun, item_id)
  await countCollected(tx, noun, item_id, await collect(tx, user_id, item_id))
  return null
}

export async function uncollectItem(tx: Db, noun: ItemNoun, { user_id }: Viewer, item_id: number): Promise<null> {
  await mustBeReadable(tx, noun, item_id)
  await countCollected(tx, noun, item_id, -(await removeFromCollection(tx, user_id, item_id)))
  return null
}

/** Several at once, also what has been taken back since. */
export async function uncollectItems(tx: Db, { user_id }: Viewer, item_ids: number[]): Promise<{ removed: number }> {
  const gone = await tx
    .deleteFrom('collection')
    .where('user_id', '=', user_id)
    .where('item_id', 'in', item_ids)
    .returning('item_id')
    .execute()
  const gone_ids = gone.map(({ item_id }) => item_id)
  for (const table of ['resource', 'app'] as const) {
    await sql`
      update ${sql.table(table)} set collect_count = collect_count - 1 where item_id = any(${gone_ids})`.execute(tx)
  }
  return { removed: gone_ids.length }
}

export async function mustBeReadable(db: Db, { table, isReadable }: ItemNoun, item_id: number): Promise<void> {
  const { rows } = await sql`
    select from item join ${sql.table(table)} using (item_id) where item.item_id = ${item_id} and ${isReadable}`.execute(
    db,
  )
  if (rows.length === 0) throw new Failure('not_found')
}

async function countCollected(tx: Db, { table }: ItemNoun, item_id: number, change: number) {
  if (change === 0) return
  await sql`
    update ${sql.table(table)} set collect_count = collect_count + ${change} where item_id = ${item_id}`.execute(tx)
}
