import { sql } from 'kysely'
import { beginningOf } from '../../platform/analyse/analyse.ts'
import type { Db } from '../../platform/db/db.ts'

/** Few enough that a statement stays far below its time limit, and the worker goes on breathing. */
const idsAtOnce = 10_000
/** One in so many is looked at to learn which terms are common. */
const sample = 10

/**
 * Facets whose values are few: kept however rare, so that every value can be counted. Tags and owners are many, and are
 * treated like words.
 */
const facetsOfFewValues = [
  ...['kind', 'type', 'scene', 'industry', 'version', 'size', 'source'],
  ...['system', 'database', 'processor', 'middleware'],
  ...['knowledge', 'demand'],
  ...['video_category', 'video_series', 'length', 'audience'],
  ...['category', 'price'],
]
const fewValues = new RegExp(`^(${facetsOfFewValues.join('|')}):`)

interface Wishes {
  /** How many items must hold a term to make it common. Rarer ones are found and counted by the index at once. */
  least?: number
}

/**
 * Reads every item's terms once and writes the bits of the common ones; then what had changed is forgotten. What changes
 * meanwhile is not seen here, and stays noted. Call it inside a transaction that reads one moment: see `buildTermBits`.
 */
async function build(db: Db, { least }: Wishes) {
  const { last_id, total } = await extent(db)
  const common = await commonTerms(db, last_id, least ?? Math.min(Math.max(total / 250, 200), 4_000))
  const bits = await bitsOf(db, last_id, common)

  await sql`delete from item_term_change`.execute(db)
  await sql`delete from term_bits`.execute(db)
  for (const [term, { total, bytes }] of bits) {
    await sql`insert into term_bits (term, total, bits) values (${term}, ${total}, ${asBits(bytes)})`.execute(db)
  }
}

/** Nothing to do while nothing changed. True when the bits were built anew. */
export async function buildTermBits(db: Db, wishes: Wishes = {}): Promise<boolean> {
  const built = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const changed = await tx.selectFrom('item_term_change').select('change_id').limit(1).execute()
      if (changed.length > 0) await build(tx, wishes)
      return changed.length > 0
    })
  // Every list looks at both: what was just deleted must not lie in its way until the next automatic cleaning.
  if (built)
    for (const table of ['item_term_change', 'term_bits']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return built
}

async function extent(db: Db) {
  const { rows } = await sql<{ last_id: number; total: number }>`
    select coalesce(max(item_id), 0) as last_id, count(*) as total from item_term`.execute(db)
  return rows[0] ?? { last_id: 0, total: 0 }
}

/** By a sample: a term near the limit may fall on either side, and is counted rightly on both. */
async function commonTerms(db: Db, last_id: number, least: number): Promise<ReadonlySet<string>> {
  const every = least < sample * 20 ? 1 : sample
  const seen = new Map<string, number>()
  const kept = new Set<string>()
  for await (const { terms } of items(db, last_id, every)) {
    for (const term of withBeginnings(terms)) {
      if (fewValues.test(term)) kept.add(term)
      else seen.set(term, (seen.get(term) ?? 0) + every)
    }
  }
  for (const [term, times] of seen) if (times >= least) kept.add(term)
  return kept
}

interface Bits {
  total: number
  bytes: Uint8Array
}

async function bitsOf(db: Db, last_id: number, common: ReadonlySet<string>) {
  const bits = new Map<string, Bits>()
  for await (const { item_id, terms } of items(db, last_id, 1)) {
    for (const term of withBeginnings(terms)) {
      // A facet value that the sample did not meet is kept, too.
      if (!common.has(term) && !fewValues.test(term)) continue
      const of = bits.get(term) ?? { total: 0, bytes: new Uint8Array(Math.floor(last_id / 8) + 1) }
      bits.set(term, of)
      of.total++
      of.bytes[item_id >> 3] = (of.bytes[item_id >> 3] ?? 0) | (128 >> (item_id & 7))
    }
  }
  return bits
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
