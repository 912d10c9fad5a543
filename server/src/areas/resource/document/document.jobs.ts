import { z } from 'zod'
import { job } from '../../../platform/job/job.ts'
import { drawDocument } from './document.draw.ts'

/** Makes the pages that the preview of a document template or a document style shows. */
export const resourceDraw = job({
  name: 'resource.draw',
  payload: z.object({ version_id: z.number().int() }),
  retry: { limit: 20, delay: 2, delay_max: 600 },
  time_limit: 900,
  side_by_side: 1,
  handler: (platform, { version_id }, run) => drawDocument(platform, version_id, run),
})
