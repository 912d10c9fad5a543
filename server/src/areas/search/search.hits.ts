import { type Language, writtenIn } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { searchKinds } from '@atrium/contract/search/choices'
import * as contract from '@atrium/contract/search/search'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { needsConversion } from '../../platform/language/choose-text.ts'
import { convertPieces } from '../../platform/language/convert-pieces.ts'
import { highlight, type TextPiece } from '../../search/highlight.ts'
import type { AnalysedQuery } from '../../search/query/question.ts'
import { snippet } from '../../search/snippet.ts'
import { fold } from '../../search/text/fold.ts'
import type { BestItem } from '../item/index/index.walk.ts'
import { itemFigures, shownAs } from '../item/item.service.ts'
import { hitAddress } from './search.address.ts'
import { type SearchSpot, searchSpotSchema, spotOf } from './search.spot.ts'

const most = 6

export type SearchHit = z.output<typeof contract.search.data>['groups'][number]['list'][number]

export const hitRowSchema = contract.search.data.shape.groups.element.shape.list.element
  .omit({ title: true, snippet: true, spot: true, address: true, resource_type: true, item_count: true, kind: true })
  .extend({
    kind: z.enum(searchKinds).exclude(['project']),
    type: z.union([z.enum(resourceTypes), z.literal('')]),
    title: z.string(),
    summary: z.string(),
    /** Of a release. */
    product_code: z.string().nullable(),
  })
export type HitRow = z.output<typeof hitRowSchema>

/** What was found by the words, and from which tier on they may stand inside an item rather than in its title. */
interface HitQuery {
  question: AnalysedQuery
  found: readonly BestItem[]
  beyondTitle: number
}

/**
 * What is drawn of each, by its id, and what else they are about. Which spot to open is looked for where the title alone does
 * not hold the words.
 */
export async function readHits(
  db: Db,
  { language }: Viewer,
  { question, found, beyondTitle }: HitQuery,
): Promise<{ hits: ReadonlyMap<number, SearchHit>; related: string[] }> {
  const item_ids = found.map(({ item_id }) => item_id)
  const inside = found.filter(({ tier }) => tier >= beyondTitle).map(({ item_id }) => item_id)
  const rows = await readRows(db, language, item_ids, spotOf(language, question, inside))
  return {
    hits: new Map(rows.map((row) => [row.item_id, asHit(row, question, language)])),
    related: relatedTo(question, rows[0]?.tags ?? []),
  }
}

function asHit(
  { type, product_code, summary, spot, tags: _, ...row }: HitRow & HitDetails,
  question: AnalysedQuery,
  reader: Language,
): SearchHit {
  const written = writtenIn(row)
  const inside = spot?.language || written
  return {
    ...row,
    item_count: null,
    address: hitAddress({ ...row, type, product_code }, spot),
    resource_type: type === '' ? null : type,
    title: inScript(highlight(row.title, question), written, reader),
    snippet: inScript(snippet(spot?.text || summary, question), spot?.text ? inside : written, reader),
    spot: spot && {
      kind: spot.kind,
      title: inScript(highlight(spot.title, question), inside, reader),
      at: spot.at,
    },
  }
}

/** Matches are looked for in the text as it was written: a conversion may have replaced the very words that were met. */
export function inScript(pieces: TextPiece[], written: Language, reader: Language): TextPiece[] {
  return needsConversion(written, reader) ? convertPieces(pieces, reader) : pieces
}

/** A case whose consent has ended says what may be said without it, or nothing, from the first moment. */
const isAnonymous = sql`(case_study.anonymous is not null and consent_has_ended(case_study.consent_until))`

const hitDetailsSchema = z.object({
  spot: searchSpotSchema.nullable(),
  /** Of all of them: the same in every row. */
  tags: z.array(z.string()),
})
type HitDetails = z.output<typeof hitDetailsSchema>

const readRowsRow = hitRowSchema.extend(hitDetailsSchema.shape)

/** One statement, and few joins: with one for each kind PostgreSQL would plan longer than it reads. */
async function readRows(
  db: Db,
  language: Language,
  item_ids: number[],
  spot: RawBuilder<SearchSpot | null>,
): Promise<(HitRow & HitDetails)[]> {
  if (item_ids.length === 0) return []
  const words = (text: RawBuilder<unknown>) => sql`coalesce(in_language(${text}, ${language}), '')`
  const openly = (name: string) =>
    sql`case when ${isAnonymous} then case_study.anonymous -> ${name}::text else ${sql.ref(`item.${name}`)} end`
  const original = (text: RawBuilder<unknown>) => sql`coalesce(original_text(${text}, ${language}), '')`
  const { rows } = await typedSql(readRowsRow)`
    select item.item_id, item.kind, item.type, ${original(openly('title'))} as title,
      ${original(openly('summary'))} as summary, ${shownAs(openly('title'), language)},
      case when not coalesce(${isAnonymous}, false) then item.cover end as cover,
      coalesce(case when not coalesce(${isAnonymous}, false) then item.slug end, item.item_id::text) as cover_seed,
      item.official, item.state = 'deprecated' as is_deprecated, item.fits, item.updated_at, ${itemFigures},
      case item.kind
        when 'app' then (select newest.version from app join app_version as newest on newest.app_version_id = app.app_version_id
          where app.item_id = item.item_id)
        when 'release' then (select release.version from release where release.item_id = item.item_id)
      end as version,
      case when item.kind = 'release' then (select code from product where product_id = item.category_id) end as product_code,
      (select duration_seconds from video where video.item_id = item.item_id) as duration_seconds,
      (select coalesce(rendered -> ${language}, rendered -> 'zh-CN') ->> 'minutes' from article
        where article.item_id = item.item_id)::int as minutes,
      case item.kind
        when 'resource' then array(select ${words(sql`name`)} from scene where scene_id = item.category_id)
        when 'article' then array(
          select ${words(sql`filed.name`)} from knowledge_type as type left join knowledge_type as above
            on above.knowledge_type_id = type.parent_id, lateral (values (0, above.name), (1, type.name)) as filed (place, name)
          where type.knowledge_type_id = item.category_id and filed.name is not null order by place)
        when 'video' then array(select ${words(sql`name`)} from video_category where video_category_id = item.category_id)
        when 'app' then array(select ${words(sql`name`)} from app_category where app_category_id = item.category_id)
        when 'release' then array(select ${words(sql`name`)} from product where product_id = item.category_id)
        else array(select ${words(sql`name`)} from case_industry join industry using (industry_id)
          where case_industry.item_id = item.item_id order by position, industry_id) || array(
          select ${words(sql`name`)} from case_demand join demand using (demand_id)
          where case_demand.item_id = item.item_id order by position, demand_id)
      end as filed_under,
      ${spot} as spot, ${tagsOf(language, item_ids)} as tags
    from unnest((select ${item_ids}::bigint[])) as item_id join item using (item_id) left join case_study using (item_id)
    where item.state in ('published', 'deprecated')
      and not (case_study.anonymous is null and coalesce(consent_has_ended(case_study.consent_until), false))`.execute(
    db,
  )
  return rows
}

/** What else these are about: their tags, the most frequent first. */
function tagsOf(language: Language, item_ids: readonly number[]): RawBuilder<string[]> {
  return sql<string[]>`array(
    select coalesce(in_language(tag.name, ${language}), '') from resource_tag join tag using (tag_id)
    where item_id = any((select ${item_ids}::bigint[])::bigint[])
    group by tag.tag_id order by count(*) desc, tag.tag_id limit ${sql.lit(most * 2)}
  )`
}

/** But for what was asked already. */
function relatedTo({ text }: AnalysedQuery, tags: readonly string[]): string[] {
  return tags.filter((tag) => tag !== '' && fold(tag) !== text).slice(0, most)
}
