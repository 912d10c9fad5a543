import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { viewMinutes } from '../../platform/http/role-view.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { noRights, refuseBeyondOwn } from '../account/account.rights.ts'

/** Of this session alone. The role opens no more than the viewer does. */
export async function startRoleView(tx: Db, viewer: Viewer, role_id: number): Promise<null> {
  const role = await tx
    .selectFrom('role')
    .select(['menus', 'view_only'])
    .where('role_id', '=', role_id)
    .executeTakeFirst()
  if (!role) throw new Failure('not_found')

  refuseBeyondOwn(viewer, noRights, { menus: role.menus, view_only: role.view_only ? (role.menus ?? []) : [] })
  await sql`
    update session set viewing_role_id = ${role_id}, viewing_until = now() + make_interval(mins => ${viewMinutes})
    where session_id = ${viewer.session_id}`.execute(tx)
  return null
}
