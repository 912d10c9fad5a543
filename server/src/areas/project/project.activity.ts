import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** What can be said to have happened; the browser has a sentence for each. */
export type Action =
  | 'begun'
  | 'described'
  | 'item_pinned'
  | 'item_updated'
  | 'item_unpinned'
  | 'file_added'
  | 'file_removed'
  | 'note_written'
  | 'note_changed'
  | 'note_removed'
  | 'check_added'
  | 'check_done'
  | 'check_undone'
  | 'check_removed'
  | 'invited'
  | 'joined'
  | 'role_changed'
  | 'left'
  | 'member_removed'
  | 'shared'
  | 'link_revoked'
  | 'exported'
  | 'imported'

/** In the transaction of what happened. The project counts as changed from now on, and comes first in people's lists. */
export async function note(
  tx: Db,
  { user_id }: Pick<Viewer, 'user_id'>,
  project_id: number,
  action: Action,
  subject: Record<string, string> = {},
): Promise<void> {
  await tx
    .insertInto('project_activity')
    .values({ project_id, user_id, action, subject: JSON.stringify(subject) })
    .execute()
  await tx.updateTable('project').set({ updated_at: sql`now()` }).where('project_id', '=', project_id).execute()
}

interface Activity {
  activity_id: number
  action: string
  user_name: string | null
  subject: Record<string, string>
  created_at: string
}

const shown = 20

export async function lastActivities(db: Db, project_id: number): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select activity_id, action, user_name, subject, project_activity.created_at
    from project_activity left join account using (user_id)
    where project_id = ${project_id} order by activity_id desc limit ${shown}`.execute(db)
  return rows
}
