import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'

/** Few enough that a statement stays far below its time limit, and their terms take little of the worker's memory. */
const atOnce = 4_096

const termsOfItemSchema = z.object({
  item_id: z.number(),
  /** With a blank between two. */
  terms: z.string(),
})
type TermsOfItem = z.output<typeof termsOfItemSchema>

interface IdRange {
  from: number
  to: number
  /** A sample of one in so many, independent of patterns in the ids. */
  every?: number
}

/** Of the items with these ids, both ends included; some thousand at a time. */
export async function* readTerms(db: Db, { from, to, every = 1 }: IdRange): AsyncGenerator<TermsOfItem[]> {
  const isSampled = every === 1 ? sql`true` : sql`hashint8(item_id) % ${sql.lit(every)} = 0`
  for (let first = from; first <= to; first += atOnce * every) {
    const last = Math.min(first + atOnce * every - 1, to)
    yield await read(db, sql`item_id between ${first} and ${last} and ${isSampled}`)
  }
}

/** Of these items; those that are no longer found have none. */
export async function* readTermsOf(db: Db, item_ids: readonly number[]): AsyncGenerator<TermsOfItem[]> {
  for (let first = 0; first < item_ids.length; first += atOnce)
    yield await read(db, sql`item_id = any(${item_ids.slice(first, first + atOnce)}::bigint[])`)
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<TermsOfItem[]> {
  const { rows } = await typedSql(termsOfItemSchema)`
    select item_id, array_to_string(tsvector_to_array(terms), ' ') as terms from item_term where ${which}`.execute(db)
  return rows
}
