import type { Db } from '../../platform/db/db.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { filePreview } from './file.jobs.ts'

/** Has everything made anew that was made of a content: after a better converter, or when objects were lost. */
export function remake(tx: Db, blob_id: number) {
  return enqueue(tx, filePreview, { blob_id, again: true }, { singleton_key: `again-${blob_id}` })
}
