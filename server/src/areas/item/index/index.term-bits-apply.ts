import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { leaveOut, noBits, receivedBits, takeIn } from './index.bits.ts'
import { CommonTerms } from './index.common-terms.ts'
import { insertBits, termsAtOnce } from './index.term-bits-gather.ts'
import { readTermsOf } from './index.term-rows.ts'

const termBitsRow = z.object({ term: z.string(), bits: z.instanceof(Buffer) })

/** In every term's bits the items that changed are put right, and nothing else is read. All get the same new length. */
export async function applyTermChanges(tx: Db, changed_ids: readonly number[], length: number): Promise<void> {
  const kept = await tx.selectFrom('term_bits').select('term').execute()
  const common = new CommonTerms(kept.map(({ term }) => term))
  const holders: number[][] = []
  for await (const items of readTermsOf(tx, changed_ids)) {
    for (const { item_id, terms } of items) {
      for (const number of terms.split(' ').flatMap((term) => common.numbersOf(term))) {
        holders[number] ??= []
        holders[number].push(item_id)
      }
    }
  }

  for (let first = 0; first < common.terms.length; first += termsAtOnce) {
    const terms = common.terms.slice(first, first + termsAtOnce)
    const before = await takeOut(tx, terms)
    const right = terms.map((term, at) => {
      const sent = before.get(term)
      const bits = sent ? receivedBits(sent, length) : noBits(length)
      leaveOut(bits, changed_ids)
      takeIn(bits, holders[first + at] ?? [])
      return [term, bits] as const
    })
    await insertBits(tx, right)
  }
}

async function takeOut(tx: Db, terms: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await typedSql(termBitsRow)`
    delete from term_bits where term = any(${terms}::text[]) returning term, varbit_send(bits) as bits`.execute(tx)
  return new Map(rows.map(({ term, bits }) => [term, bits]))
}
