import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { languages } from '../languages.ts'
import { keyword, reason, seenAt, used } from '../management-kit.ts'
import { position } from '../names-kit.ts'
import { textPerLanguage } from '../resource/package.ts'

const count = z.number().int().nonnegative()
const one = z.object({ knowledge_type_id: id })

export const listManagedKnowledgeTypes = endpoint({
  method: 'GET',
  path: '/api/management/knowledge-types',
  access: { screen: 'knowledge_types' },
  summary: 'The tree of knowledge types as rows, parents before their children',
  query: managedListQuery(z.object({ keyword, used }), ['place', 'name', 'article_count', 'updated_at']),
  data: managedPage(
    one.extend({
      parent_id: id.nullable(),
      name: z.string(),
      /** The names above it: '流程引擎 / 审批'. */
      above: z.string(),
      /** 0 at the top. */
      depth: count,
      position,
      /** Types directly below it. */
      type_count: count,
      /** Articles directly under it, of any state. */
      article_count: count,
      updated_at: instant,
    }),
  ),
})

const texts = z.partialRecord(z.enum(languages), z.string().trim().max(400))

const filed = z.object({
  parent_id: id.nullable(),
  name: textPerLanguage,
  description: texts,
  /** One character, drawn where there is no logo. Where it is empty, the name's first. */
  mark: z.partialRecord(z.enum(languages), z.string().trim().max(2)),
  /** A public picture that was uploaded. */
  logo_id: id.nullable(),
  position,
})

export const readManagedKnowledgeType = endpoint({
  method: 'GET',
  path: '/api/management/knowledge-types/{knowledge_type_id}',
  access: { screen: 'knowledge_types' },
  summary: 'One knowledge type in all languages',
  params: one,
  data: filed.extend({ ...one.shape, logo_url: z.string().nullable(), updated_at: instant }),
})

export const createKnowledgeType = endpoint({
  method: 'POST',
  path: '/api/management/knowledge-types',
  access: { screen: 'knowledge_types' },
  summary: 'Add a knowledge type below another one, or at the top',
  body: filed,
  data: one,
})

export const saveKnowledgeType = endpoint({
  method: 'PUT',
  path: '/api/management/knowledge-types/{knowledge_type_id}',
  access: { screen: 'knowledge_types' },
  summary: 'Rename a knowledge type, or move it with everything below it',
  params: one,
  body: filed.extend({ seen_at: seenAt }),
  data: nothing,
})

export const removeKnowledgeType = endpoint({
  method: 'POST',
  path: '/api/management/knowledge-types/{knowledge_type_id}/removal',
  access: { screen: 'knowledge_types' },
  summary: 'Remove a knowledge type under which nothing stands',
  params: one,
  body: z.object({ reason }),
  data: nothing,
})
