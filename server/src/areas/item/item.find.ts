import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { countItems, isRare, lookUp, type Shelf } from './item.count.ts'
import { type ItemFilter, type ItemOrder, itemOrder } from './item.service.ts'
import { type Choices, questionOf } from './item.terms.ts'

/** So far an order is walked before the index is asked: the most that a first page can cost. */
const walk = 5_000

export interface Found {
  item_ids: number[]
  total: number
}

/**
 * One page of the items that meet all choices, and how many there are. PostgreSQL would guess how terms occur together, and
 * read a million rows where the guess is wrong; here the total is known before the way is chosen:
 *
 * - some choice is rare: the index finds the few, which are put in order;
 * - many match: the order is walked until the page is full, never further than a bound;
 * - else, and when the bound was too near: the index finds them all.
 */
export async function findItems(
  ...[{ db, cache }, filter, choices, query]: [Shelf, ItemFilter, Choices, ItemOrder]
): Promise<Found> {
  const all = [...choicesOfKind(filter), ...choices]
  const known = await lookUp(db, filter, all.flat())
  if (isRare(all, known)) return byIndex(db, all, query)

  const total = await countItems({ db, cache }, all, known)
  const first = (query.page - 1) * query.size
  const last = Math.min(first + query.size, total)
  if (first >= total) return { item_ids: [], total }

  // Twice as far as the page would be if the matches lay evenly in the order.
  const bound = Math.max(walk, Math.ceil((2 * last * known.among) / total))
  if (bound > Math.max(walk, total)) return byIndex(db, all, query)

  const item_ids = await byWalk(db, filter, choices, query, bound)
  return item_ids.length === last - first ? { item_ids, total } : byIndex(db, all, query)
}

/** Kind and type are terms, too: the index and the bits know nothing else. */
export function choicesOfKind({ kind, type }: ItemFilter): Choices {
  return [[`kind:${kind}`], ...(type === undefined ? [] : [[`type:${type}`] as const])]
}

/** `offset 0` keeps PostgreSQL from joining in any other way than by looking up each found item. */
async function byIndex(db: Db, choices: Choices, query: ItemOrder): Promise<Found> {
  const { rows } = await sql<Found>`
    with found as materialized (select item_id from item_term where terms @@ ${questionOf(choices)})
    select (select count(*) from found) as total, array(
      select item.item_id from found cross join lateral (
        select item_id, quality, published_at, download_count, rating from item
        where item.item_id = found.item_id offset 0
      ) as item
      order by ${itemOrder(query)} limit ${query.size} offset ${(query.page - 1) * query.size}
    ) as item_ids`.execute(db)
  const { item_ids, total } = rows[0] ?? { item_ids: [], total: 0 }
  return { item_ids: item_ids.map(Number), total }
}

async function byWalk(
  ...[db, { kind, type }, choices, query, bound]: [Db, ItemFilter, Choices, ItemOrder, number]
): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item.item_id from (
      select item_id, ${orderedBy(query)} from item
      where state = 'published' and kind = ${kind} ${type === undefined ? sql`` : sql`and type = ${type}`}
      order by ${itemOrder(query)} limit ${bound}
    ) as item cross join lateral (
      select from item_term where item_term.item_id = item.item_id and terms @@ ${questionOf(choices)} offset 0
    ) as held
    order by ${itemOrder(query)} limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

/** Only what the index of the order holds, so that the walk need not open the rows. */
function orderedBy({ order_by = {} }: Pick<ItemOrder, 'order_by'>) {
  return sql.ref(Object.keys(order_by)[0] ?? 'published_at')
}
