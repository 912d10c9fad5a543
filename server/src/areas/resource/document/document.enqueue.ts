import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { resourceDraw } from './document.jobs.ts'

/** When a version is published. */
export function enqueueDrawing(tx: Db, version_id: number) {
  return enqueue(tx, resourceDraw, { version_id }, { singleton_key: `draw-${version_id}` })
}

/** A reader waits for these pages, so they are rendered before others. */
export function enqueueDrawingNow(tx: Db, version_id: number) {
  return enqueue(tx, resourceDraw, { version_id }, { singleton_key: `draw-now-${version_id}`, priority: 1 })
}
