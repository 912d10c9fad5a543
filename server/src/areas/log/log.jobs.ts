import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { chainBacklog } from './log.chain.ts'
import { makeMonths } from './log.months.ts'

export const logMonths = job({
  name: 'log.months',
  payload: z.object({}),
  cron: '11 2 * * *',
  side_by_side: 1,
  handler: ({ db }) => makeMonths(db),
})

export const logChain = job({
  name: 'log.chain',
  payload: z.object({}),
  cron: '*/10 * * * *',
  side_by_side: 1,
  time_limit: 3_600,
  handler: ({ db }, _, { signal }) => chainBacklog(db, signal),
})
