import * as contract from '@atrium/contract/search'
import * as synonym from '@atrium/contract/synonym'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { noteClick } from './search.log.ts'
import { writeSearches } from './search.note.ts'
import { search } from './search.service.ts'
import { suggest } from './search.suggest.ts'
import { readSynonyms, writeSynonyms } from './search.synonyms.ts'

export function searchRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform

  serve(app, contract.search, ({ query }, viewer) => search(platform, viewer, query))
  serve(app, contract.suggest, ({ query }, viewer) => suggest(platform, viewer, query))
  serve(app, contract.noteSearchClick, ({ params, body }) => noteClick(db, params.search_id, body))
  serve(app, synonym.readSynonyms, () => readSynonyms(db))
  serve(app, synonym.writeSynonyms, async ({ body }, viewer) => {
    await db.transaction().execute((tx) => writeSynonyms(tx, viewer, body))
    await cache.invalidate('search')
    return null
  })
  app.addHook('onClose', () => writeSearches(db).catch(() => {}))
}
