import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { findCommonTerms } from './index.common-terms.ts'
import { deleteOlderOrders, writeOrder } from './index.order.ts'
import { applyTermChanges } from './index.term-bits-apply.ts'
import { gatherBits } from './index.term-bits-gather.ts'

const isMineRow = z.object({ is_mine: z.boolean() })

const itemIdRow = z.object({ item_id: z.number() })

const buildRow = z.object({ last_id: z.number(), total: z.number(), length: z.number().nullable() })

/** Of more changes than this everything is read anew: their terms would no longer lie in the worker's memory with ease. */
const mostToPutRight = 20_000

/** In milliseconds: what is done to all items at once takes longer than a page may. */
const longestStatement = 120_000

interface TermBitOptions {
  /** How many items must hold a term to make it common. Rarer ones are found and counted by the index at once. */
  least?: number
  /** How many changes are worth the work. Until then they are looked up one by one. */
  after?: number
  /** Determines the common terms again, regardless of what changed. */
  anew?: boolean
}

/**
 * Brings the bits up to what the terms are now: where few items changed, by putting those right in the bits there are;
 * otherwise, where there are none, and where asked to, by reading every item. Then what had changed is forgotten. What
 * changes meanwhile is not seen here, and stays noted. True when there are new bits; nothing is done while too little
 * changed, or while somebody else is at it.
 */
export async function buildTermBits(db: Db, { after = 1, ...options }: TermBitOptions = {}): Promise<boolean> {
  const built = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      if (!(await isMine(tx))) return false
      await sql`set local statement_timeout = ${sql.lit(longestStatement)}`.execute(tx)
      const changed_ids = await changedIds(tx)
      const isWorthIt = options.anew === true || changed_ids.length >= Math.max(after, 1)
      if (isWorthIt) await build(tx, changed_ids, options)
      return isWorthIt
    })
  if (built) await tidyUp(db)
  return built
}

/** Every list looks at these. Autovacuum, which is set to come soon, removes what was deleted. */
async function tidyUp(db: Db) {
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = ${sql.lit(longestStatement)}`.execute(own)
    try {
      await deleteOlderOrders(own)
      await sql`select analyze_term_bits()`.execute(own)
    } finally {
      await sql`reset statement_timeout`.execute(own)
    }
  })
}

/** Until the transaction ends. */
async function isMine(tx: Db): Promise<boolean> {
  const { rows } = await typedSql(isMineRow)`
    select pg_try_advisory_xact_lock(hashtext('term_bits')) as is_mine`.execute(tx)
  return rows[0]?.is_mine ?? false
}

/** Reads one more than can be merged, to detect that there are too many. */
async function changedIds(tx: Db): Promise<number[]> {
  const { rows } = await typedSql(
    itemIdRow,
  )`select distinct item_id from item_term_change limit ${mostToPutRight + 1}`.execute(tx)
  return rows.map(({ item_id }) => item_id)
}

/** Inside a transaction that reads one moment. */
async function build(tx: Db, changed_ids: readonly number[], { least, anew = least !== undefined }: TermBitOptions) {
  const { rows } = await typedSql(buildRow)`
    select coalesce(max(item_id), 0) as last_id, count(*) as total, (select length(bits) from term_bits limit 1) as length
    from item_term`.execute(tx)
  const { last_id = 0, total = 0, length = null } = rows[0] ?? {}

  await sql`delete from item_term_change`.execute(tx)
  if (length !== null && !anew && changed_ids.length <= mostToPutRight)
    await applyTermChanges(tx, changed_ids, Math.max(length, last_id + 1))
  else {
    const common = await findCommonTerms(tx, { last_id, total }, least ?? Math.min(Math.max(total / 500, 200), 2_000))
    await sql`delete from term_bits`.execute(tx)
    await gatherBits(tx, common, last_id)
  }
  await writeOrder(tx)
}
