import { superAdministratorRole } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isSeparated, lockRights, requireSeparation } from './account.separation.ts'

/**
 * Called last by every change that removes a role, a screen or an account: at least one super administrator must remain, or
 * a holder of each duty while duties are separated. Concurrent changes wait here; the second sees the result of the first
 * and is refused.
 */
export async function requireAdministrator(tx: Db): Promise<void> {
  await lockRights(tx)
  if (await isSeparated(tx)) return requireSeparation(tx)

  const { rows } = await sql`
    select from account_role join account using (user_id)
    where role_id = ${superAdministratorRole} and state = 'active' and erase_at is null
      and account.menus @> ${[managementScreens.users, managementScreens.roles]}::int[]
    limit 1`.execute(tx)
  if (rows.length === 0) throw new Failure('last_administrator')
}
