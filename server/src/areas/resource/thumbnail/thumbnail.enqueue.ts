import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { resourceThumbnail } from './thumbnail.jobs.ts'

/** When a version is published, or its pages are drawn. */
export function enqueueThumbnail(tx: Db, version_id: number) {
  return enqueue(tx, resourceThumbnail, { version_id }, { singleton_key: `thumbnail-${version_id}`, priority: 1 })
}
