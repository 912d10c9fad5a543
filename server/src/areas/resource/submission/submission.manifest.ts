import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { receiveBytes } from '../../file/upload/upload.receive-bytes.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
import { rewriteManifest } from '../package/manifest/manifest-rewrite.ts'
import { describeSubmission } from './submission.describe.ts'
import { fetchPackage } from './submission.package.ts'
import { readSubmission } from './submission.view.ts'

/** A package with the corrected manifest takes the place of the draft's file, and is scanned and checked like any other. */
export async function rewriteDraftManifest(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  viewer: Viewer,
  submission_id: number,
) {
  const { user_id } = viewer
  const { state, file_id, file_name } = await readSubmission(db, viewer, submission_id)
  refuseAuthor('describe', state)
  const { object_key } = await db
    .selectFrom('file')
    .innerJoin('blob', 'blob.blob_id', 'file.blob_id')
    .select('object_key')
    .where('file_id', '=', file_id)
    .executeTakeFirstOrThrow()
  const bytes = await rewriteManifest(await fetchPackage(storage, object_key), file_name)
  if (!bytes || user_id === null) throw new Failure('conflict', { detail: 'package has no manifest that can be read' })

  const received = { user_id, file_name, kind: 'resource', purpose: 'replacement', public: false } as const
  await receiveBytes({ db, storage }, received, bytes, async (tx, file_id) => {
    await describeSubmission(tx, viewer, submission_id, { file_id })
  })
  return readSubmission(db, viewer, submission_id)
}
