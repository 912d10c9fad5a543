import * as contract from '@atrium/contract/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { noteClick } from './search.log.ts'
import { search } from './search.service.ts'
import { suggest } from './search.suggest.ts'

export function searchRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.search, ({ query }, viewer) => search(platform, viewer, query))
  serve(app, contract.suggest, ({ query }, viewer) => suggest(db, viewer, query))
  serve(app, contract.noteSearchClick, ({ params, body }) => noteClick(db, params.search_id, body))
}
