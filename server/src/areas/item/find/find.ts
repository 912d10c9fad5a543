import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { questionOf, type TermChoices } from '../index/index.terms.ts'
import { type ItemFilter, type ItemPageQuery, itemOrder } from '../item.service.ts'
import {
  base,
  changed,
  corrections,
  countItems,
  type ItemDeps,
  isAmong,
  isRare,
  readTermStatistics,
  type TermStatistics,
} from './find.count.ts'

const itemIdRow = z.object({ item_id: z.number() })

/**
 * What the index costs, in places of an order that could be walked meanwhile; about, measured. It reads what it noted for
 * every term, and each item that it found is fetched.
 */
const places = { perNote: 1 / 8, perItem: 25 }

const foundItemSchema = z.object({ item_ids: z.array(z.number()), total: z.number() })
type FoundItem = z.output<typeof foundItemSchema>

/**
 * One page of the items that meet all choices, and how many there are. PostgreSQL would guess how terms occur together, and
 * read a million rows where the guess is wrong; here the total is known before the way is chosen:
 *
 * - some choice is rare: the index finds the few, which are put in order;
 * - many match: the order is walked, with the bits in hand, until the page is full;
 * - few match, or they lie so far down that walking took as long as fetching all of them: the index again.
 */
export async function findItems(
  { db, cache }: ItemDeps,
  filter: ItemFilter,
  choices: TermChoices,
  query: ItemPageQuery,
): Promise<FoundItem> {
  const all = [...choicesOfKind(filter), ...choices]
  const known = await readTermStatistics(db, filter, all.flat())
  if (isRare(all, known)) return byIndex(db, filter, choices, query)

  const total = await countItems({ db, cache }, all, known)
  const first = (query.page - 1) * query.size
  const last = Math.min(first + query.size, total)
  if (first >= total) return { item_ids: [], total }

  // Where the page would end if the matches lay evenly in the order.
  const end = (last * known.among) / total
  const notes = all.flat().reduce((sum, term) => sum + (known.common.get(term) ?? 0), 0)
  const bound = Math.ceil(notes * places.perNote + total * places.perItem)
  if (end > bound) return byIndex(db, filter, choices, query)

  const item_ids = await byWalk(db, filter, { choices: all, known, query, bound })
  return item_ids.length === last - first ? { item_ids, total } : byIndex(db, filter, choices, query)
}

/** Kind and type are terms, too: the bits know nothing else. */
export function choicesOfKind(filter: ItemFilter): TermChoices {
  return [[`kind:${filter.kind}`], ...choicesOfType(filter)]
}

function choicesOfType({ type }: ItemFilter): TermChoices {
  return type === undefined ? [] : [[`type:${type}`]]
}

/** `offset 0` keeps PostgreSQL from joining in any other way than by looking up each item that was found. */
async function byIndex(db: Db, filter: ItemFilter, choices: TermChoices, query: ItemPageQuery): Promise<FoundItem> {
  const question = questionOf([...choicesOfType(filter), ...choices])
  const { rows } = await typedSql(foundItemSchema)`
    with matching as materialized (select item_id from item_term where terms @@ ${question}),
    found as materialized (
      select item.item_id, ${orderedBy(query)} from matching cross join lateral (
        select * from item where item.item_id = matching.item_id and ${isOf(filter)} offset 0
      ) as item
    )
    select (select count(*) from found) as total, array(
      select item.item_id from found as item
      order by ${itemOrder(query)} limit ${query.size} offset ${(query.page - 1) * query.size}
    ) as item_ids`.execute(db)
  return rows[0] ?? { item_ids: [], total: 0 }
}

interface FilterWalk {
  choices: TermChoices
  known: TermStatistics
  query: ItemPageQuery
  bound: number
}

/** Neither items nor terms are opened on the way: the index of the order holds the ids, and the bits the rest. */
async function byWalk(db: Db, filter: ItemFilter, { choices, known, query, bound }: FilterWalk): Promise<number[]> {
  const { rows } = await typedSql(itemIdRow)`
    with ${changed}, ${base(choices, known)}, ${corrections(choices, known)}
    select item.item_id from (
      select item_id, ${orderedBy(query)} from item where ${isOf(filter)} order by ${itemOrder(query)} limit ${bound}
    ) as item
    where ${isAmong}
    order by ${itemOrder(query)} limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

function isOf({ kind, type }: ItemFilter) {
  return sql`state = 'published' and kind = ${kind} ${type === undefined ? sql`` : sql`and type = ${type}`}`
}

/** Only what the index of the order holds. */
function orderedBy({ order_by = {} }: Pick<ItemPageQuery, 'order_by'>) {
  return sql.ref(Object.keys(order_by)[0] ?? 'published_at')
}
