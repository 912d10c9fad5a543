import { holdsScreen } from '@atrium/contract/management'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

/** Reviewers see the pictures of submissions, but not those of drafts. */
export async function isUnderAppReview(db: Db, { menus }: Viewer, file_id: number): Promise<boolean> {
  if (!holdsScreen(menus, 'app_review')) return false
  const { rows } = await sql`
    select from file join app_version as version using (user_id)
    where file.file_id = ${file_id} and submitted_at is not null and state <> 'draft'
      and described -> 'screenshots' @> jsonb_build_array(jsonb_build_object('file_id', file.file_id)) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
