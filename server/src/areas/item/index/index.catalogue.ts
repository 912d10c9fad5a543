import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { type BitSet, become, noBits, receivedBits } from './index.bits.ts'
import { orderedAt, type QualityOrder, readOrder } from './index.order.ts'
import type { TermChoice } from './index.terms.ts'

const openRow = z.object({ edition: z.string(), terms: z.array(z.string()), length: z.number() })

const termBitsRow = z.object({ term: z.string(), bits: z.instanceof(Buffer) })

/** What bits may take of a process's memory; among a million items those of about 400 terms. */
const memory = 64_000_000

/**
 * What a process caches of the index: the common terms, the order of the items, and recently used bits. All of it
 * belongs to one edition, which never changes; each answer says whether there is a newer one.
 */
export interface ItemCatalogue extends QualityOrder {
  edition: string
  common: ReadonlySet<string>
  /** Null when another edition has taken the place of this one. */
  bitsOf(terms: Iterable<string>): Promise<ReadonlyMap<string, BitSet> | null>
  /** Of a choice that many questions make, worked out once. Its terms' bits are in hand. */
  unionOf(choice: TermChoice, bits: ReadonlyMap<string, BitSet>): BitSet
  /** Scratch sets, shared by all requests: a caller must be done with them before it yields. */
  rooms(): () => BitSet
}

/** The moments at which the bits were built and the order was written. */
export const currentEdition = sql<string>`
  concat((select built_at from term_bits limit 1), '/', ${orderedAt})`

/**
 * Stays the same exactly as long as what every question finds: the edition, and which changes came since. Changes are never
 * taken back, and committed in any order, so that the last of them does not tell how many there are.
 */
export const indexState = sql<string>`
  concat(${currentEdition}, '/', (select concat(count(*), '-', max(change_id)) from item_term_change))`

const catalogues = new WeakMap<Db, Promise<ItemCatalogue>>()

/** The catalogue of the process; an `outdated` one is replaced once, by the first caller that notices. */
export async function catalogueOf(db: Db, outdated?: ItemCatalogue): Promise<ItemCatalogue> {
  const kept = await catalogues.get(db)?.catch(() => undefined)
  if (kept && kept !== outdated) return kept
  const opened = opening.get(db) ?? open(db).finally(() => opening.delete(db))
  opening.set(db, opened)
  catalogues.set(db, opened)
  return opened
}

const opening = new WeakMap<Db, Promise<ItemCatalogue>>()

async function open(db: Db): Promise<ItemCatalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await typedSql(openRow)`
        select ${currentEdition} as edition, coalesce((select json_agg(term) from term_bits), '[]') as terms,
          coalesce((select length(bits) from term_bits limit 1), 0) as length`.execute(tx)
      const { edition = '', terms = [], length = 0 } = rows[0] ?? {}
      return { edition, common: new Set(terms), ...(await readOrder(tx)), ...bitsKept(db, edition, length) }
    })
}

/** Those not asked for the longest are forgotten first. */
function bitsKept(db: Db, edition: string, length: number): Pick<ItemCatalogue, 'bitsOf' | 'unionOf' | 'rooms'> {
  const bytes = Math.ceil(length / 8) + 1
  const maxSize = Math.max(memory, bytes * 64)
  const kept = new LRUCache<string, Promise<BitSet | null>>({ maxSize, sizeCalculation: () => bytes })
  const unions = new Map<string, BitSet>()
  const rooms: BitSet[] = []

  return {
    async bitsOf(terms) {
      const wanted = [...new Set(terms)]
      const asked = new Map(wanted.map((term) => [term, kept.get(term)]))
      const missing = wanted.filter((term) => !asked.get(term))
      if (missing.length > 0) {
        const loaded = load(db, edition, missing)
        for (const term of missing) {
          const one = loaded.then((bits) => bits.get(term) ?? null)
          asked.set(term, one)
          kept.set(term, one)
          one.catch(() => kept.delete(term))
        }
      }
      const found = new Map<string, BitSet>()
      for (const [term, loading] of asked) {
        const bits = await loading
        if (!bits) return null
        found.set(term, bits)
      }
      return found
    },
    unionOf(choice, bits) {
      const key = choice.join(' ')
      const known = unions.get(key)
      if (known) return known
      const union = noBits(length)
      become(
        union,
        choice.flatMap((term) => bits.get(term) ?? []),
      )
      unions.set(key, union)
      return union
    },
    rooms() {
      let taken = 0
      return () => {
        const room = rooms[taken] ?? noBits(length)
        rooms[taken++] = room
        return room
      }
    },
  }
}

async function load(db: Db, edition: string, terms: readonly string[]): Promise<ReadonlyMap<string, BitSet>> {
  const { rows } = await typedSql(termBitsRow)`
    select term, varbit_send(bits) as bits from term_bits
    where term = any(${terms}::text[]) and concat(built_at) = split_part(${edition}, '/', 1)`.execute(db)
  return new Map(rows.map(({ term, bits }) => [term, receivedBits(bits)]))
}
