import { z } from 'zod'
import { job } from '../../../platform/job/job.ts'
import { checkSubmission } from './check/check.ts'

/** Looks at what was handed in once its file is ready, or refused. */
export const submissionCheck = job({
  name: 'submission.check',
  payload: z.object({ version_id: z.number().int() }),
  retry: { limit: 20, delay: 2, delay_max: 600 },
  time_limit: 600,
  handler: (platform, { version_id }, run) => checkSubmission(platform, version_id, run),
})
