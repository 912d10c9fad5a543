import { superAdministratorRole } from '@atrium/contract/access'
import { duties, dutyNames, dutyRoleIds, pagesOfDuty } from '@atrium/contract/duties'
import { managementScreens } from '@atrium/contract/management'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** Pages that belong to one of the three duties. */
export const dutyPages = dutyNames.flatMap(pagesOfDuty)

const breachRow = z.object({
  has_super_administrator: z.boolean(),
  has_combined_role: z.boolean(),
  has_combined_person: z.boolean(),
  is_complete: z.boolean(),
})

/** Changes of rights wait for each other, so that each check sees what the one before it left. */
export async function lockRights(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx)
}

export async function isSeparated(db: Db): Promise<boolean> {
  return (await db.selectFrom('separation').select('began_at').executeTakeFirst()) !== undefined
}

/** Of how many duties a list of pages holds any. */
const dutyCount = (menus: RawBuilder<unknown>) =>
  sql`(${sql.join(
    dutyNames.map((duty) => sql`coalesce(${menus} && ${pagesOfDuty(duty)}::int[], false)::int`),
    sql` + `,
  )})`

/** Called last by every change of rights, behind the lock: what the separation of duties forbids does not stand. */
export async function requireSeparation(tx: Db): Promise<void> {
  const { rows } = await typedSql(breachRow)`
    with holder as (
      select account.user_id, account.menus, state = 'active' and erase_at is null as counts from account
      where state in ('active', 'disabled') and user_id in (
        select user_id from account_role join role using (role_id)
        where role.menus && ${dutyPages}::int[] or role_id = any(${dutyRoleIds}::bigint[])
        union select user_id from account where own_menus && ${dutyPages}::int[]))
    select
      exists (select from account_role where role_id = ${superAdministratorRole}) as has_super_administrator,
      exists (select from role where role_id <> ${superAdministratorRole} and ${dutyCount(sql`role.menus`)} > 1)
        as has_combined_role,
      exists (select from holder where ${dutyCount(sql`holder.menus`)} > 1) or exists (
        select from account_role join holder using (user_id) where role_id = any(${dutyRoleIds}::bigint[])
        group by user_id having count(*) > 1) as has_combined_person,
      (select count(distinct role_id) from account_role join holder using (user_id)
        where role_id = any(${dutyRoleIds}::bigint[]) and counts) = ${dutyNames.length}
        and exists (select from holder join account_role using (user_id)
          where counts and role_id = ${duties.security.role_id}
            and menus @> ${[managementScreens.users, managementScreens.roles]}::int[]) as is_complete`.execute(tx)
  const [breach] = rows
  if (breach?.has_super_administrator) throw new Failure('duties_separated')
  if (breach?.has_combined_role || breach?.has_combined_person) throw new Failure('duties_combined')
  if (!breach?.is_complete) throw new Failure('last_duty_holder')
}

/** The same where the change may have come first: nothing while duties are not separated. */
export async function keepSeparation(tx: Db): Promise<void> {
  await lockRights(tx)
  if (await isSeparated(tx)) await requireSeparation(tx)
}

/**
 * While duties are separated, the security administrator gives others rights that they do not hold themselves: nobody holds
 * them all. `isOwn` says that the change concerns rights of their own.
 */
export async function giverOf(tx: Db, viewer: Viewer, isOwn: boolean): Promise<Viewer> {
  const isSecurity = viewer.roles.some(({ role_id }) => role_id === duties.security.role_id)
  if (isOwn || !isSecurity || !(await isSeparated(tx))) return viewer
  return { ...viewer, menus: [...(viewer.menus ?? []), ...Object.values(managementScreens)], view_only: [] }
}
