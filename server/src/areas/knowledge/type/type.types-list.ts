import { listManagedKnowledgeTypes } from '@atrium/contract/knowledge/management'
import { sql } from 'kysely'
import { defineList } from '../../../platform/list/list.ts'
import { inAnyLanguage, isUsed } from '../../../platform/list/words.ts'

const articleCount = sql`(
  select count(*) from item where kind = 'article' and category_id = tree.knowledge_type_id)::int`

/** The tree as rows, in reading order. There are hundreds of types at most. */
export const knowledgeTypeList = defineList(listManagedKnowledgeTypes, {
  columns: ({ language }) => sql`
    knowledge_type_id, parent_id, in_language(tree.name, ${language}) as name, array_to_string(above, ' / ') as above,
    depth, position, updated_at,
    (select count(*) from knowledge_type as below where below.parent_id = tree.knowledge_type_id)::int as type_count,
    ${articleCount} as article_count`,
  from: ({ language }) => sql`(
    with recursive tree as (
      select *, 0 as depth, array[]::text[] as above, array[position, knowledge_type_id]::bigint[] as way
      from knowledge_type where parent_id is null
      union all
      select child.*, depth + 1, above || in_language(tree.name, ${language}),
        way || array[child.position, child.knowledge_type_id]::bigint[]
      from tree join knowledge_type as child on child.parent_id = tree.knowledge_type_id
    )
    select * from tree
  ) as tree`,
  where: ({ keyword, used }) => [keyword ? inAnyLanguage(sql`tree.name`, keyword) : null, isUsed(articleCount, used)],
  orders: {
    place: sql`way`,
    name: sql`tree.name ->> 'zh-CN'`,
    article_count: articleCount,
    updated_at: sql`tree.updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(tree.name, ${language})` },
  sparse: ['name'],
  first: { place: 'asc' },
  tie: sql`knowledge_type_id`,
})
