import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { broadcastAnnouncement } from './website.announcement-broadcast.ts'

/** When an announcement starts, for everybody who has an account: too many for the request that wrote it. */
export const announcementSend = job({
  name: 'announcement.tell',
  payload: z.object({ announcement_id: z.number().int() }),
  time_limit: 7_200,
  side_by_side: 1,
  handler: async ({ db, log }, { announcement_id }, { signal }) => {
    const notified = await broadcastAnnouncement(db, announcement_id, signal)
    log.info({ announcement_id, notified }, 'announcement notices created')
  },
})
