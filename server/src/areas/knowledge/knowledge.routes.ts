import * as article from '@atrium/contract/knowledge/article'
import * as contract from '@atrium/contract/knowledge/knowledge'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { noteView, viewerHash } from '../item/item.view.ts'
import { giveOpinion } from './article/article.opinion.ts'
import { openArticlePdf } from './article/article.pdf.ts'
import { readArticle } from './article/article.read.ts'
import { listArticleAddresses, listArticles, listMostRead } from './knowledge.list.ts'
import { readKnowledgeType } from './knowledge.read-type.ts'
import { rawRoutes } from './knowledge.routes-raw.ts'
import { listKnowledgeTypes } from './knowledge.service.ts'
import { proposalRoutes } from './proposal/proposal.routes.ts'
import { listRevisions, readRevision } from './revision/revision.history.ts'
import { revisionReviewRoutes } from './revision/revision.review-routes.ts'
import { revisionRoutes } from './revision/revision.routes.ts'

export function knowledgeRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret } = platform

  serve(app, contract.listKnowledgeTypes, ({ query }, viewer) => listKnowledgeTypes(db, viewer, query))
  serve(app, contract.readKnowledgeType, ({ params }, viewer) =>
    readKnowledgeType(platform, viewer, params.knowledge_type_id),
  )
  serve(app, contract.listArticles, ({ query }, viewer) => listArticles(db, viewer, query))
  serve(app, contract.listMostRead, (_asked, viewer) => listMostRead(db, viewer))
  serve(app, contract.listArticleAddresses, ({ query }) => listArticleAddresses(db, query))

  serve(app, article.readArticle, ({ params, query }, viewer) =>
    readArticle(platform, viewer, params.article_id, query.language),
  )
  serve(app, article.countArticleRead, ({ params }, viewer, { request }) =>
    noteView(platform, { kind: 'article', item_id: params.article_id }, viewer, request),
  )
  serve(app, article.giveOpinion, ({ params, body }, viewer, { request }) => {
    const visitor_hash = viewer.user_id === null ? viewerHash(secret, viewer, request) : null
    return db.transaction().execute((tx) => giveOpinion(tx, viewer, params.article_id, { ...body, visitor_hash }))
  })
  serve(app, article.listRevisions, ({ params, query }, viewer) =>
    listRevisions(db, viewer, params.article_id, query.language),
  )
  serve(app, article.readRevision, ({ params: { article_id, number }, query }, viewer) =>
    readRevision(db, viewer, article_id, { number, ...query }),
  )
  serve(app, article.openArticlePdf, ({ params, body }, viewer) =>
    openArticlePdf(db, viewer, params.article_id, body.language),
  )

  revisionRoutes(app, platform)
  revisionReviewRoutes(app, platform)
  proposalRoutes(app, platform)
  rawRoutes(app, platform)
}
