import { z } from 'zod'
import { itemSummary, shownAs } from '../item/item.ts'
import { endpoint, id, instant, listQuery, page, whole } from '../kit.ts'

const count = z.number().int().nonnegative()

/** The specification sends the word 'null' for the top of the tree. */
const parentId = z
  .union([z.enum(['null', '']).transform(() => null), id])
  .optional()
  .transform((value) => value ?? null)

const knowledgeType = z.object({
  knowledge_type_id: id,
  knowledge_type_name: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  /** One character, drawn where there is no logo. */
  mark: z.string(),
  /** Published articles of the type and of everything below it. */
  article_count: count,
})

export const listKnowledgeTypes = endpoint({
  method: 'GET',
  path: '/api/knowledges/types',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'Knowledge types under one parent, or at the top of the tree',
  query: z.object({ parent_id: parentId }),
  data: whole(knowledgeType),
})

/** From the top of the tree down. */
export const knowledgePath = z.array(z.object({ knowledge_type_id: id, knowledge_type_name: z.string() }))

export const readKnowledgeType = endpoint({
  method: 'GET',
  path: '/api/knowledges/types/{knowledge_type_id}',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'One knowledge type, its way from the top, and the whole tree it belongs to, in reading order',
  params: z.object({ knowledge_type_id: id }),
  data: knowledgeType.extend({
    path: knowledgePath,
    /** Everything below the top type of the path, which is not among them itself. Parents stand before their children. */
    nodes: z.array(
      z.object({
        kind: z.enum(['type', 'article']),
        /** Of the knowledge type, or of the article. */
        id,
        /** The knowledge type it stands under. */
        parent_id: id,
        /** 0 directly under the top type. */
        depth: count,
        name: z.string(),
        /** Of a type: published articles of it and of everything below it. 0 for an article. */
        article_count: count,
      }),
    ),
    /** What reading this type begins with; null where nothing is published in it yet. */
    first_article_id: id.nullable(),
  }),
})

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/knowledges',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'Published articles, newest first, within a knowledge type and by words',
  query: listQuery(z.object({ knowledge_type_id: id.optional(), keyword: z.string().trim().max(60).optional() }), [
    'published_at',
  ]),
  data: page(
    itemSummary
      .omit({ item_id: true })
      .extend({ article_id: id, knowledge_type_id: id, knowledge_type_name: z.string() }),
  ),
})

export const listMostRead = endpoint({
  method: 'GET',
  path: '/api/knowledges/most-read',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'The few published articles that were read most often, in this order',
  data: whole(
    z.object({
      article_id: id,
      title: z.string(),
      ...shownAs.shape,
      knowledge_type_name: z.string(),
      read_count: count,
    }),
  ),
})

/** Chunks are ranges of ids, as for resources. */
export const listArticleAddresses = endpoint({
  method: 'GET',
  path: '/api/knowledges/addresses',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'Published articles within a range of ids, for site maps; `last_id` says where the ranges end',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: z.object({ list: z.array(z.object({ article_id: id, updated_at: instant })), last_id: count }),
})
