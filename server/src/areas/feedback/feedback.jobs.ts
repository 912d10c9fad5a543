import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { indexOlderThreads } from './feedback.terms.ts'

/** After an update, or a release with another analyser; otherwise there is nothing to do. */
export const feedbackIndex = job({
  name: 'feedback.index',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 3_600,
  side_by_side: 1,
  handler: ({ db }, _, { signal }) => indexOlderThreads(db, signal),
})
