import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import {
  asPage,
  chosenItems,
  type ItemCard,
  type ItemFilter,
  type ItemOrder,
  itemCard,
  itemOrder,
  itemTotal,
} from '../item/item.service.ts'

interface KnowledgeType {
  knowledge_type_id: number
  knowledge_type_name: string
  description: string
  logoUrl: string | null
  mark: string
  article_count: number
}

export async function listKnowledgeTypes(db: Db, { language }: Viewer, { parent_id }: { parent_id: number | null }) {
  const { rows: list } = await sql<KnowledgeType>`
    with recursive below (top_id, knowledge_type_id) as (
      select knowledge_type_id, knowledge_type_id from knowledge_type where parent_id is not distinct from ${parent_id}
      union all
      select below.top_id, child.knowledge_type_id
      from below join knowledge_type child on child.parent_id = below.knowledge_type_id
    ), counted as (
      select top_id, coalesce(sum(item_count.total), 0) as article_count
      from below left join item_count
        on kind = 'article' and type = '' and category_id = below.knowledge_type_id
      group by top_id
    )
    select knowledge_type_id, in_language(name, ${language}) as knowledge_type_name,
           in_language(description, ${language}) as description, in_language(mark, ${language}) as mark,
           logo_url as "logoUrl", article_count
    from counted join knowledge_type on knowledge_type_id = top_id
    order by position, knowledge_type_id`.execute(db)

  return { list }
}

interface ArticleSummary extends ItemCard {
  article_id: number
  knowledge_type_id: number
  knowledge_type_name: string
}

interface Query extends ItemOrder {
  search?: { knowledge_type_id?: number | undefined } | undefined
}

export async function listArticles(db: Db, { language }: Viewer, query: Query) {
  const filter: ItemFilter = { kind: 'article' }
  const top = query.search?.knowledge_type_id
  const [chosen, total] = top
    ? [chosenUnder(top, query), totalUnder(top)]
    : [chosenItems(filter, query), itemTotal(filter)]

  const { rows } = await sql<ArticleSummary & { total: number }>`
    select item.item_id as article_id, ${itemCard(language)}, knowledge_type_id,
           in_language(knowledge_type.name, ${language}) as knowledge_type_name, ${total} as total
    from ${chosen} join item using (item_id) join knowledge_type on knowledge_type_id = item.category_id
    order by ${itemOrder(query)}`.execute(db)

  return asPage(db, rows, total)
}

/** A type and everything below it: each gives its first ones from the index, and those are merged. */
function chosenUnder(top: number, query: Query) {
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

function typesUnder(top: number) {
  return sql`below as (
    select knowledge_type_id from knowledge_type where knowledge_type_id = ${top}
    union all
    select child.knowledge_type_id from below join knowledge_type child on child.parent_id = below.knowledge_type_id
  )`
}
