import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { rankItems } from './item.rank.ts'

export const itemRank = job({
  name: 'item.rank',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(rankItems),
})
