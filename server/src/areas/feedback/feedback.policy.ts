import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** Pictures in a thread are visible to its sender and to staff who answer. */
export async function isInThread(db: Db, viewer: Viewer, file_id: number): Promise<boolean> {
  if (viewer.user_id === null) return false
  const answers = refusal({ screen: 'feedback' }, viewer) === null
  const { rows } = await sql`
    select from feedback_file join feedback using (feedback_id)
    where file_id = ${file_id} and (${answers} or user_id = ${viewer.user_id}) limit 1`.execute(db)
  return rows.length > 0
}
