import { type Language, languages } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export const itemKindSchema = z.enum(['resource', 'article', 'case', 'video', 'app', 'release'])
export type ItemKind = z.output<typeof itemKindSchema>

/** What the indexes of `item` and the totals of `item_count` know: any kind, narrowed by a type or a category. */
export interface ItemFilter {
  kind: ItemKind
  type?: string | undefined
  category_id?: number | undefined
}

type ItemSortColumn = 'quality' | 'published_at' | 'download_count' | 'view_count' | 'rating'

export interface ItemPageQuery {
  order_by?: Partial<Record<ItemSortColumn, 'asc' | 'desc'>> | undefined
  page: number
  size: number
}

/**
 * The ids of one page, read from the index alone; the rows themselves are joined for these few only.
 * That is what makes page 100 bearable.
 */
export function chosenItems({ kind, type, category_id }: ItemFilter, query: ItemPageQuery): RawBuilder<unknown> {
  return sql`(
    select item_id from item
    where state = 'published' and kind = ${kind}
      ${type === undefined ? sql`` : sql`and type = ${type}`}
      ${category_id === undefined ? sql`` : sql`and category_id = ${category_id}`}
    order by ${itemOrder(query)} ${pageWindow(query)}
  ) as chosen`
}

/**
 * Nearly everybody asks for a first page: without values in its text its statement is prepared. PostgreSQL plans a number of
 * rows that it does not know as a tenth of the table.
 */
export function pageWindow({ page, size }: Pick<ItemPageQuery, 'page' | 'size'>): RawBuilder<unknown> {
  return page === 1 ? sql`limit ${sql.lit(size)}` : sql`limit ${size} offset ${(page - 1) * size}`
}

/** The id settles ties in the same direction, so that one index serves both directions. */
export function itemOrder({ order_by = {} }: Pick<ItemPageQuery, 'order_by'>): RawBuilder<unknown> {
  const [[column, direction] = ['published_at', 'desc'] as const] = Object.entries(order_by)
  return sql.join([sql`${sql.ref(`item.${column}`)} ${sql.raw(direction)}`, sql`item.item_id ${sql.raw(direction)}`])
}

export function itemTotal({ kind, type = '', category_id = 0 }: ItemFilter): RawBuilder<number> {
  return sql<number>`coalesce((
    select total from item_count where kind = ${kind} and type = ${type} and category_id = ${category_id}
  ), 0)`
}

/** What every card carries. */
export const itemCardSchema = z.object({
  title: z.string(),
  summary: z.string(),
  language: z.enum(languages),
  converted: z.boolean(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
  official: z.boolean(),
  published_at: z.string(),
})
export type ItemCard = z.output<typeof itemCardSchema>

export function itemCard(language: Language): RawBuilder<unknown> {
  return sql`
    coalesce(in_language(item.title, ${language}), '') as title,
    coalesce(in_language(item.summary, ${language}), '') as summary,
    ${shownAs(sql`item.title`, language)},
    item.cover, coalesce(item.slug, item.item_id::text) as cover_seed, item.official, item.published_at`
}

/** In which language a text is shown to the reader, and whether it was converted into the reader's script. */
export function shownAs(text: RawBuilder<unknown>, language: Language): RawBuilder<unknown> {
  return sql`shown_language(${text}, ${language}) as language, is_converted(${text}, ${language}) as converted`
}

export const itemFiguresSchema = z.object({
  download_count: z.number(),
  rating: z.number().nullable(),
  rating_count: z.number(),
})
export type ItemFigures = z.output<typeof itemFiguresSchema>

export const itemFigures: RawBuilder<unknown> = sql`
  item.download_count, item.rating_count, nullif(round(item.rating::numeric, 1), 0) as rating`

const formerMember: Record<Language, string> = {
  'zh-CN': '已注销用户',
  'zh-TW': '已註銷使用者',
  en: 'Former member',
}

/** Of an account joined by the item's `owner_id`. Who had their account erased is a former member, in any language. */
export function ownerName(language: Language): RawBuilder<string | null> {
  return sql<string | null>`case account.state when 'erased' then ${formerMember[language]} else account.user_name end`
}

/** The total comes along with each row; only a page without rows has to ask for it. */
export async function asPage<Row>(db: Db, rows: (Row & { total: number })[], total: RawBuilder<number>) {
  if (rows[0]) return { list: rows, total: rows[0].total }

  const { rows: counted } = await typedSql(totalRow)`select ${total} as total`.execute(db)
  return { list: rows, total: counted[0]?.total ?? 0 }
}

const rankedItemSchema = z.object({
  ranking: z.enum(['most_downloaded', 'best_rated', 'discussed']),
  place: z.number(),
  item_id: z.number(),
  resource_type: z.enum(resourceTypes),
  title: z.string(),
  language: z.enum(languages),
  converted: z.boolean(),
  figure: z.number(),
})
type RankedItem = z.output<typeof rankedItemSchema>

/** An item withdrawn since the last ranking leaves no gap: those behind it move up. */
export async function listRankings(db: Db, { language }: Viewer, { size }: { size: number }) {
  const { rows } = await typedSql(rankedItemSchema)`
    select ranking, item_id, item.type as resource_type, in_language(title, ${language}) as title, ${shownAs(sql`title`, language)},
           figure,
           row_number() over (partition by ranking order by place) as place
    from item_ranking join item using (item_id)
    where state = 'published'
    order by ranking, place`.execute(db)

  function ranking(name: RankedItem['ranking']) {
    return { list: rows.filter((row) => row.ranking === name && row.place <= size) }
  }
  return {
    most_downloaded: ranking('most_downloaded'),
    best_rated: ranking('best_rated'),
    discussed: ranking('discussed'),
  }
}
