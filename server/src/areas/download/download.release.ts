import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

export const releaseViewSchema = z.object({
  release_id: z.number(),
  product_id: z.number(),
  version: z.string(),
  title: z.string(),
  summary: z.string(),
  note: z.string(),
  published_at: z.string(),
  product_versions: z.array(z.string()),
  support: z.enum(['supported', 'ending', 'ended']),
  ends_on: z.string().nullable(),
  notes: z.array(z.object({ kind: z.enum(['security', 'new', 'changed', 'fixed', 'known']), text: z.string() })),
  key_id: z.string().nullable(),
})
export type ReleaseView = z.output<typeof releaseViewSchema>

/** How many days before its end a release says so loudly. */
export const warnedBefore = 90

/** Of a `release`. A day is over when it is over where the portal stands. */
export const supportOf: RawBuilder<ReleaseView['support']> = sql`
  case when ends_on < portal_day() then 'ended'
    when ends_on < portal_day() + ${warnedBefore}::int then 'ending'
    else 'supported' end`

/** Published ones, newest first. */
export async function findReleases(db: Db, language: Language, which: RawBuilder<unknown>): Promise<ReleaseView[]> {
  const { rows } = await typedSql(releaseViewSchema)`
    select item_id as release_id, category_id as product_id, version, in_language(title, ${language}) as title,
      in_language(summary, ${language}) as summary, in_language(note, ${language}) as note, published_at,
      product_versions, ends_on::text as ends_on, ${supportOf} as support, key_id,
      coalesce((select jsonb_agg(jsonb_build_object('kind', told ->> 'kind', 'text', in_language(told -> 'text', ${language}))
          order by place)
        from jsonb_array_elements(notes) with ordinality as all_notes (told, place)), '[]') as notes
    from item join release using (item_id)
    where kind = 'release' and state = 'published' and ${which}
    order by published_at desc, item_id desc`.execute(db)
  return rows
}
