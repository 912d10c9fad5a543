import * as contract from '@atrium/contract/case/case'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { noteView } from '../item/item.view.ts'
import { readCaseFacets } from './case.facets.ts'
import { listCaseFilters } from './case.filters.ts'
import { listCaseAddresses, listCases } from './case.list.ts'
import { readCase } from './case.read.ts'
import { kitRoutes } from './case.routes-kit.ts'

export function caseRoutes(app: FastifyInstance, platform: Platform) {
  const { db, config } = platform

  serve(app, contract.listCaseFilters, ({ params }, viewer) =>
    listCaseFilters(db, viewer, params.product, config.PRODUCTS),
  )
  serve(app, contract.listCases, ({ query }, viewer) => listCases(db, viewer, query))
  serve(app, contract.readCaseFacets, ({ query }, viewer) => readCaseFacets(db, viewer, query))
  serve(app, contract.listCaseAddresses, ({ query }) => listCaseAddresses(db, query))
  serve(app, contract.readCase, ({ params }, viewer) => readCase(platform, viewer, params.case_id))
  serve(app, contract.viewCase, ({ params }, viewer, { request }) =>
    noteView(platform, { kind: 'case', item_id: params.case_id }, viewer, request),
  )
  kitRoutes(app, platform)
}
