import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { endConsents } from './case.consent.ts'

export const caseConsent = job({
  name: 'case.consent',
  payload: z.object({}),
  cron: '*/10 * * * *',
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(endConsents),
})
