import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { claimFile } from '../file/file.service.ts'

/** Markdown. Pictures in it are the sender's own files, and from now on belong to the feedback. */
export async function sendFeedback(tx: Db, viewer: Viewer, { content }: { content: string }) {
  for (const file_id of picturesIn(content)) await claimFile(tx, viewer, file_id)
  await tx.insertInto('feedback').values({ user_id: viewer.user_id, content }).execute()
  return null
}

/** A private picture is named by its file: `![窄屏](/api/files/12)`. */
function picturesIn(content: string): Set<number> {
  return new Set(Array.from(content.matchAll(/\]\(\/api\/files\/([1-9]\d{0,14})[ )]/g), ([, id]) => Number(id)))
}
