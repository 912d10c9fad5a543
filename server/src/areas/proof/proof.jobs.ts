import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sweepProofs } from './proof.sweep.ts'

export const proofSweep = job({
  name: 'proof.sweep',
  payload: z.object({}),
  cron: '37 * * * *',
  side_by_side: 1,
  handler: ({ db }) => sweepProofs(db),
})
