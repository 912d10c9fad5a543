import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { highlight, type TextPiece } from '../../search/highlight.ts'
import { type AnalysedQuery, readQuestion } from '../../search/query/question.ts'
import { typedAs } from '../../search/query/typed.ts'
import { inScriptOf } from '../../search/text/traditional.ts'
import { hitAddress } from './search.address.ts'
import { hitRowSchema, inScript, type SearchHit } from './search.hits.ts'
import { after, popular } from './search.popular.ts'
import { kindsSeenBy } from './search.question.ts'

const most = 5
/** So many names that begin alike are put in order at once; of more the best are kept ready. */
const sorted = 300

/** Frequent recent searches, at first or by prefix, and matching names. */
export async function suggest(platform: Platform, viewer: Viewer, { q }: { q: string }) {
  const question = readQuestion(q)
  const { folded } = typedAs(q)
  const [queries, items] = await Promise.all([
    popular(platform, viewer, question?.text ?? ''),
    folded === '' ? [] : named(platform.db, viewer, folded),
  ])
  return {
    queries: queries
      .map((text) => inScriptOf(viewer.language, text))
      .map((text) => ({ text, pieces: piecesOf(text, question) })),
    items: items.map((row) => ({
      kind: row.kind,
      item_id: row.item_id,
      address: hitAddress(row, null),
      title: inScript(piecesOf(row.title, question), row.language, viewer.language),
      resource_type: row.type === '' ? null : row.type,
    })),
  } satisfies { queries: unknown; items: Pick<SearchHit, 'kind' | 'item_id' | 'address' | 'title' | 'resource_type'>[] }
}

function piecesOf(text: string, question: AnalysedQuery | null): TextPiece[] {
  return question ? highlight(text, question) : [{ text, is_match: false }]
}

/** From the moment a customer's consent ends, also before the case is indexed anew without the name. */
const mayBeNamed = sql`(
  not coalesce(consent_has_ended(case_study.consent_until), false)
  or suggestion.text = case_study.anonymous -> 'title' ->> suggestion.language)`

/** As it is called in one language. */
const suggestionNameSchema = hitRowSchema.pick({
  kind: true,
  item_id: true,
  type: true,
  version: true,
  product_code: true,
  title: true,
  language: true,
})
type SuggestionName = z.output<typeof suggestionNameSchema>

/** What is called so, by its characters, its sound or its initials, in any language; the best first. */
async function named(db: Db, viewer: Viewer, folded: string): Promise<SuggestionName[]> {
  const kinds = kindsSeenBy(viewer)
  const begins = (column: string) => sql`
    not exists (select from ready) and ${sql.ref(column)} >= (select beginning from typed)
      and ${sql.ref(column)} < (select ending from typed)`
  const { rows } = await typedSql(suggestionNameSchema)`
    with typed as materialized (
      select ${folded}::text collate "C" as beginning, ${after(folded)}::text collate "C" as ending
    ), ready as materialized (
      select item_id, language from suggestion_best where beginning = (select beginning from typed) order by place
    ), alike as materialized (
      select item_id, language from ready
      union
      (select item_id, language from suggestion where ${begins('folded')} limit ${sql.lit(sorted)})
      union
      (select item_id, language from suggestion where sound <> '' and ${begins('sound')} limit ${sql.lit(sorted)})
      union
      (select item_id, language from suggestion where initials <> '' and ${begins('initials')} limit ${sql.lit(sorted)})
    ), chosen as materialized (
      select distinct on (item_id) item.*, alike.language
      from alike cross join lateral (
        select item_id, kind, type, category_id, quality from item
        where item.item_id = alike.item_id and kind = any(${kinds}::text[]) and state = 'published' offset 0
      ) as item
      order by item_id, alike.language = ${viewer.language} desc, alike.language
    )
    select chosen.item_id, chosen.kind, chosen.type, suggestion.text as title, suggestion.language,
      release.version, product.code as product_code
    from (select * from chosen order by quality desc, item_id desc limit ${sql.lit(most)}) as chosen
      join suggestion using (item_id, language) left join release using (item_id)
      left join product on chosen.kind = 'release' and product_id = chosen.category_id
      left join case_study using (item_id)
    where ${mayBeNamed}
    order by chosen.quality desc, chosen.item_id desc`.execute(db)
  return rows
}
