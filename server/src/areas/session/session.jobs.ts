import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sweepSessions } from './session.sweep.ts'

export const sessionSweep = job({
  name: 'session.sweep',
  payload: z.object({}),
  cron: '17 3 * * *',
  side_by_side: 1,
  handler: ({ db }) => sweepSessions(db),
})
