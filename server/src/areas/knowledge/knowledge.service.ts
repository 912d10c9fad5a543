import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export const knowledgeTypeViewSchema = z.object({
  knowledge_type_id: z.number(),
  knowledge_type_name: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  mark: z.string(),
  article_count: z.number(),
})
export type KnowledgeTypeView = z.output<typeof knowledgeTypeViewSchema>

export async function listKnowledgeTypes(db: Db, { language }: Viewer, { parent_id }: { parent_id: number | null }) {
  const { rows: list } = await typedSql(knowledgeTypeViewSchema)`
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
           coalesce(in_language(description, ${language}), '') as description, coalesce(in_language(mark, ${language}), '') as mark,
           logo_url as "logoUrl", article_count
    from counted join knowledge_type on knowledge_type_id = top_id
    order by position, knowledge_type_id`.execute(db)

  return { list }
}

/** A type and everything below it. */
export function typesUnder(top: number) {
  return sql`below as (
    select knowledge_type_id from knowledge_type where knowledge_type_id = ${top}
    union all
    select child.knowledge_type_id from below join knowledge_type child on child.parent_id = below.knowledge_type_id
  )`
}
