import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { knowledgeTypeViewSchema } from './knowledge.service.ts'
import { nodesUnder, readTree } from './knowledge.tree.ts'

const findTypeRow = knowledgeTypeViewSchema.omit({ article_count: true })

export async function readKnowledgeType(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  { language }: Viewer,
  knowledge_type_id: number,
) {
  const type = await findType(db, language, knowledge_type_id)
  const path = await readPath(db, language, knowledge_type_id)
  const top = path[0]?.knowledge_type_id
  if (!type || top === undefined) throw new Failure('not_found')

  const { article_count, nodes } = await readTree({ db, cache }, language, top)
  const isTop = knowledge_type_id === top
  const own = nodes.find(({ kind, id }) => kind === 'type' && id === knowledge_type_id)
  const first = (isTop ? nodes : nodesUnder(nodes, knowledge_type_id)).find(({ kind }) => kind === 'article')
  return {
    ...type,
    path,
    nodes,
    article_count: isTop ? article_count : (own?.article_count ?? 0),
    first_article_id: first?.id ?? null,
  }
}

async function findType(db: Db, language: Language, knowledge_type_id: number) {
  const { rows } = await typedSql(findTypeRow)`
    select knowledge_type_id, in_language(name, ${language}) as knowledge_type_name,
      coalesce(in_language(description, ${language}), '') as description, coalesce(in_language(mark, ${language}), '') as mark, logo_url as "logoUrl"
    from knowledge_type where knowledge_type_id = ${knowledge_type_id}`.execute(db)
  return rows[0]
}

const pathStepSchema = z.object({ knowledge_type_id: z.number(), knowledge_type_name: z.string() })
type PathStep = z.output<typeof pathStepSchema>

/** From the top of the tree down to the type itself. */
export async function readPath(db: Db, language: Language, knowledge_type_id: number): Promise<PathStep[]> {
  const { rows } = await typedSql(pathStepSchema)`
    with recursive above as (
      select knowledge_type_id, parent_id, name, 0 as height from knowledge_type
      where knowledge_type_id = ${knowledge_type_id}
      union all
      select parent.knowledge_type_id, parent.parent_id, parent.name, height + 1
      from above join knowledge_type parent on parent.knowledge_type_id = above.parent_id
    )
    select knowledge_type_id, in_language(name, ${language}) as knowledge_type_name from above
    order by height desc`.execute(db)
  return rows
}
