import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { ItemKind } from '../item.service.ts'

/** Which items each kind has, the best first, and how good each is: as it was when the order was last written. */
export interface QualityOrder {
  item_ids: ReadonlyMap<ItemKind, Uint32Array>
  /** By the id. */
  quality: Float32Array
}

/** Readers find the last one that was written. */
export const orderedAt: RawBuilder<string> = sql<string>`(select max(written_at) from item_order)`

/**
 * Written whenever qualities change and whenever bits are built, so that every item with a bit has a rank. Newer items
 * have no bit yet either and are looked up. Older orders stay, so that a long build of bits does not conflict with
 * ranking.
 */
export async function writeOrder(tx: Db): Promise<void> {
  await sql`
    insert into item_order (kind, item_ids, qualities)
    select kind, string_agg(int4send(item_id::int), ''), string_agg(float4send(quality), '') from (
      select kind, item_id, quality from item where state in ('published', 'deprecated')
      order by kind, quality desc, item_id desc
    ) as ordered group by kind`.execute(tx)
}

export async function deleteOlderOrders(db: Db): Promise<void> {
  await sql`delete from item_order where written_at < ${orderedAt}`.execute(db)
}

export async function readOrder(db: Db): Promise<QualityOrder> {
  const rows = await db
    .selectFrom('item_order')
    .select(['kind', 'item_ids', 'qualities'])
    .where('written_at', '=', orderedAt)
    .execute()
  const item_ids = new Map(rows.map(({ kind, item_ids }) => [kind as ItemKind, new Uint32Array(numbersIn(item_ids))]))
  const last_id = [...item_ids.values()].reduce(
    (last, ids) => ids.reduce((one, other) => Math.max(one, other), last),
    0,
  )
  const quality = new Float32Array(last_id + 1)
  for (const { kind, qualities } of rows) {
    const each = new Float32Array(numbersIn(qualities))
    item_ids.get(kind as ItemKind)?.forEach((item_id, at) => {
      quality[item_id] = each[at] as number
    })
  }
  return { item_ids, quality }
}

/** Four bytes each, which PostgreSQL sends the other way round; on a copy, which is sure to lie at a multiple of four. */
export function numbersIn(sent: Buffer): ArrayBuffer {
  const bytes = new Uint8Array(sent)
  Buffer.from(bytes.buffer).swap32()
  return bytes.buffer
}
