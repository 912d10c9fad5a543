import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { rankItems } from './item.rank.ts'
import { reindexOlder } from './item.reindex.ts'
import { buildTermBits } from './item.term-bits.ts'
import { countViews } from './item.view.ts'

export const itemRank = job({
  name: 'item.rank',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(rankItems),
})

/** At a million items about half a minute, and 200 MB of the worker's memory; nothing while nothing changed. */
export const itemTerms = job({
  name: 'item.terms',
  payload: z.object({}),
  cron: '*/5 * * * *',
  time_limit: 600,
  side_by_side: 1,
  handler: async ({ db }) => {
    await buildTermBits(db)
  },
})

/** After a release with another analyser everything is indexed anew; otherwise there is nothing to do. */
export const itemReindex = job({
  name: 'item.reindex',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 3_600,
  side_by_side: 1,
  handler: ({ db }, _, { signal }) => reindexOlder(db, signal),
})

export const itemViews = job({
  name: 'item.views',
  payload: z.object({}),
  cron: '*/5 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => countViews(db),
})
