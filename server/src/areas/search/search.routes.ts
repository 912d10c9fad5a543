import { languages } from '@atrium/contract/languages'
import * as contract from '@atrium/contract/search/search'
import * as synonym from '@atrium/contract/search/synonym'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import type { Platform } from '../../platform.ts'
import { noteClick } from './search.log.ts'
import { writeSearches } from './search.note.ts'
import { search } from './search.service.ts'
import { suggest } from './search.suggest.ts'
import { readSynonyms, writeSynonyms } from './search.synonyms.ts'

const zeroResultRow = z.object({ question: z.string(), language: z.enum(languages), in_vain: z.number() })

const listed = 20

/** Per day: a question outside the first of every day is not among the first of the week. */
const ofDay = 50

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

/** Recent searches without results, most frequent first, for the editor of synonyms. */
async function listFrequentZeroResultSearches(db: Db) {
  const { rows } = await typedSql(zeroResultRow)`
    select question, language, sum(in_vain)::int as in_vain
    from generate_series(0, 6) as ago, lateral (
      select question, language, in_vain from search_word
      where day = portal_day() - ago and in_vain > 0
      order by in_vain desc limit ${sql.lit(ofDay)}) as vain
    group by question, language order by in_vain desc, question limit ${sql.lit(listed)}`.execute(db)
  return { list: rows }
}
