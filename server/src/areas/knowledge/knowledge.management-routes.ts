import * as article from '@atrium/contract/knowledge/article-management'
import * as contract from '@atrium/contract/knowledge/management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { articleList } from './article/article.articles-list.ts'
import { handleOpinion, readOpinion } from './article/article.opinion-handling.ts'
import { opinionList } from './article/article.opinions-list.ts'
import { revisionList } from './revision/revision.revisions-list.ts'
import { createType, readManagedType, removeType, saveType } from './type/type.manage.ts'
import { knowledgeTypeList } from './type/type.types-list.ts'

/** What those do who keep the knowledge base in order. */
export function knowledgeManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform
  /** Trees are remembered by every process. */
  const openly = { subject: 'knowledge_type', after: () => cache.invalidate('knowledge') }

  serveList(app, platform, knowledgeTypeList)
  serve(app, contract.readManagedKnowledgeType, ({ params }) => readManagedType(db, params.knowledge_type_id))
  serveChange(app, platform, contract.createKnowledgeType, {
    ...openly,
    id: (_, data) => data?.knowledge_type_id as number | undefined,
    work: (tx, { body }, viewer) => createType(tx, viewer, body),
  })
  serveChange(app, platform, contract.saveKnowledgeType, {
    ...openly,
    id: ({ params }) => params.knowledge_type_id,
    work: (tx, { params, body }, viewer) => saveType(tx, viewer, params.knowledge_type_id, body),
  })
  serveChange(app, platform, contract.removeKnowledgeType, {
    ...openly,
    id: ({ params }) => params.knowledge_type_id,
    work: (tx, { params }) => removeType(tx, params.knowledge_type_id),
  })

  serveList(app, platform, articleList)
  serveList(app, platform, revisionList)
  serveList(app, platform, opinionList)
  serveChange(app, platform, article.handleOpinion, {
    subject: 'article_opinion',
    id: ({ params }) => params.opinion_id,
    read: readOpinion,
    work: (tx, { params, body }, { user_id }) => handleOpinion(tx, user_id, params.opinion_id, body.reason),
  })
}
