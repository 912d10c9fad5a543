import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
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

/** When a version is published. */
export function askToDraw(tx: Db, version_id: number) {
  return enqueue(tx, resourceDraw, { version_id }, { singleton_key: `draw-${version_id}` })
}

/** Somebody looks at one whose pages are not there: theirs are made before those that nobody waits for. */
export function askToDrawNow(tx: Db, version_id: number) {
  return enqueue(tx, resourceDraw, { version_id }, { singleton_key: `draw-now-${version_id}`, priority: 1 })
}
