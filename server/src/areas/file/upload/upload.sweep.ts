import type { Db } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

/**
 * Uploads nobody went on with for a week are given up; of those that are given up, everything that was sent goes, and
 * then the row. If the store does not answer they stay for the next time.
 */
export async function sweepUploads(db: Db, storage: Storage): Promise<void> {
  const expired = db.updateTable('upload').where('expires_at', '<', new Date().toISOString())
  await expired.set({ state: 'cancelled' }).where('state', '=', 'open').execute()

  for (;;) {
    const found = await db
      .selectFrom('upload')
      .select(['upload_id', 'object_key', 'multipart_id'])
      .where('state', '=', 'cancelled')
      .limit(100)
      .execute()
    if (found.length === 0) break
    for (const { upload_id, object_key, multipart_id } of found) {
      if (multipart_id) await storage.abortMultipart(object_key, multipart_id)
      // Its parts may have been put together by someone who died before saying so.
      await storage.remove(object_key)
      await db.deleteFrom('upload').where('upload_id', '=', upload_id).execute()
    }
  }
  await db.deleteFrom('upload').where('state', '=', 'done').where('expires_at', '<', new Date().toISOString()).execute()
}
