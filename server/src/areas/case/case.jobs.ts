import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { endConsents } from './case.consent.ts'
import { countViews } from './case.view.ts'

export const caseConsent = job({
  name: 'case.consent',
  payload: z.object({}),
  cron: '*/10 * * * *',
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(endConsents),
})

export const caseCount = job({
  name: 'case.count',
  payload: z.object({}),
  cron: '5-59/10 * * * *',
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(countViews),
})
