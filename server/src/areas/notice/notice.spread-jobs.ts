import { noticeKinds } from '@atrium/contract/notice/kinds'
import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { spread } from './notice.spread.ts'

/** News about an item, for everybody who has it: too many for the request that made it. */
export const noticeSpread = job({
  name: 'notice.spread',
  payload: z.object({
    kind: z.enum(noticeKinds),
    item_id: z.number().int(),
    author_id: z.number().int().nullable(),
    once_key: z.string(),
    subject: z.record(z.string(), z.unknown()),
  }),
  time_limit: 3_600,
  handler: async ({ db, log }, news, { signal }) => {
    const notified = await spread(db, news, signal)
    log.info({ kind: news.kind, item_id: news.item_id, notified }, 'notices created for followers')
  },
})
