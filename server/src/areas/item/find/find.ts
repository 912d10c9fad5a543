import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { type KnownAnswer, openAnswerCache } from '../index/index.answers.ts'
import { type BitSet, copyBits, count, hasBit, idsIn } from '../index/index.bits.ts'
import { catalogueOf, indexState } from '../index/index.catalogue.ts'
import { numbersIn } from '../index/index.order.ts'
import type { TermChoices } from '../index/index.terms.ts'
import { asPage, chosenItems, type ItemFilter, type ItemPageQuery, itemOrder, itemTotal } from '../item.service.ts'
import {
  askIndex,
  askKeptIndex,
  type BestResult,
  type FacetBoxes,
  findBest,
  findKeptBest,
  type IndexQuestion,
  type IndexSnapshot,
  type KeptAnswer,
  meeting,
  meetTiers,
} from './find.best.ts'

const itemIdRow = z.object({ item_id: z.number() })

const walkedRow = z.object({ item_ids: z.instanceof(Buffer) })

interface FoundItems {
  item_ids: number[]
  total: number
}

/** Where a statement takes the ids of a page from, and how many items there are in all. */
export interface ItemPage {
  ids: RawBuilder<unknown>
  total: RawBuilder<number>
}

interface ItemList<Row> {
  list: Row[]
  total: number
}

type ReadPage<Row> = (page: ItemPage) => Promise<{ rows: Row[] }>

/**
 * One page of the published items that meet all choices, and how many there are, with the columns that `read` asks for: in one
 * statement, unless the process knows too little of the index. Without a choice it is one range of an index of the table.
 */
export async function readItemPage<Row extends { total: number }>(
  db: Db,
  filter: ItemFilter,
  choices: TermChoices,
  query: ItemPageQuery,
  read: ReadPage<Row>,
): Promise<ItemList<Row>> {
  if (choices.length === 0) return readRows(db, { ids: chosenItems(filter, query), total: itemTotal(filter) }, read)
  const known = await readKnownPage(db, filter, choices, query, read)
  if (known) return known
  const { item_ids, total } = await findItems(db, filter, choices, query)
  return readRows(db, { ids: listedIds(item_ids), total: sql`${total}::int` }, read)
}

/** The rows of a page that a statement can choose by itself. */
export async function readRows<Row extends { total: number }>(db: Db, page: ItemPage, read: ReadPage<Row>) {
  const { rows } = await read(page)
  return asPage(db, rows, page.total)
}

/** In place of a total: what the process knew of the index is no longer so. */
const outdated = -1

/** The page from what the process keeps, in a statement that says whether that still holds; null if not. */
async function readKnownPage<Row extends { total: number }>(
  db: Db,
  filter: ItemFilter,
  choices: TermChoices,
  query: ItemPageQuery,
  read: ReadPage<Row>,
): Promise<ItemList<Row> | null> {
  const known = await findKeptPage(db, filter, [...choicesOfKind(filter), ...choices], query)
  if (!known) return null

  const { ids, total, size } = known.answer
  const checked = sql<number>`case when ${indexState} = ${known.state} then ${total}::int else ${sql.lit(outdated)} end`
  const { list, total: found } =
    size > 0 ? await readRows(db, { ids, total: checked }, read) : await asPage<Row>(db, [], checked)
  if (found === outdated) known.noteOutdated()
  return list.length === size && found === total ? { list, total } : null
}

interface KnownPage {
  ids: RawBuilder<unknown>
  total: number
  /** How many items the page has. */
  size: number
}

async function findKeptPage(
  db: Db,
  filter: ItemFilter,
  choices: TermChoices,
  query: ItemPageQuery,
): Promise<KeptAnswer<KnownPage> | null> {
  if (query.order_by?.quality !== 'desc') {
    const known = await askKeptIndex(db, questionOfMatches(filter, choices))
    const answer = known && (await pageInOrder(db, filter, known, query))
    return answer && { ...known, answer }
  }
  const best = await findKeptBest(db, bestQuery(filter, choices), windowOf(query))
  if (!best) return null
  const { item_ids, total } = bestItems(best.answer, filter)
  return { ...best, answer: { ids: listedIds(item_ids), total, size: item_ids.length } }
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
  return bestItems(await findBest(db, bestQuery(filter, all), windowOf(query)), filter)
}

function bestQuery({ kind }: ItemFilter, choices: TermChoices) {
  return { kinds: [kind], listed: [kind], narrowed: [], boxes: [], tiers: [choices] }
}

function windowOf({ page, size }: ItemPageQuery) {
  return { offset: (page - 1) * size, size }
}

function bestItems({ kinds }: Pick<BestResult, 'kinds'>, { kind }: ItemFilter): FoundItems {
  const { list = [], total = 0 } = kinds.get(kind) ?? {}
  return { item_ids: list.map(({ item_id }) => item_id), total }
}

function listedIds(item_ids: readonly number[]): RawBuilder<unknown> {
  return sql`unnest(${item_ids}::bigint[]) as item_id`
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
/** By how many standard deviations the places that are read exceed those that a page of evenly spread matches takes. */
const spareDeviations = 6

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
  const matches = await askIndex(db, questionOfMatches(filter, choices))
  const { total } = matches
  const { first, last } = placesOf(query, total)
  if (first >= total) return { item_ids: [], total }

  for (let places = placesToWalk(matches, last); places < total * placesPerItem; places *= 8) {
    const item_ids = matchingIn(await walkOrder(db, filter, query, places), matches, query)
    if (item_ids.length === last - first) return { item_ids, total }
  }
  const { rows } = await typedSql(itemIdRow)`select item_id from ${sortedMatches(filter, matches, query)}`.execute(db)
  return { item_ids: rows.map(({ item_id }) => item_id), total }
}

/** The same in the statement that reads the page, where that is cheaper; null where the matches lie further apart than usual. */
async function pageInOrder(
  db: Db,
  filter: ItemFilter,
  { answer: matches, state }: KnownAnswer<Matches>,
  query: ItemPageQuery,
): Promise<KnownPage | null> {
  const { total } = matches
  const { first, last } = placesOf(query, total)
  const size = Math.max(last - first, 0)
  const places = placesToWalk(matches, last)
  if (places >= total * placesPerItem) return { ids: sortedMatches(filter, matches, query), total, size }
  const item_ids = matchingIn(await walkKeptOrder(db, filter, query, { places, state }), matches, query)
  return item_ids.length === size ? { ids: listedIds(item_ids), total, size } : null
}

function placesOf({ page, size }: ItemPageQuery, total: number) {
  const first = (page - 1) * size
  return { first, last: Math.min(first + size, total) }
}

/** Matches that are spread evenly lie this far apart, and the end of a page varies with the root of their number. */
function placesToWalk({ among, total }: Matches, last: number): number {
  const distance = Math.max(among, total) / Math.max(total, 1)
  return roundUp(distance * (last + spareDeviations * Math.sqrt(last)))
}

/** To few numbers, two for each power of two, so that the statements with them are few. */
function roundUp(places: number): number {
  const step = 2 ** Math.max(Math.floor(Math.log2(places)) - 1, 7)
  return Math.ceil(places / step) * step
}

/** Among a million items those of 200 filters. */
const keptMatches = openAnswerCache<Matches>({ bytes: 32_000_000 }, ({ bits }) => bits.bytes.length + 1_000)

function questionOfMatches(filter: ItemFilter, choices: TermChoices): IndexQuestion<Matches> {
  return {
    tiers: [choices],
    facets: [],
    key: JSON.stringify([filter, choices]),
    answers: keptMatches,
    work: (index) => collectMatches(index, filter, choices),
  }
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

function matchingIn(walked: Uint32Array, matches: Matches, query: ItemPageQuery): number[] {
  const { first, last } = placesOf(query, matches.total)
  return [...walked.filter((item_id) => isMatch(matches, item_id)).subarray(first, last)]
}

interface Walk {
  ids: Uint32Array
  places: number
}

/** Figures change the order at any time: a list is at most this much behind, in milliseconds. */
const orderHolds = 1_000

const keptOrders = openAnswerCache<Walk>({ bytes: 4_000_000, ttl: orderHolds }, ({ ids }) => ids.byteLength + 1_000)

/** The order of a kind and type is the same whatever else is chosen. */
async function walkKeptOrder(
  db: Db,
  filter: ItemFilter,
  query: ItemPageQuery,
  { places, state }: { places: number; state: string },
): Promise<Uint32Array> {
  const orders = keptOrders(await catalogueOf(db))
  const key = JSON.stringify([filter, query.order_by])
  const known = orders.get(key)
  if (known?.state === state && known.answer.places >= places) return known.answer.ids

  const ids = await walkOrder(db, filter, query, places)
  orders.set(key, { answer: { ids, places }, state })
  return ids
}

/** Ids from an index alone, as one value: as rows they would take longer to read than to find. */
async function walkOrder(db: Db, filter: ItemFilter, query: ItemPageQuery, places: number): Promise<Uint32Array> {
  const { rows } = await typedSql(walkedRow)`
    select coalesce(string_agg(int4send(item_id::int), ''), '') as item_ids
    from ${chosenItems(filter, { ...query, page: 1, size: places })}`.execute(db)
  return new Uint32Array(numbersIn(rows[0]?.item_ids ?? Buffer.alloc(0)))
}

/** `offset 0` keeps PostgreSQL from joining in any other way than by looking up each item. */
function sortedMatches({ kind }: ItemFilter, matches: Matches, query: ItemPageQuery): RawBuilder<unknown> {
  const item_ids = [...idsIn(matches.bits, matches.bits, null), ...matches.changed]
  return sql`(
    select item.item_id from unnest(${item_ids}::bigint[]) as match (item_id) cross join lateral (
      select * from item where item.item_id = match.item_id and state = 'published' and kind = ${kind} offset 0
    ) as item
    order by ${itemOrder(query)}
    limit (select ${query.size}::int) offset (select ${(query.page - 1) * query.size}::int)
  ) as matching`
}
