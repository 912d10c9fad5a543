import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { itemKindSchema } from '../item.service.ts'
import { currentEdition, type ItemCatalogue, indexState } from './index.catalogue.ts'
import type { PendingChanges } from './index.pending-changes.ts'
import type { TermChoice, TermChoices } from './index.terms.ts'

const stateRow = z.object({ state: z.string() })

export async function readState(db: Db): Promise<string | undefined> {
  const { rows } = await typedSql(stateRow)`select ${indexState} as state`.execute(db)
  return rows[0]?.state
}

const changedSchema = z.object({
  item_id: z.number(),
  kind: itemKindSchema,
  quality: z.number(),
  terms: z.array(z.string()),
})

const changesRow = z.object({
  edition: z.string(),
  state: z.string(),
  changed_ids: z.array(z.number()).nullable(),
  items: z.array(changedSchema).nullable(),
})

/** More are left to the database: their terms would take too much memory, and they soon get into the bits. */
const most = 500
/** How long, in milliseconds, after an outdated answer the database is asked instead: while much changes, nothing is worth keeping. */
const pause = 1_000

interface ChangedTerms extends Omit<z.output<typeof changedSchema>, 'terms'> {
  terms: ReadonlySet<string>
}

interface KeptChanges {
  state: string
  changed_ids: number[]
  items: ChangedTerms[]
}

const kept = new WeakMap<ItemCatalogue, Promise<KeptChanges | null>>()

/** What changed since the bits were built, as this process last read it; null where that must not be relied on. */
export function keptChanges(db: Db, catalogue: ItemCatalogue): Promise<KeptChanges | null> {
  const known = kept.get(catalogue)
  if (known) return known
  const read = readChanges(db, catalogue)
  kept.set(catalogue, read)
  read.then(
    (changes) => changes ?? forgetLater(catalogue),
    () => kept.delete(catalogue),
  )
  return read
}

/** To be called by who finds that the state is another one. */
export function noteOutdated(catalogue: ItemCatalogue): void {
  kept.set(catalogue, Promise.resolve(null))
  forgetLater(catalogue)
}

function forgetLater(catalogue: ItemCatalogue) {
  setTimeout(() => kept.delete(catalogue), pause).unref()
}

async function readChanges(db: Db, { edition }: ItemCatalogue): Promise<KeptChanges | null> {
  const { rows } = await typedSql(changesRow)`
    with changed as materialized (select distinct item_id from item_term_change limit ${sql.lit(most + 1)})
    select ${currentEdition} as edition, ${indexState} as state, (select json_agg(item_id) from changed) as changed_ids, (
      select json_agg(json_build_object(
        'item_id', item_id, 'kind', item.kind, 'quality', item.quality, 'terms', tsvector_to_array(item_term.terms)))
      from changed join item_term using (item_id) join item using (item_id)
    ) as items`.execute(db)
  const [row] = rows
  const changed_ids = row?.changed_ids ?? []
  if (row?.edition !== edition || changed_ids.length > most) return null
  return {
    state: row.state,
    changed_ids,
    items: (row.items ?? []).map((item) => ({ ...item, terms: new Set(item.terms) })),
  }
}

/** The same as the database says, for questions whose terms all have bits. */
export function pendingIn(
  { state, changed_ids, items }: KeptChanges,
  edition: string,
  tiers: readonly TermChoices[],
  facets: readonly string[],
): PendingChanges {
  const changed = items.flatMap(({ terms, ...item }) => {
    const tier = tiers.findIndex((choices) => choices.every((choice) => holdsAny(terms, choice)))
    return tier === -1 ? [] : [{ ...item, tier, facets: facets.filter((facet) => terms.has(facet)) }]
  })
  return { edition, state, changed_ids, changed, by_rare: [], by_choice: new Map() }
}

/** A term with a star is the beginning of others. */
function holdsAny(terms: ReadonlySet<string>, choice: TermChoice): boolean {
  return choice.some((term) => {
    if (!term.endsWith('*')) return terms.has(term)
    const beginning = term.slice(0, -1)
    return [...terms].some((held) => held.startsWith(beginning))
  })
}
