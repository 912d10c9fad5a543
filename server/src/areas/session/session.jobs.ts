import { z } from 'zod'
import { forgetOldKeys } from '../../platform/http/idempotency.ts'
import { job } from '../../platform/job/job.ts'
import { sweepSessions } from './session.sweep.ts'

export const sessionSweep = job({
  name: 'session.sweep',
  payload: z.object({}),
  cron: '17 3 * * *',
  side_by_side: 1,
  handler: ({ db }) => sweepSessions(db),
})

/** Once an hour: each key holds an answer. */
export const idempotencySweep = job({
  name: 'idempotency.sweep',
  payload: z.object({}),
  cron: '52 * * * *',
  side_by_side: 1,
  handler: ({ db }) => forgetOldKeys(db),
})
