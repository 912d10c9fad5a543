import { staffRole, superAdministratorRole } from '@atrium/contract/access'
import {
  type createRole as createContract,
  readRole as readContract,
  type saveRole as saveContract,
} from '@atrium/contract/account/role-management'
import { dutyRoleIds } from '@atrium/contract/duties'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput, ResponseData } from '../../platform/http/serve.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { commonRole } from '../account/account.create.ts'
import { requireAdministrator } from '../account/account.last-administrator.ts'
import { noRights, type Rights, refuseBeyondOwn } from '../account/account.rights.ts'
import { giverOf, isSeparated, keepSeparation } from '../account/account.separation.ts'
import { userCount } from './role.roles-list.ts'

const readRoleRow = readContract.data.omit({ is_fixed: true })

const holdersShown = 20

const roleIdRow = z.object({ role_id: z.number() })

type RoleForm = RequestInput<typeof createContract>['body']
type RoleRights = { menus: number[] | null; view_only: boolean }
type ManagedRole = ResponseData<typeof readContract>

const isOfDuty = (role_id: number) => dutyRoleIds.includes(role_id)

/**
 * The portal is built on these: who holds a page, who holds all, and what every newcomer is; and the roles of the three
 * duties while they are separated.
 */
const isFixed = (role_id: number, separated: boolean) =>
  [staffRole, superAdministratorRole, commonRole].includes(role_id) || (separated && isOfDuty(role_id))

export async function readRole(db: Db, role_id: number): Promise<ManagedRole> {
  const { rows } = await typedSql(readRoleRow)`
    select role_id, code, name, coalesce(menus, '{}') as menus, view_only, updated_at, ${userCount} as user_count,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'user_name', user_name, 'photo_url', photo_url)), '[]') from (
        select user_id, user_name, photo_url from account_role join account using (user_id)
        where account_role.role_id = role.role_id order by user_id limit ${holdersShown}) as holder) as holders
    from role where role_id = ${role_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return { ...rows[0], is_fixed: isFixed(role_id, await isSeparated(db)) }
}

export async function createRole(
  tx: Db,
  viewer: Viewer,
  { code, name, menus, view_only }: RoleForm,
): Promise<{ role_id: number }> {
  refuseBeyondOwn(await giverOf(tx, viewer, false), noRights, rightsOf({ menus, view_only }))
  const { rows } = await typedSql(roleIdRow)`
    insert into role (code, name, menus, view_only)
    values (${code}, ${JSON.stringify(name)}, ${inOrder(menus)}, ${view_only})
    returning role_id`
    .execute(tx)
    .catch(throwRoleTaken)
  await keepSeparation(tx)
  return { role_id: Number(rows[0]?.role_id) }
}

/** It holds at once for everybody who has the role: what they open is read with every call. */
export async function saveRole(
  tx: Db,
  viewer: Viewer,
  role_id: number,
  { seen_at, code, name, menus, view_only }: RequestInput<typeof saveContract>['body'],
): Promise<null> {
  const held = await lockRole(tx, role_id)
  refuseStale(seen_at, held)
  const isKept = isFixed(role_id, await isSeparated(tx))
  if (isKept && code !== held.code) throw new Failure('invalid_input', { field: 'code' })
  const giver = await giverOf(
    tx,
    viewer,
    viewer.roles.some((own) => own.role_id === role_id),
  )
  refuseBeyondOwn(giver, rightsOf(held), rightsOf({ menus, view_only }))
  if (isKept && isOfDuty(role_id) && !hasSameRights(held, { menus, view_only })) throw new Failure('duties_separated')
  if (!mayOpen(role_id, { menus, view_only })) throw new Failure('invalid_input', { field: 'menus' })

  await sql`
    update role set code = ${code}, name = ${JSON.stringify(name)}, menus = ${inOrder(menus)},
      view_only = ${view_only}, updated_at = now()
    where role_id = ${role_id}`
    .execute(tx)
    .catch(throwRoleTaken)
  await requireAdministrator(tx)
  return null
}

/** Locked, so that it cannot be assigned meanwhile. An account without a role has no menu list, which allows more than a common one. */
export async function removeRole(tx: Db, role_id: number): Promise<null> {
  await lockRole(tx, role_id)
  if (isFixed(role_id, await isSeparated(tx))) throw new Failure('not_allowed')
  const { rows } = await sql`select from account_role where role_id = ${role_id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('role_in_use')

  await sql`delete from role where role_id = ${role_id}`.execute(tx)
  return null
}

/** A super administrator holds every page, and the role of all staff none. */
function mayOpen(role_id: number, { menus, view_only }: Pick<RoleForm, 'menus' | 'view_only'>): boolean {
  const pages = Object.values(managementScreens).filter((page) => menus.includes(page))
  if (role_id === superAdministratorRole) return !view_only && pages.length === Object.values(managementScreens).length
  return role_id !== staffRole || pages.length === 0
}

export async function lockRole(tx: Db, role_id: number) {
  const held = await tx
    .selectFrom('role')
    .select(['code', 'menus', 'view_only', 'updated_at'])
    .where('role_id', '=', role_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  return held
}

const hasSameRights = (one: RoleRights, other: RoleRights) =>
  one.view_only === other.view_only &&
  JSON.stringify(inOrder(one.menus ?? [])) === JSON.stringify(inOrder(other.menus ?? []))

const rightsOf = ({ menus, view_only }: RoleRights): Rights => ({
  menus,
  view_only: view_only ? (menus ?? []) : [],
})

const inOrder = (menus: number[]) => [...new Set(menus)].toSorted((one, other) => one - other)

function throwRoleTaken(error: unknown): never {
  throw isUniqueViolation(error, 'role_code_key') ? new Failure('conflict', { field: 'code' }) : error
}
