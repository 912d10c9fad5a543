import { menus as menuIds, staffRole } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { writeAudit } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import type { RequestOrigin } from './protection/origin.ts'

export const viewMinutes = 30

const allPages: readonly number[] = Object.values(managementScreens)

interface EndedView {
  session_id: number
  how: 'by_person' | 'by_time'
  origin: RequestOrigin
  request_id: string
}

/** The rights of the role where they are the person's own as well, and nothing to change: what a session that views as it has. */
export function rightsOfView(
  role: { role_id: number; menus: readonly number[] | null },
  own: { menus: readonly number[] | null },
): { menus: number[]; view_only: number[]; roles: { role_id: number }[] } {
  const shared = (role.menus ?? []).filter((menu) => own.menus === null || own.menus.includes(menu))
  const pages = shared.filter((menu) => allPages.includes(menu))
  const isStaff = pages.length > 0
  return {
    menus: isStaff && !shared.includes(menuIds.management) ? [...shared, menuIds.management] : shared,
    view_only: pages,
    roles: [...(isStaff ? [{ role_id: staffRole }] : []), { role_id: role.role_id }],
  }
}

/** Whether it went on until now. Of several requests that come after its time, one ends it. */
export async function endView(db: Db, { session_id, how, origin, request_id }: EndedView): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ user_id: number; role_id: number }>`
      with held as (
        select session_id, viewing_role_id from session
        where session_id = ${session_id} and viewing_role_id is not null for update)
      update session set viewing_role_id = null, viewing_until = null from held
      where session.session_id = held.session_id
      returning session.user_id, held.viewing_role_id as role_id`.execute(tx)
    const [ended] = rows
    if (!ended) return false

    const { user_id, role_id } = ended
    const done = {
      user_id,
      screen: 'roles',
      call: 'DELETE /api/users/mine/role-view',
      subject: 'role',
      subject_id: role_id,
    }
    await writeAudit(tx, { ...done, before: null, after: { ended: how }, reason: null, origin, request_id })
    return true
  })
}
