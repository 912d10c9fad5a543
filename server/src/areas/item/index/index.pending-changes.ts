import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { itemKindSchema } from '../item.service.ts'
import { currentEdition, type ItemCatalogue, indexState } from './index.catalogue.ts'
import { questionText, type TermChoice, type TermChoices } from './index.terms.ts'

/** An item that is not, or no longer, what its bits say: as it is now. */
const changedItemSchema = z.object({
  item_id: z.number(),
  kind: itemKindSchema,
  quality: z.number(),
  tier: z.number(),
  facets: z.array(z.string()),
})
export type ChangedItem = z.output<typeof changedItemSchema>

/** What the database has to tell, since bits cannot. */
export interface PendingChanges {
  edition: string
  /** Of the index when this was read. */
  state: string
  /** All that changed since the bits were built, whether they match or not. */
  changed_ids: number[]
  /** Those of them that match. */
  changed: ChangedItem[]
  /** Of those that hold a term without bits: which meet each tier, but for choices of common beginnings. */
  by_rare: number[][]
  /** Who holds one of the rare terms of a choice of common beginnings, by the choice. */
  by_choice: ReadonlyMap<TermChoice, ReadonlySet<number>>
}

const rowSchema = z.object({
  edition: z.string(),
  state: z.string(),
  changed_ids: z.array(z.number()).nullable(),
  changed: z.array(changedItemSchema).nullable(),
  by_rare: z.array(z.array(z.number()).nullable()).nullable(),
})

/**
 * One statement, whose text never changes. Items are looked for by the index only where a term is rare; then few hold it,
 * and all tiers together are found by it. `@@` compares with a column, so that no plan depends on the words.
 */
export async function queryPendingChanges(
  db: Db,
  { common }: Pick<ItemCatalogue, 'common'>,
  tiers: readonly TermChoices[],
  facets: readonly string[],
): Promise<PendingChanges> {
  const rare = [...new Set(tiers.flat(2))].filter((term) => !common.has(term)) as unknown as TermChoice
  const plain = tiers.map((choices) => choices.filter((choice) => !isOfBeginnings(choice, common)))
  const others = rare.length > 0 ? tiers.flat().filter((choice) => isOfBeginnings(choice, common)) : []
  const rareOf = (choice: TermChoice) => choice.filter((term) => !common.has(term)) as unknown as TermChoice
  const asked = others.filter((choice) => rareOf(choice).length > 0)
  const byRare =
    rare.length > 0
      ? [...plain.map((choices) => [rare, ...choices]), ...asked.map((choice) => [rareOf(choice)])].map(questionText)
      : []
  const { rows } = await typedSql(rowSchema)`
    with changed as materialized (select distinct item_id from item_term_change)
    select ${currentEdition} as edition, ${indexState} as state, (select json_agg(item_id) from changed) as changed_ids, (
      select json_agg(found.item_ids order by asked.tier)
      from unnest((select ${byRare}::tsquery[])) with ordinality as asked (question, tier) cross join lateral (
        select json_agg(item_id) as item_ids from item_term where terms @@ asked.question
      ) as found
    ) as by_rare, (
      select json_agg(json_build_object(
        'item_id', item.item_id, 'kind', item.kind, 'quality', item.quality, 'tier', matching.tier - 1, 'facets', matching.facets
      ))
      from changed cross join lateral (
        select (
          select min(tier) from unnest((select ${tiers.map(questionText)}::tsquery[])) with ordinality as asked (question, tier)
          where item_term.terms @@ asked.question
        ) as tier, array(
          select facet from unnest((select ${facets}::text[]), (select ${facets.map((facet) => questionText([[facet]]))}::tsquery[]))
            as asked (facet, question) where item_term.terms @@ asked.question
        ) as facets
        from item_term where item_term.item_id = changed.item_id and item_term.terms @@ (select ${questionText(tiers.at(-1) ?? [])}::tsquery)
        offset 0
      ) as matching join item using (item_id)
    ) as changed`.execute(db)
  const { edition = '', state = '', changed_ids, changed, by_rare } = rows[0] ?? {}
  return {
    edition,
    state,
    changed_ids: changed_ids ?? [],
    changed: changed ?? [],
    by_rare: tiers.map((_, at) => by_rare?.[at] ?? []),
    by_choice: new Map(asked.map((choice, at) => [choice, new Set(by_rare?.[tiers.length + at])])),
  }
}

/** The index would read all that begin so, however few hold the rare term; bits know it at once. */
export function isOfBeginnings(choice: TermChoice, common: ReadonlySet<string>): boolean {
  return choice.some((term) => term.endsWith('*') && common.has(term))
}
