import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { beginningOf } from '../../search/fields.ts'
import { forgetOlderOrders, writeOrder } from './item.order.ts'

/** Few enough that a statement stays far below its time limit, and the worker goes on breathing. */
const idsAtOnce = 10_000
/** What the terms of one turn may take of the worker's memory, in bytes; an id in a list takes a few. */
const memory = 150_000_000
const bytesOfId = 6
/** One in so many is looked at to learn which terms are common. */
const sample = 10

/**
 * Facets whose values are few: kept however rare, so that every value can be counted. Tags and owners are many, and are
 * treated like words.
 */
const facetsOfFewValues = [
  ...['kind', 'deprecated', 'updated', 'type', 'scene', 'industry', 'version', 'size', 'source'],
  ...['system', 'database', 'processor', 'middleware'],
  ...['knowledge', 'demand'],
  ...['video_category', 'video_series', 'length', 'audience'],
  ...['category', 'price'],
]
const fewValues = new RegExp(`^(${facetsOfFewValues.join('|')}):`)

interface Wishes {
  /** How many items must hold a term to make it common. Rarer ones are found and counted by the index at once. */
  least?: number
  /** How many changes are worth the work. Until then they are looked up one by one. */
  after?: number
}

/**
 * Reads every item's terms once and writes the bits of the common ones; then what had changed is forgotten. What changes
 * meanwhile is not seen here, and stays noted. Call it inside a transaction that reads one moment: see `buildTermBits`.
 */
async function build(db: Db, { least }: Wishes) {
  const { last_id, total } = await extent(db)
  const common = await commonTerms(db, last_id, least ?? Math.min(Math.max(total / 500, 200), 2_000))
  await sql`delete from item_term_change`.execute(db)
  await sql`delete from term_bits`.execute(db)
  for (const terms of inTurns(common, last_id)) {
    for (const [term, held] of await holdersOf(db, last_id, terms, common)) {
      const bits = asBits(held.bytes(last_id))
      await sql`insert into term_bits (term, total, bits) values (${term}, ${held.total}, ${bits})`.execute(db)
    }
  }
  await writeOrder(db)
}

/** Nothing to do while nothing, or too little, changed. True when the bits were built anew. */
export async function buildTermBits(db: Db, { after = 1, ...wishes }: Wishes = {}): Promise<boolean> {
  const built = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const changed = await tx.selectFrom('item_term_change').select('change_id').limit(after).execute()
      if (changed.length >= after) await build(tx, wishes)
      return changed.length >= after
    })
  if (!built) return false
  await forgetOlderOrders(db)
  // Every list looks at these: what was just deleted must not lie in its way until the next automatic cleaning.
  for (const table of ['item_term_change', 'term_bits', 'item_order'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return true
}

async function extent(db: Db) {
  const { rows } = await sql<{ last_id: number; total: number }>`
    select coalesce(max(item_id), 0) as last_id, count(*) as total from item_term`.execute(db)
  return rows[0] ?? { last_id: 0, total: 0 }
}

/**
 * About how many items hold each. By a sample: a term near the limit may fall on either side, and is counted rightly on both.
 */
async function commonTerms(db: Db, last_id: number, least: number): Promise<ReadonlyMap<string, number>> {
  const every = least < sample * 20 ? 1 : sample
  const seen = new Map<string, number>()
  for await (const { terms } of items(db, last_id, every)) {
    for (const term of withBeginnings(terms)) seen.set(term, (seen.get(term) ?? 0) + every)
  }
  for (const [term, times] of seen) if (times < least && !fewValues.test(term)) seen.delete(term)
  return seen
}

/** As many terms at once as fit into the memory that may be used; each turn reads every item's terms. */
function* inTurns(common: ReadonlyMap<string, number>, last_id: number): Generator<ReadonlySet<string>> {
  let terms = new Set<string>()
  let bytes = 0
  for (const [term, times] of common) {
    bytes += Math.min(times * bytesOfId, last_id / 8)
    terms.add(term)
    if (bytes < memory) continue
    yield terms
    terms = new Set()
    bytes = 0
  }
  if (terms.size > 0) yield terms
}

/** A facet value that the sample did not meet is kept in the first turn. */
async function holdersOf(
  ...[db, last_id, terms, common]: [Db, number, ReadonlySet<string>, ReadonlyMap<string, number>]
): Promise<ReadonlyMap<string, Holders>> {
  const [first] = common.keys()
  const isFirst = first === undefined || terms.has(first)
  const holders = new Map(Array.from(terms, (term) => [term, new Holders()] as const))
  for await (const { item_id, terms } of items(db, last_id, 1)) {
    for (const term of withBeginnings(terms)) {
      if (isFirst && !common.has(term) && !holders.has(term) && fewValues.test(term)) holders.set(term, new Holders())
      holders.get(term)?.add(item_id, last_id)
    }
  }
  return holders
}

/** Ids as long as they take less room than bits. */
class Holders {
  total = 0
  #ids: number[] = []
  #bytes: Uint8Array | null = null

  add(item_id: number, last_id: number) {
    this.total++
    if (this.#bytes) mark(this.#bytes, item_id)
    else this.#ids.push(item_id)
    if (this.#ids.length * bytesOfId > last_id / 8) this.#become(this.bytes(last_id))
  }

  bytes(last_id: number): Uint8Array {
    if (this.#bytes) return this.#bytes
    const bytes = new Uint8Array(Math.floor(last_id / 8) + 1)
    for (const item_id of this.#ids) mark(bytes, item_id)
    return bytes
  }

  #become(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#ids = []
  }
}

function mark(bytes: Uint8Array, item_id: number) {
  bytes[item_id >> 3] = (bytes[item_id >> 3] ?? 0) | (128 >> (item_id & 7))
}

function withBeginnings(terms: string): Set<string> {
  const all = new Set(terms.split(' '))
  for (const term of all) {
    const beginning = beginningOf(term)
    if (beginning !== null) all.add(beginning)
  }
  return all
}

async function* items(db: Db, last_id: number, every: number) {
  for (let from = 0; from <= last_id; from += idsAtOnce * every) {
    const { rows } = await sql<{ item_id: number; terms: string }>`
      select item_id, array_to_string(tsvector_to_array(terms), ' ') as terms from item_term
      where item_id >= ${from} and item_id < ${from + idsAtOnce * every} and item_id % ${sql.lit(every)} = 0`.execute(
      db,
    )
    yield* rows
  }
}

/** As PostgreSQL sends and receives a `varbit`: how many bits, and the bits. */
function asBits(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length * 8)
  return Buffer.concat([length, bytes])
}
