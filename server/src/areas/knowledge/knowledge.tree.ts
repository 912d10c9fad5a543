import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Platform } from '../../platform.ts'
import { typesUnder } from './knowledge.service.ts'

/** Everybody who reads anything looks at its tree; who publishes has all processes forget theirs. */
const kept = 10_000
/** The tree lists at most this many of a type, newest first; the others are found by search. */
const articlesOfType = 2_000

export interface TreeNode {
  kind: 'type' | 'article'
  id: number
  parent_id: number
  depth: number
  name: string
  article_count: number
}

export interface KnowledgeTree {
  /** Of the type at the top, which is not among the nodes. */
  article_count: number
  nodes: TreeNode[]
}

/** Everything below a type in reading order: its articles, then each type below it with all that it holds. */
export function readTree(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  language: Language,
  top: number,
): Promise<KnowledgeTree> {
  return cache.remember(`knowledge:tree:${top}:${language}`, kept, async () => {
    const [types, articles] = await Promise.all([findTypes(db, language, top), findArticles(db, language, top)])
    return asTree(top, types, articles)
  })
}

const treeTypeSchema = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  name: z.string(),
  total: z.number(),
})
type TreeType = z.output<typeof treeTypeSchema>
const treeArticleSchema = z.object({ id: z.number(), parent_id: z.number(), name: z.string() })
type TreeArticle = z.output<typeof treeArticleSchema>

async function findTypes(db: Db, language: Language, top: number): Promise<TreeType[]> {
  const { rows } = await typedSql(treeTypeSchema)`
    with recursive ${typesUnder(top)}
    select knowledge_type_id as id, parent_id, in_language(name, ${language}) as name, coalesce(total, 0) as total
    from below join knowledge_type using (knowledge_type_id)
      left join item_count on kind = 'article' and type = '' and category_id = knowledge_type_id
    order by position, knowledge_type_id`.execute(db)
  return rows
}

async function findArticles(db: Db, language: Language, top: number): Promise<TreeArticle[]> {
  const { rows } = await typedSql(treeArticleSchema)`
    with recursive ${typesUnder(top)}
    select newest.item_id as id, knowledge_type_id as parent_id, coalesce(in_language(title, ${language}), '') as name
    from below, lateral (
      select item_id, title from item
      where state = 'published' and kind = 'article' and category_id = knowledge_type_id
      order by published_at desc, item_id desc limit ${articlesOfType}
    ) as newest join article using (item_id)
    order by article.position, newest.item_id`.execute(db)
  return rows
}

function asTree(top: number, types: readonly TreeType[], articles: readonly TreeArticle[]): KnowledgeTree {
  const typesOf = Map.groupBy(types, ({ parent_id }) => parent_id)
  const articlesOf = Map.groupBy(articles, ({ parent_id }) => parent_id)
  return grow(top, types.find(({ id }) => id === top)?.total ?? 0, 0)

  function grow(type_id: number, own: number, depth: number): KnowledgeTree {
    const leaves = (articlesOf.get(type_id) ?? []).map((article) => {
      return { kind: 'article' as const, ...article, depth, article_count: 0 }
    })
    const branches = (typesOf.get(type_id) ?? []).map(({ total, ...type }) => {
      const { article_count, nodes } = grow(type.id, total, depth + 1)
      return {
        article_count,
        nodes: [{ kind: 'type' as const, ...type, parent_id: type_id, depth, article_count }, ...nodes],
      }
    })
    return {
      article_count: branches.reduce((sum, { article_count }) => sum + article_count, own),
      nodes: [...leaves, ...branches.flatMap(({ nodes }) => nodes)],
    }
  }
}

/** What is below one type of a tree: it follows the type until something is as high as the type is. */
export function nodesUnder(nodes: readonly TreeNode[], type_id: number): TreeNode[] {
  const at = nodes.findIndex(({ kind, id }) => kind === 'type' && id === type_id)
  const depth = nodes[at]?.depth ?? 0
  const rest = nodes.slice(at + 1)
  const end = rest.findIndex((node) => node.depth <= depth)
  return end < 0 ? rest : rest.slice(0, end)
}
