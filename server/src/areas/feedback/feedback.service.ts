import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export async function sendFeedback(db: Db, { user_id }: Viewer, { content }: { content: string }) {
  await db.insertInto('feedback').values({ user_id, content }).execute()
  return null
}
