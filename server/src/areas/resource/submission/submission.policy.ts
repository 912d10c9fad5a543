import { holdsScreen } from '@atrium/contract/management'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

/** Reviewers read submissions and their screenshots, but no drafts. */
export async function isUnderReview(db: Db, { menus }: Viewer, file_id: number): Promise<boolean> {
  if (!holdsScreen(menus, 'review')) return false
  const { rows } = await sql`
    select from file join resource_version as version using (user_id)
    where file.file_id = ${file_id} and submitted_at is not null and state not in ('draft', 'checking')
      and (version.file_id = file.file_id or described -> 'screenshot_ids' @> to_jsonb(file.file_id)) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
