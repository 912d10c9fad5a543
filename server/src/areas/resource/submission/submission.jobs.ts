import { z } from 'zod'
import { job } from '../../../platform/job/job.ts'
import { checkSubmission } from './check/check.ts'
import { readVersionsAgain } from './submission.read-again.ts'

/** Looks at what was handed in once its file is ready, or refused. */
export const submissionCheck = job({
  name: 'submission.check',
  payload: z.object({ version_id: z.number().int() }),
  retry: { limit: 20, delay: 2, delay_max: 600 },
  time_limit: 600,
  handler: (platform, { version_id }, run) => checkSubmission(platform, version_id, run),
})

/** After a release whose readers find more in packages. */
export const resourceReadAgain = job({
  name: 'resource.read-again',
  payload: z.object({}),
  cron: '*/10 * * * *',
  side_by_side: 1,
  time_limit: 3_000,
  async handler(platform, _, run) {
    await readVersionsAgain(platform, run)
  },
})
