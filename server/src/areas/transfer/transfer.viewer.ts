import type { Language } from '@atrium/contract/languages'
import type { ManagementScreen } from '@atrium/contract/management'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { viewerSchema } from '../../platform/http/viewer.ts'

const viewerOfRow = viewerSchema.pick({ menus: true, is_weaver: true, roles: true })

interface TransferOwner {
  user_id: number
  screen: ManagementScreen
  language: Language
}

/** The owner with their present rights; null if they may no longer open the screen. */
export async function viewerOf(db: Db, { user_id, screen, language }: TransferOwner): Promise<Viewer | null> {
  const { rows } = await typedSql(viewerOfRow)`
    select account.menus, is_weaver,
      (select coalesce(jsonb_agg(jsonb_build_object('role_id', role_id) order by role_id), '[]')
       from account_role where account_role.user_id = account.user_id) as roles
    from account where user_id = ${user_id} and state = 'active'`.execute(db)
  if (!rows[0]) return null

  const viewer = { ...rows[0], user_id, language, session_id: null, confirmed: false, request_id: '' }
  return refusal({ screen }, viewer) ? null : viewer
}
