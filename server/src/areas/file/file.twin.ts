import type { Db } from '../../platform/db/db.ts'
import type { BlobContent } from './file.blob.ts'
import { fits } from './file.kinds.ts'
import { ContentRefused } from './file.refusal.ts'

/**
 * The same content of the same owner is kept once: the names of this one go over to the one that is ready, and this
 * one goes. Answers the keys of its objects, which nothing refers to once the transaction is committed; null when
 * there is no such other one.
 */
export async function joinTwin(tx: Db, { blob_id, user_id, kind, object_key }: BlobContent, sha256: Buffer) {
  const twin = await tx
    .selectFrom('blob')
    .select(['blob_id', 'content_type'])
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .where('state', '=', 'ready')
    .where('blob_id', '!=', blob_id)
    .forShare()
    .executeTakeFirst()

  if (!twin) return null
  // It may have been let in for something else.
  if (!fits(twin.content_type, kind)) throw new ContentRefused('failed', 'not_of_kind')

  await tx.updateTable('file').set({ blob_id: twin.blob_id }).where('blob_id', '=', blob_id).execute()
  await tx.deleteFrom('blob').where('blob_id', '=', blob_id).execute()
  return [object_key]
}
