import type { Language } from '@atrium/contract/languages'
import type { ManagementScreen } from '@atrium/contract/management'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { viewerSchema } from '../../platform/http/viewer.ts'

const viewerOfRow = viewerSchema.pick({ menus: true, view_only: true, is_weaver: true, roles: true })

interface TransferOwner {
  user_id: number
  screen: ManagementScreen
  language: Language
  /** Whether rows are written. */
  writes?: boolean | undefined
}

/** The owner with their present rights; null if they may no longer open the screen. */
export async function viewerOf(db: Db, { user_id, screen, language, writes }: TransferOwner): Promise<Viewer | null> {
  const { rows } = await typedSql(viewerOfRow)`
    select account.menus, account.view_only, account.roles, is_weaver
    from account where user_id = ${user_id} and state = 'active'`.execute(db)
  if (!rows[0]) return null

  const viewer = { ...rows[0], user_id, language, session_id: null, confirmed: false, viewing: null, request_id: '' }
  return refusal({ screen }, viewer, { writes }) ? null : viewer
}
