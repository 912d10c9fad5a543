import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sumUpDays } from './report.sums.ts'

/** Some minutes after searches were summed up (search.words), whose sums it reads. */
export const reportDays = job({
  name: 'report.days',
  payload: z.object({}),
  cron: '18,48 * * * *',
  time_limit: 1_800,
  side_by_side: 1,
  handler: ({ db }) => sumUpDays(db),
})
