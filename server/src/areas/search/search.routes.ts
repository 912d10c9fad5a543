import * as contract from '@atrium/contract/search'
import * as synonym from '@atrium/contract/synonym'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import type { Platform } from '../../platform.ts'
import { noteClick } from './search.log.ts'
import { writeSearches } from './search.note.ts'
import { search } from './search.service.ts'
import { suggest } from './search.suggest.ts'
import { readSynonyms, writeSynonyms } from './search.synonyms.ts'
import { listFrequentZeroResultSearches } from './search.zero-result.ts'

export function searchRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform

  serve(app, contract.search, ({ query }, viewer) => search(platform, viewer, query))
  serve(app, contract.suggest, ({ query }, viewer) => suggest(platform, viewer, query))
  serve(app, contract.noteSearchClick, ({ params, body }) => noteClick(db, params.search_id, body))
  serve(app, synonym.readSynonyms, () => readSynonyms(db))
  serve(app, synonym.listFrequentZeroResultSearches, () => listFrequentZeroResultSearches(db))
  serveChange(app, platform, synonym.writeSynonyms, {
    subject: 'synonyms',
    id: () => 1,
    read: readSynonyms,
    after: () => cache.invalidate('search'),
    work: (tx, { body }, viewer) => writeSynonyms(tx, viewer, body),
  })
  app.addHook('onClose', () => writeSearches(db).catch(() => {}))
}
