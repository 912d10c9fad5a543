import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import type { KnowledgeType } from './knowledge.service.ts'
import { nodesUnder, readTree } from './knowledge.tree.ts'

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
    ...{ ...type, path, nodes },
    article_count: isTop ? article_count : (own?.article_count ?? 0),
    first_article_id: first?.id ?? null,
  }
}

async function findType(db: Db, language: Language, knowledge_type_id: number) {
  const { rows } = await sql<Omit<KnowledgeType, 'article_count'>>`
    select knowledge_type_id, in_language(name, ${language}) as knowledge_type_name,
      coalesce(in_language(description, ${language}), '') as description, coalesce(in_language(mark, ${language}), '') as mark, logo_url as "logoUrl"
    from knowledge_type where knowledge_type_id = ${knowledge_type_id}`.execute(db)
  return rows[0]
}

interface PathStep {
  knowledge_type_id: number
  knowledge_type_name: string
}

/** From the top of the tree down to the type itself. */
export async function readPath(db: Db, language: Language, knowledge_type_id: number): Promise<PathStep[]> {
  const { rows } = await sql<PathStep>`
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
