import type { Language } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { typedAs } from '../../../search/query/typed.ts'
import { analyserVersion, termsOfItem } from '../../../search/terms.ts'
import { type SearchablePart, saveParts } from './index.part.ts'
import { scoreItem } from './index.score.ts'
import type { Facet } from './index.terms.ts'

/** What an item is found by, in every language it is written in. */
interface ItemDescription {
  title: TextPerLanguage
  tags?: readonly string[]
  /** What it is about, in a sentence. */
  summaries?: readonly string[]
  texts: readonly string[]
  parts?: readonly SearchablePart[]
  /** What it is filed under, its kind among them. */
  facets: readonly Facet[]
}

/** Week by week: what is newer than some day is any of the weeks since. */
export const secondsOfWeek = 7 * 24 * 3_600

/**
 * Indexes an item by its terms, its parts and its name, and ranks it. Every publication calls this in the same
 * transaction, so that an item is never found half-indexed.
 */
export async function indexItem(
  db: Db,
  item_id: number,
  { title, tags = [], summaries = [], texts, parts = [], facets }: ItemDescription,
): Promise<void> {
  const described = {
    titles: Object.values(title),
    tags,
    summaries,
    anchors: parts.flatMap((part) => part.title ?? []),
    bodies: [...texts, ...parts.flatMap((part) => part.text ?? [])],
    facets,
  }
  // Lists ask for the kind; what is deprecated has another term in its place, and only search asks for both.
  await sql`
    insert into item_term (item_id, terms, analyser)
    select item_id, array_to_tsvector(
      array_replace(${[...termsOfItem(described)]}::text[], 'kind:' || kind,
        case state when 'deprecated' then 'deprecated:' else 'kind:' end || kind)
      || ('updated:' || floor(extract(epoch from updated_at) / ${sql.lit(secondsOfWeek)})::int)
    ), ${analyserVersion}
    from item where item_id = ${item_id}
    on conflict (item_id) do update set terms = excluded.terms, analyser = excluded.analyser
    where (item_term.terms, item_term.analyser) is distinct from (excluded.terms, excluded.analyser)`.execute(db)
  await saveParts(db, item_id, parts)
  await saveSuggestions(db, item_id, Object.entries(title) as [Language, string][])
  await scoreItem(db, item_id)
}

export async function unindexItem(db: Db, item_id: number): Promise<void> {
  for (const table of ['item_term', 'item_part', 'suggestion'] as const)
    await db.deleteFrom(table).where('item_id', '=', item_id).execute()
}

/** Replaces the suggestions for an item by its present names. */
async function saveSuggestions(db: Db, item_id: number, titles: [Language, string][]): Promise<void> {
  const rows = titles.flatMap(([language, text]) => {
    const typed = typedAs(text)
    return typed.folded === '' ? [] : { language, text, ...typed }
  })
  await db.deleteFrom('suggestion').where('item_id', '=', item_id).execute()
  await sql`
    insert into suggestion (item_id, language, text, folded, sound, initials)
    select ${item_id}, language, text, folded, sound, initials from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as name (language text, text text, folded text, sound text, initials text)`.execute(db)
}
