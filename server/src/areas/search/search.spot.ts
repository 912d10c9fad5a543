import { type Language, languages } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { AnalysedQuery } from '../../search/query/question.ts'
import { choicesIn } from '../../search/query/tiers.ts'
import { searchablePartSchema } from '../item/index/index.part.ts'
import { questionText, type TermChoice } from '../item/index/index.terms.ts'

export const searchSpotSchema = z.object({
  kind: searchablePartSchema.shape.kind,
  anchor: z.string(),
  /** Empty for what is the same in every language. */
  language: z.union([z.enum(languages), z.literal('')]),
  title: z.string(),
  text: z.string(),
  /** The number of a page, the second of a sentence. */
  at: z.number().nullable(),
})
export type SearchSpot = z.output<typeof searchSpotSchema>

/**
 * The part of an `item` that holds most of what was asked for: of equal ones that in the reader's language, then one that is
 * called so, then the first. An item of which no part holds any has none; nor has one that is not `inside`.
 */
export function spotOf(
  language: Language,
  question: AnalysedQuery,
  inside: readonly number[],
): RawBuilder<SearchSpot | null> {
  const choices = choicesIn('anywhere', question)
  const any = questionText([choices.flat() as unknown as TermChoice])
  const each = choices.map((choice) => questionText([choice]))
  return sql<SearchSpot | null>`
    case when item.item_id = any((select ${inside}::bigint[])::bigint[]) then (
      select json_build_object('kind', kind, 'anchor', anchor, 'language', language, 'title', title, 'text', text,
        'at', case when kind in ('page', 'cue') then anchor::int end)
      from item_part as part
      where part.item_id = item.item_id and terms @@ (select ${any}::tsquery)
      order by (select count(*) from unnest((select ${each}::tsquery[])) as asked where terms @@ asked) desc,
        language in ('', ${language}) desc, title = '', part_no
      limit 1
    ) end`
}
