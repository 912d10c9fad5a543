import { z } from 'zod'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { job } from '../../platform/job/job.ts'
import { rankItems } from './index/index.rank.ts'
import { reindexHolding, reindexOlder } from './index/index.reindex.ts'
import { buildTermBits } from './index/index.term-bits.ts'
import type { Facet } from './index/index.terms.ts'
import { countViews } from './item.view.ts'

export const itemRank = job({
  name: 'item.rank',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(rankItems),
})

/** Of a small portal every change, of a large one two hundred: each question looks at those that are left, and takes up to a millisecond more for every hundred. */
const worthBuilding = { perItem: 1 / 2_000, most: 200 }

/** Puts what changed right in the bits; nothing while hardly anything did. */
export const itemTerms = job({
  name: 'item.terms',
  payload: z.object({}),
  cron: '* * * * *',
  time_limit: 600,
  side_by_side: 1,
  handler: async ({ db }) => {
    const { rows } = await typedSql(totalRow)`
      select coalesce(sum(total), 0) as total from item_count where type = '' and category_id = 0`.execute(db)
    const after = Math.ceil((rows[0]?.total ?? 0) * worthBuilding.perItem)
    await buildTermBits(db, { after: Math.min(Math.max(after, 1), worthBuilding.most) })
  },
})

/** Finds out which terms have become common: until then they are looked for among all, rightly but slowly. */
export const itemCommonTerms = job({
  name: 'item.common-terms',
  payload: z.object({}),
  cron: '20 18 * * *',
  time_limit: 1_800,
  side_by_side: 1,
  handler: async ({ db }) => void (await buildTermBits(db, { anew: true })),
})

/** After a release with another analyser everything is indexed anew; otherwise there is nothing to do. */
export const itemReindex = job({
  name: 'item.reindex',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 3_600,
  side_by_side: 1,
  handler: (platform, _, { signal }) => reindexOlder(platform, signal),
})

/** After what items are filed under was renamed, joined or removed, where these are too many for the moment it happens in. */
export const itemRefile = job({
  name: 'item.refile',
  payload: z.object({ facet: z.templateLiteral([z.string(), ':', z.string()]) }),
  time_limit: 3_600,
  side_by_side: 1,
  handler: (platform, { facet }, { signal }) => reindexHolding(platform, facet satisfies Facet, signal),
})

export const itemViews = job({
  name: 'item.views',
  payload: z.object({}),
  cron: '*/5 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => countViews(db),
})
