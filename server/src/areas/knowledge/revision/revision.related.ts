import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** In place of what was there before. Only what has a page can be led to. */
export async function relate(tx: Db, item_id: number, related_ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('article_related').where('item_id', '=', item_id).execute()
  await sql`
    insert into article_related (item_id, related_id, position)
    select ${item_id}, given.related_id, min(place)
    from unnest(${[...related_ids]}::bigint[]) with ordinality as given (related_id, place)
      join item on item.item_id = given.related_id
    where kind in ('resource', 'video', 'article') and given.related_id <> ${item_id}
    group by given.related_id`.execute(tx)
}
