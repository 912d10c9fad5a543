import { z } from 'zod'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { job } from '../../../platform/job/job.ts'
import { makeThumbnails } from './thumbnail.make.ts'
import { findMissing } from './thumbnail.missing.ts'

/** Draws the pictures with which lists show a published version. */
export const resourceThumbnail = job({
  name: 'resource.thumbnail',
  payload: z.object({ version_id: z.number().int() }),
  retry: { limit: 20, delay: 2, delay_max: 600 },
  time_limit: 300,
  side_by_side: 1,
  handler: (platform, { version_id }, run) => makeThumbnails(platform, version_id, run),
})

/**
 * For versions that were published by an earlier release, or drawn by an earlier drawing: some at a time, behind those that
 * are published meanwhile. What still waits is not added again, so it goes on where it stopped.
 */
export const resourceThumbnailsMissing = job({
  name: 'resource.thumbnails-missing',
  payload: z.object({}),
  cron: '* * * * *',
  side_by_side: 1,
  async handler({ db, log }) {
    const { version_ids, left } = await findMissing(db)
    for (const version_id of version_ids) {
      await enqueue(db, resourceThumbnail, { version_id }, { singleton_key: `thumbnail-${version_id}` })
    }
    if (left > 0) log.info({ queued: version_ids.length, left }, 'pictures of published versions are being made')
  },
})
