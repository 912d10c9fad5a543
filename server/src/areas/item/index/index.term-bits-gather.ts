import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type BitSet, count, noBits, sentBits, takeIn } from './index.bits.ts'
import { type BitsFile, idsOfSlice, withBitsFile } from './index.bits-file.ts'
import type { CommonTerms } from './index.common-terms.ts'
import { readTerms } from './index.term-rows.ts'

/** Terms whose bits are in the worker's memory at a time: 150 kB each among a million items. */
export const termsAtOnce = 50

/** Reads every item's terms once, and writes the bits of the common ones. */
export async function gatherBits(tx: Db, common: CommonTerms, last_id: number): Promise<void> {
  await withBitsFile(last_id + 1, async (file) => {
    for (let slice = 0; slice * idsOfSlice <= last_id; slice++) await gatherSlice(tx, common, file, slice)
    for (let first = 0; first < common.terms.length; first += termsAtOnce) {
      const terms = common.terms.slice(first, first + termsAtOnce)
      const read = terms.map(async (term, at) => [term, await file.read(first + at)] as const)
      await insertBits(tx, await Promise.all(read))
    }
  })
}

async function gatherSlice(tx: Db, common: CommonTerms, file: BitsFile, slice: number) {
  const held: BitSet[] = []
  const from = slice * idsOfSlice
  for await (const items of readTerms(tx, { from, to: from + idsOfSlice - 1 })) {
    for (const { item_id, terms } of items) {
      for (const term of terms.split(' ')) {
        for (const number of common.numbersOf(term)) {
          held[number] ??= noBits(idsOfSlice)
          takeIn(held[number], [item_id - from])
        }
      }
    }
  }
  for (const [number, bits] of held.entries()) if (bits) await file.writeSlice(number, slice, bits)
}

/** Unused terms are not kept. */
export async function insertBits(tx: Db, all: readonly (readonly [string, BitSet])[]): Promise<void> {
  const rows = all.flatMap(([term, bits]) => {
    const total = count(bits)
    return total === 0 ? [] : sql`(${term}, ${total}, ${sentBits(bits)})`
  })
  if (rows.length > 0) await sql`insert into term_bits (term, total, bits) values ${sql.join(rows)}`.execute(tx)
}
