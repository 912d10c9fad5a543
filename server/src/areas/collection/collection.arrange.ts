import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { mustBeMine } from './collection.folder.ts'

export async function noteCollected(db: Db, { user_id }: Viewer, item_id: number, note: string): Promise<null> {
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set({ note })
    .where('user_id', '=', user_id)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('not_found')
  return null
}

interface SortPosition {
  side: 'before' | 'after'
  of: number
}

/**
 * Half way between what it stands beside and what is next on that side. One order for the whole collection: a folder shows
 * a part of it, and what is neighbour there stays neighbour.
 */
export async function placeCollected(
  db: Db,
  { user_id }: Viewer,
  item_id: number,
  { side, of }: SortPosition,
): Promise<null> {
  if (item_id === of) return null
  const [end, step, isBeyond] = side === 'before' ? ['max', -1, '<'] : ['min', 1, '>']
  const { rows } = await sql`
    with beside as (select position from collection where user_id = ${user_id} and item_id = ${of}), next as (
      select ${sql.raw(`${end}`)}(collection.position) as position from collection, beside
      where user_id = ${user_id} and item_id <> ${item_id} and collection.position ${sql.raw(`${isBeyond}`)} beside.position
    )
    update collection set position = coalesce((beside.position + next.position) * 0.5, beside.position + ${step})
    from beside, next where user_id = ${user_id} and item_id = ${item_id} returning item_id`.execute(db)
  if (rows.length === 0) throw new Failure('not_found')
  return null
}

interface ArrangedItems {
  item_ids: number[]
}

export async function moveCollected(
  tx: Db,
  viewer: Viewer,
  { item_ids, folder_id }: ArrangedItems & { folder_id: number | null },
) {
  if (folder_id !== null) await mustBeMine(tx, viewer, folder_id)
  const { numUpdatedRows: moved } = await tx
    .updateTable('collection')
    .set({ folder_id })
    .where('user_id', '=', viewer.user_id)
    .where('item_id', 'in', item_ids)
    .executeTakeFirst()
  return { moved: Number(moved) }
}
