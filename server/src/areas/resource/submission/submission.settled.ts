import type { Db } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { submissionCheck } from './submission.jobs.ts'

/** Enqueues the check of every submission that waited for one of these files. */
export async function checkSettledSubmissions(tx: Db, file_ids: number[]): Promise<void> {
  const waiting = await tx
    .selectFrom('resource_version')
    .select('version_id')
    .where('file_id', 'in', file_ids)
    .where('state', '=', 'checking')
    .execute()
  for (const { version_id } of waiting) await enqueue(tx, submissionCheck, { version_id })
}
