import { z } from 'zod'
import { itemSummary } from './item.ts'
import { endpoint, id, listQuery, page, whole } from './kit.ts'

/** The specification sends the word 'null' for the top of the tree. */
const parentId = z
  .union([z.enum(['null', '']).transform(() => null), id])
  .optional()
  .transform((given) => given ?? null)

export const listKnowledgeTypes = endpoint({
  method: 'GET',
  path: '/api/knowledges/types',
  access: { menu: 'knowledge' },
  summary: 'Knowledge types under one parent, or at the top of the tree',
  query: z.object({ parent_id: parentId }),
  data: whole(
    z.object({
      knowledge_type_id: id,
      knowledge_type_name: z.string(),
      description: z.string(),
      logoUrl: z.string().nullable(),
      /** One character, drawn where there is no logo. */
      mark: z.string(),
      /** Published articles of the type and of everything below it. */
      article_count: z.number().int().nonnegative(),
    }),
  ),
})

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/knowledges',
  access: { menu: 'knowledge' },
  summary: 'Published articles, newest first',
  query: listQuery(z.object({ knowledge_type_id: id.optional() }), ['published_at']),
  data: page(
    itemSummary
      .omit({ item_id: true })
      .extend({ article_id: id, knowledge_type_id: id, knowledge_type_name: z.string() }),
  ),
})
