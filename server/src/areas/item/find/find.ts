import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { type BitSet, copyBits, count, hasBit, idsIn } from '../index/index.bits.ts'
import { numbersIn } from '../index/index.order.ts'
import type { TermChoices } from '../index/index.terms.ts'
import { chosenItems, type ItemFilter, type ItemPageQuery, itemOrder } from '../item.service.ts'
import { askIndex, type FacetBoxes, findBest, type IndexSnapshot, meeting, meetTiers } from './find.best.ts'

const itemIdRow = z.object({ item_id: z.number() })

const walkedRow = z.object({ item_ids: z.instanceof(Buffer) })

interface FoundItems {
  item_ids: number[]
  total: number
}

/** One page of the published items that meet all choices, and how many there are. */
export async function findItems(
  db: Db,
  filter: ItemFilter,
  choices: TermChoices,
  query: ItemPageQuery,
): Promise<FoundItems> {
  const all = [...choicesOfKind(filter), ...choices]
  if (query.order_by?.quality !== 'desc') return findInOrder(db, filter, all, query)

  const window = { offset: (query.page - 1) * query.size, size: query.size }
  const { kinds } = await findBest(db, { ...noBoxes, ...kindsOf(filter), tiers: [all] }, window)
  const { list = [], total = 0 } = kinds.get(filter.kind) ?? {}
  return { item_ids: list.map(({ item_id }) => item_id), total }
}

const noBoxes = { narrowed: [], boxes: [] } as const

function kindsOf({ kind }: ItemFilter) {
  return { kinds: [kind], listed: [kind] }
}

/** Kind and type are terms, too: the bits know nothing else. */
function choicesOfKind({ kind, type }: ItemFilter): TermChoices {
  return [[`kind:${kind}`], ...(type === undefined ? [] : [[`type:${type}`] as const])]
}

interface FacetQuestion<Facet extends string> {
  /** What an item must meet besides facets; null when nothing can. */
  words: TermChoices | null
  /** What is chosen of each facet, as one choice. */
  chosen: Partial<Record<Facet, TermChoices>>
  /** What is counted of each. */
  values: Record<Facet, readonly (string | number)[]>
}

/** How many items each value would leave: in a facet with a choice as if it had none. */
export async function countFacets<Facet extends string>(
  db: Db,
  filter: ItemFilter,
  { words, chosen, values }: FacetQuestion<Facet>,
): Promise<(facet: Facet, value: string | number) => number> {
  if (words === null) return () => 0
  const facets = Object.keys(values) as Facet[]
  const isChosen = (facet: Facet) => (chosen[facet] ?? []).length > 0
  const groups = [facets.filter((facet) => !isChosen(facet)), ...facets.filter(isChosen).map((facet) => [facet])]
  const boxes = groups.map(
    (group): FacetBoxes => ({
      among: facets.flatMap((facet) => (isChosen(facet) && !group.includes(facet) ? (chosen[facet] ?? []) : [])),
      facets: group.flatMap((facet) => values[facet].map((value) => `${facet}:${value}`)),
    }),
  )

  const question = {
    kinds: [filter.kind],
    listed: [],
    narrowed: [],
    boxes,
    tiers: [[...choicesOfKind(filter), ...words]],
  }
  const { boxes: counted } = await findBest(db, question, { offset: 0, size: 0 })
  const totals = new Map(counted.flatMap((box) => [...box]))
  return (facet, value) => totals.get(`${facet}:${value}`) ?? 0
}

/** The items that meet a question, kept while the database is asked for an order. */
interface Matches {
  bits: BitSet
  /** Of those that changed since the bits were built. */
  changed: ReadonlySet<number>
  total: number
  /** How many of the kind and type there are. */
  among: number
}

/** Reading an item by its id costs about as much as walking so many places of an index. */
const placesPerItem = 25
/** How many more places are read than the page would end at if the matches lay evenly. */
const spare = { factor: 2, places: 500 }

/**
 * By date or figures, which the database keeps in order. PostgreSQL would guess how terms occur together and read a million
 * rows where the guess is wrong; here the matches are known, so that the cheaper way is: to walk the index of the order until
 * the page is full, or to read all matches and sort them.
 */
async function findInOrder(
  db: Db,
  filter: ItemFilter,
  choices: TermChoices,
  query: ItemPageQuery,
): Promise<FoundItems> {
  const matches = await askIndex(db, [choices], [], (index) => collectMatches(index, filter, choices))
  const { total, among } = matches
  const first = (query.page - 1) * query.size
  const last = Math.min(first + query.size, total)
  if (first >= total) return { item_ids: [], total }

  const end = (last * Math.max(among, total)) / total
  let places = nextPowerOfTwo(end * spare.factor + spare.places)
  while (places < total * placesPerItem) {
    const walked = await walkOrder(db, filter, query, places)
    const found = walked.filter((item_id) => isMatch(matches, item_id)).subarray(first, last)
    if (found.length === last - first) return { item_ids: [...found], total }
    if (walked.length < places) break
    places *= 8
  }
  return { item_ids: await sortMatches(db, filter, matches, query), total }
}

/** Few numbers, so that the statements with them are few. */
function nextPowerOfTwo(places: number): number {
  return 2 ** Math.ceil(Math.log2(places))
}

function collectMatches(index: IndexSnapshot, filter: ItemFilter, choices: TermChoices): Matches {
  const room = index.catalogue.rooms()
  const [met = room()] = meetTiers(room, index, [choices])
  const bits = copyBits(met)
  const changed = new Set(index.pending.changed.map(({ item_id }) => item_id))
  const among = count(meeting(room, index.bits, choicesOfKind(filter)))
  return { bits, changed, total: count(bits) + changed.size, among }
}

function isMatch({ bits, changed }: Matches, item_id: number): boolean {
  return hasBit(bits, item_id) || changed.has(item_id)
}

/** Ids from an index alone, as one value: as rows they would take longer to read than to find. */
async function walkOrder(db: Db, filter: ItemFilter, query: ItemPageQuery, places: number): Promise<Uint32Array> {
  const { rows } = await typedSql(walkedRow)`
    select coalesce(string_agg(int4send(item_id::int), ''), '') as item_ids
    from ${chosenItems(filter, { ...query, page: 1, size: places })}`.execute(db)
  return new Uint32Array(numbersIn(rows[0]?.item_ids ?? Buffer.alloc(0)))
}

/** `offset 0` keeps PostgreSQL from joining in any other way than by looking up each item. */
async function sortMatches(db: Db, { kind }: ItemFilter, matches: Matches, query: ItemPageQuery): Promise<number[]> {
  const item_ids = [...idsIn(matches.bits, matches.bits, null), ...matches.changed]
  const { rows } = await typedSql(itemIdRow)`
    select item.item_id from unnest(${item_ids}::bigint[]) as match (item_id) cross join lateral (
      select * from item where item.item_id = match.item_id and state = 'published' and kind = ${kind} offset 0
    ) as item
    order by ${itemOrder(query)} limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}
