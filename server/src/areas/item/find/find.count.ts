import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { totalRow, typedSql } from '../../../platform/db/typed-sql.ts'
import type { Platform } from '../../../platform.ts'
import { questionOf, questionText, type TermChoice, type TermChoices } from '../index/index.terms.ts'
import { type ItemFilter, itemTotal } from '../item.service.ts'

const lookUpRow = z.object({ common: z.record(z.string(), z.number()), revision: z.string(), among: z.number() })

/** Good for a minute; what changes in between is asked for under another key. */
const kept = 60_000

/** Where items lie, and where this process notes what it counted. */
export type ItemDeps = Pick<Platform, 'db' | 'cache'>

/** What is known before anything is looked for: which terms have bits, and which state of the terms this is. */
export interface TermStatistics {
  /** The terms that have bits, with how many items held each when these were built. */
  common: ReadonlyMap<string, number>
  revision: string
}

/** With how many there are without any choice. */
export async function readTermStatistics(
  db: Db,
  filter: ItemFilter,
  terms: readonly string[],
): Promise<TermStatistics & { among: number }> {
  const { rows } = await typedSql(lookUpRow)`
    select (select coalesce(jsonb_object_agg(term, total), '{}') from term_bits where term = any(${terms}::text[])) as common,
      concat((select built_at from term_bits limit 1), ' ', (select max(change_id) from item_term_change)) as revision,
      ${itemTotal(filter)} as among`.execute(db)
  const { common = {}, revision = '', among = 0 } = rows[0] ?? {}
  return { common: new Map(Object.entries(common)), revision, among }
}

/** True when some choice has only terms without bits: then few items can meet it, and the index finds them at once. */
export function isRare(choices: TermChoices, { common }: TermStatistics): boolean {
  return choices.some((choice) => !choice.some((term) => common.has(term)))
}

/** The exact number of items that meet all choices. */
export function countItems({ db, cache }: ItemDeps, choices: TermChoices, known: TermStatistics): Promise<number> {
  return cache.remember(`item:total:${known.revision}:${JSON.stringify(choices)}`, kept, async () => {
    const { rows } = await typedSql(totalRow)`
      with ${changed}, ${base(choices, known)}, ${corrections(choices, known)}
      select coalesce((select bit_count(bits) from base), 0) + coalesce((select sum(change) from correction), 0) as total
    `.execute(db)
    return rows[0]?.total ?? 0
  })
}

/** How many of the items that meet all choices have each of these terms; unused terms are not in the map. */
export function countTerms(
  { db, cache }: ItemDeps,
  choices: TermChoices,
  terms: readonly string[],
  known: TermStatistics,
): Promise<ReadonlyMap<string, number>> {
  const questions = terms.map((term) => questionText([[term]]))
  const each = sql`unnest(${terms}::text[], ${questions}::tsquery[]) as asked (term, question)`

  return cache.remember(`item:terms:${known.revision}:${JSON.stringify([choices, terms])}`, kept, async () => {
    const { rows } = await (isRare(choices, known) ? byIndex() : byBits()).execute(db)
    return new Map(rows.map(({ term, total }) => [term, total]))
  })

  /** Each term is looked up in each item that was found: an article has thousands, and most are not asked for. */
  function byIndex() {
    return sql<{ term: string; total: number }>`
      with found as materialized (select terms from item_term where terms @@ ${questionOf(choices)})
      select term, count(*) as total from ${each} join found on found.terms @@ question
      group by term`
  }

  function byBits() {
    return sql<{ term: string; total: number }>`
      with ${changed}, ${base(choices, known)}, ${corrections(choices, known)}, counted as (
        select term, bit_count(base.bits & term_bits.bits) as total from base, term_bits
        where term = any(${terms}::text[])
        union all
        select term, change from ${each} join correction on correction.terms @@ question
      )
      select term, sum(total) as total from counted group by term having sum(total) > 0`
  }
}

/** Items that changed since the bits were built, with the terms they had then. */
export const changed: RawBuilder<unknown> = sql`changed as materialized (
  select distinct on (item_id) item_id, terms from item_term_change order by item_id, change_id
)`

/** The items that met the choices by their common terms when the bits were built. */
export function base(choices: TermChoices, known: TermStatistics): RawBuilder<unknown> {
  const all = common(choices, known).map((choice) =>
    choice.length === 1
      ? sql`(select bits from term_bits where term = ${choice[0]})`
      : sql`(select bit_or(bits) from term_bits where term = any(${choice}::text[]))`,
  )
  return sql`base as materialized (select ${sql.join(all, sql` & `)} as bits)`
}

/**
 * What the bits do not know: items that `changed`, as they were and as they are, and those that meet a choice only by a term
 * without bits.
 */
export function corrections(choices: TermChoices, known: TermStatistics): RawBuilder<unknown> {
  const byCommon = common(choices, known)
  const rare = choices.flat().filter((term) => !known.common.has(term)) as unknown as TermChoice
  const byRare = sql`
    union all
    select 1, item_id, terms from item_term
    where terms @@ ${questionOf([rare])} and terms @@ ${questionOf(choices)} and not terms @@ ${questionOf(byCommon)}
      and not exists (select from changed where changed.item_id = item_term.item_id)`

  return sql`correction as materialized (
    select -1 as change, item_id, terms from changed where terms @@ ${questionOf(byCommon)}
    union all
    select 1, item_id, item_term.terms from changed join item_term using (item_id)
    where item_term.terms @@ ${questionOf(choices)}
    ${rare.length > 0 ? byRare : sql``}
  )`
}

/** Of an `item`, whether it is among those. */
export const isAmong: RawBuilder<boolean> = sql<boolean>`(
  item.item_id in (select item_id from correction where change = 1) or (
    case when item.item_id < length((select bits from base)) then get_bit((select bits from base), item.item_id::int) = 1
      else false end
    and item.item_id not in (select item_id from changed)
  )
)`

function common(choices: TermChoices, known: TermStatistics): TermChoice[] {
  return choices.map((choice) => choice.filter((term) => known.common.has(term)) as unknown as TermChoice)
}
