import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sumUpHours } from './report.hours.ts'
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

/** At the end of each ten minutes, so that what is counted without its time is put into the hour it came in. */
export const reportHours = job({
  name: 'report.hours',
  payload: z.object({}),
  cron: '9-59/10 * * * *',
  time_limit: 300,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(sumUpHours),
})
