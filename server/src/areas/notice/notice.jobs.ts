import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sendDigests } from './notice.digest.ts'
import { mailNotices } from './notice.mail.ts'

/** Letters for notices that are to go out at once. */
export const noticeMail = job({
  name: 'notice.mail',
  payload: z.object({ notice_ids: z.array(z.number().int()) }),
  handler: ({ db, config, secret }, { notice_ids }, run) =>
    db.transaction().execute(async (tx) => {
      await mailNotices(tx, { config, secret }, notice_ids)
      await run.done(tx)
    }),
})

/** Half past eight in the morning where the portal's people are: Asia/Shanghai, which knows no summer time. */
export const noticeDigest = job({
  name: 'notice.digest',
  payload: z.object({}),
  cron: '30 0 * * *',
  side_by_side: 1,
  time_limit: 3_600,
  handler: (platform, _, { signal }) => sendDigests(platform, signal),
})
