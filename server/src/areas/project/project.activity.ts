import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** What can be said to have happened; the browser has a sentence for each. */
export type ProjectAction =
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
  action: ProjectAction,
  subject: Record<string, string> = {},
): Promise<void> {
  await tx
    .insertInto('project_activity')
    .values({ project_id, user_id, action, subject: JSON.stringify(subject) })
    .execute()
  await touchProject(tx, project_id)
}

/** Also sends an event to the open pages of its members: a trigger of the table does. */
export async function touchProject(tx: Db, project_id: number): Promise<void> {
  await tx.updateTable('project').set({ updated_at: sql`now()` }).where('project_id', '=', project_id).execute()
}

const activityViewSchema = z.object({
  activity_id: z.number(),
  action: z.string(),
  user_name: z.string().nullable(),
  subject: z.record(z.string(), z.string()),
  created_at: z.string(),
})
type ActivityView = z.output<typeof activityViewSchema>

const shown = 20

export async function lastActivities(db: Db, project_id: number): Promise<ActivityView[]> {
  const { rows } = await typedSql(activityViewSchema)`
    select activity_id, action, user_name, subject, project_activity.created_at
    from project_activity left join account using (user_id)
    where project_id = ${project_id} order by activity_id desc limit ${shown}`.execute(db)
  return rows
}
