import * as contract from '@atrium/contract/knowledge'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listArticles, listKnowledgeTypes } from './knowledge.service.ts'

export function knowledgeRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listKnowledgeTypes, ({ query }, viewer) => listKnowledgeTypes(db, viewer, query))

  serve(app, contract.listArticles, ({ query }, viewer) => listArticles(db, viewer, query))

  for (const call of Object.values(contract)) {
    if (!('path' in call) || app.served.has(`${call.method} ${call.path}`)) continue
    serve(app, call, () => {
      throw new Failure('unavailable')
    })
  }
}
