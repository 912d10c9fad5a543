import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sweepAccounts } from './account.sweep.ts'

export const accountSweep = job({
  name: 'account.sweep',
  payload: z.object({}),
  cron: '17 3 * * *',
  side_by_side: 1,
  handler: ({ db }) => sweepAccounts(db),
})
