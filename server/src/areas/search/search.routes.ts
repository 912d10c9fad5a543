import * as contract from '@atrium/contract/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'

/** As long as nothing is asked for words, nothing is found. */
export function searchRoutes(app: FastifyInstance, _platform: Platform) {
  serve(app, contract.search, () => ({
    ...{ search_id: null, total: 0, milliseconds: 0, also_searched: [], totals: [], best: null, groups: [], list: [] },
    facets: { resource_types: [], versions: [] },
    did_you_mean: null,
    related: [],
  }))
  serve(app, contract.suggest, () => ({ queries: [], items: [] }))
  serve(app, contract.noteSearchClick, () => null)
}
