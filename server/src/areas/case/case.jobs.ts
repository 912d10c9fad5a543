import { z } from 'zod'
import { announcePublicChange } from '../../platform/cache/public-change.ts'
import { job } from '../../platform/job/job.ts'
import { endConsents } from './case.consent.ts'

export const caseConsent = job({
  name: 'case.consent',
  payload: z.object({}),
  cron: '*/10 * * * *',
  side_by_side: 1,
  async handler(platform) {
    const hasChanged = await platform.db.transaction().execute(endConsents)
    if (hasChanged) await announcePublicChange(platform)
  },
})
