import * as contract from '@atrium/contract/knowledge/knowledge'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { type ItemPage, readItemPage, readRows } from '../item/find/find.ts'
import { choicesOfKeyword, type TermChoice } from '../item/index/index.terms.ts'
import {
  type ItemFilter,
  type ItemPageQuery,
  itemCard,
  itemCardSchema,
  itemOrder,
  shownAs,
} from '../item/item.service.ts'
import { typesUnder } from './knowledge.service.ts'

const knowledgeTypeIdRow = z.object({ knowledge_type_id: z.number() })

const lastIdRow = z.object({ last_id: z.number() })

const articleSummarySchema = itemCardSchema.extend({
  article_id: z.number(),
  knowledge_type_id: z.number(),
  knowledge_type_name: z.string(),
})

const listArticlesRow = articleSummarySchema.extend({ total: z.number() })

interface ArticleListQuery extends ItemPageQuery {
  search?: { knowledge_type_id?: number | undefined; keyword?: string | undefined } | undefined
}

const filter: ItemFilter = { kind: 'article' }

export async function listArticles(db: Db, { language }: Viewer, query: ArticleListQuery) {
  const { knowledge_type_id: top, keyword } = query.search ?? {}
  const choices = keyword ? await choicesOf(db, keyword, top) : []
  if (choices === null) return { list: [], total: 0 }
  const read = ({ ids, total }: ItemPage) =>
    typedSql(listArticlesRow)`
      select item.item_id as article_id, ${itemCard(language)}, knowledge_type_id,
             in_language(knowledge_type.name, ${language}) as knowledge_type_name, ${total} as total
      from ${ids} join item using (item_id) join knowledge_type on knowledge_type_id = item.category_id
      order by ${itemOrder(query)}`.execute(db)

  if (choices.length > 0 || !top) return readItemPage(db, filter, choices, query, read)
  return readRows(db, { ids: chosenUnder(top, query), total: totalUnder(top) }, read)
}

/** Null when nothing can match. */
async function choicesOf(db: Db, keyword: string, top: number | undefined): Promise<TermChoice[] | null> {
  const words = choicesOfKeyword(keyword)
  if (words === null || top === undefined) return words

  const { rows } = await typedSql(knowledgeTypeIdRow)`
    with recursive ${typesUnder(top)} select knowledge_type_id from below`.execute(db)
  const [first, ...others] = rows.map(({ knowledge_type_id }) => `knowledge:${knowledge_type_id}`)
  return first === undefined ? null : [...words, [first, ...others]]
}

/** A type and everything below it: each gives its first ones from the index, and those are merged. */
function chosenUnder(top: number, query: ArticleListQuery) {
  const { page, size } = query
  return sql`(
    with recursive ${typesUnder(top)}
    select item.item_id
    from below, lateral (
      select item_id, published_at from item
      where state = 'published' and kind = 'article' and category_id = below.knowledge_type_id
      order by ${itemOrder(query)} limit ${page * size}
    ) as item
    order by ${itemOrder(query)} limit ${size} offset ${(page - 1) * size}
  ) as chosen`
}

function totalUnder(top: number) {
  return sql<number>`(
    with recursive ${typesUnder(top)}
    select coalesce(sum(total), 0) from below join item_count
      on kind = 'article' and type = '' and category_id = below.knowledge_type_id
  )`
}

const mostReadRow = contract.listMostRead.data.shape.list.element
const mostRead = 6

/** From an index that holds articles alone: as cheap among a million. What nobody has read yet is not among them. */
export async function listMostRead(db: Db, { language }: Viewer) {
  const { rows: list } = await typedSql(mostReadRow)`
    select item_id as article_id, coalesce(in_language(title, ${language}), '') as title,
      ${shownAs(sql`title`, language)},
      coalesce(in_language(knowledge_type.name, ${language}), '') as knowledge_type_name, view_count::int as read_count
    from (
      select item_id, title, category_id, view_count from item
      where state = 'published' and kind = 'article' and view_count > 0
      order by view_count desc, item_id desc limit ${sql.lit(mostRead)}
    ) as item join knowledge_type on knowledge_type_id = category_id
    order by view_count desc, item_id desc`.execute(db)
  return { list }
}

const articleAddressSchema = z.object({ article_id: z.number(), updated_at: z.string() })

/** What a site map needs of one range of ids, and how far the ids go. */
export async function listArticleAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await typedSql(articleAddressSchema)`
    select item_id as article_id, updated_at from item
    where item_id between ${from} and ${to} and kind = 'article' and state = 'published' order by item_id`.execute(db)
  const { rows: last } = await typedSql(lastIdRow)`select coalesce(max(item_id), 0) as last_id from item`.execute(db)
  return { list, last_id: last[0]?.last_id ?? 0 }
}
