import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface Release {
  release_id: number
  product_id: number
  version: string
  title: string
  summary: string
  note: string
  published_at: string
  product_versions: string[]
  support: 'supported' | 'ending' | 'ended'
  ends_on: string | null
  notes: { kind: 'security' | 'new' | 'changed' | 'fixed' | 'known'; text: string }[]
  key_id: string | null
}

/** How many days before its end a release says so loudly. */
const warnedBefore = 90

/** Of a `release`. A day is over when it is over where the portal stands. */
export const supportOf: RawBuilder<Release['support']> = sql`
  case when ends_on < (now() at time zone 'Asia/Shanghai')::date then 'ended'
    when ends_on < (now() at time zone 'Asia/Shanghai')::date + ${warnedBefore}::int then 'ending'
    else 'supported' end`

/** Published ones, newest first. */
export async function findReleases(db: Db, language: Language, which: RawBuilder<unknown>): Promise<Release[]> {
  const { rows } = await sql<Release>`
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
