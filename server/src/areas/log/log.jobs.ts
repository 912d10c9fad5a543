import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { makeMonths } from './log.months.ts'

export const logMonths = job({
  name: 'log.months',
  payload: z.object({}),
  cron: '11 2 * * *',
  side_by_side: 1,
  handler: ({ db }) => makeMonths(db),
})
