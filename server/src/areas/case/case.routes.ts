import * as contract from '@atrium/contract/case'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listCaseFilters, listCases } from './case.service.ts'

export function caseRoutes(app: FastifyInstance, { db, config }: Platform) {
  serve(app, contract.listCaseFilters, ({ params }, viewer) =>
    listCaseFilters(db, viewer, params.product, config.PRODUCTS),
  )

  serve(app, contract.listCases, ({ query }, viewer) => listCases(db, viewer, query))
}
