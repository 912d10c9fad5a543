import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/**
 * Projects of the person alone are removed. Shared ones get another owner: the editor of longest standing, otherwise the
 * reader.
 */
export async function leaveProjects(tx: Db, user_ids: number[], addresses: (string | null)[]): Promise<void> {
  await sql`delete from project_import where user_id = any(${user_ids})`.execute(tx)
  await sql`delete from project_invitation where address = any(${addresses})`.execute(tx)
  await sql`
    with mine as (delete from project_member where user_id = any(${user_ids}) returning project_id, role),
    heir as (
      select distinct on (project_id) project_id, user_id from project_member as other
      where user_id <> all(${user_ids}) and project_id in (select project_id from mine where role = 'owner')
        and not exists (select from project_member as owner where owner.project_id = other.project_id
          and owner.role = 'owner' and owner.user_id <> all(${user_ids}))
      order by project_id, role, since, user_id
    )
    update project_member set role = 'owner' from heir
    where project_member.project_id = heir.project_id and project_member.user_id = heir.user_id`.execute(tx)
  await sql`
    with gone as (
      delete from project
      where not exists (select from project_member where project_member.project_id = project.project_id)
      returning project_id
    )
    update file set claimed_at = null
    where user_id = any(${user_ids}) and file_id in (
      select file_id from project_file where project_id in (select project_id from gone)
      except select file_id from project_file where project_id not in (select project_id from gone))
      and not exists (select from resource_version as other where file.file_id in (other.file_id, other.package_id))`.execute(
    tx,
  )
}
