import { administratorRole } from '@atrium/contract/access'
import {
  type createRole as createContract,
  readRole as readContract,
  type saveRole as saveContract,
} from '@atrium/contract/account/role-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput, ResponseData } from '../../platform/http/serve.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import { commonRole } from '../account/account.create.ts'
import { requireAdministrator } from '../account/account.last-administrator.ts'

const readRoleRow = readContract.data.omit({ is_fixed: true })

const roleIdRow = z.object({ role_id: z.number() })

type RoleForm = RequestInput<typeof createContract>['body']
type ManagedRole = ResponseData<typeof readContract>

/** The portal is built on these: who opens management, and what every newcomer is. */
const isFixed = (role_id: number) => role_id === administratorRole || role_id === commonRole

export async function readRole(db: Db, role_id: number): Promise<ManagedRole> {
  const { rows } = await typedSql(readRoleRow)`
    select role_id, code, name, coalesce(menus, '{}') as menus, updated_at from role where role_id = ${role_id}`.execute(
    db,
  )
  if (!rows[0]) throw new Failure('not_found')
  return { ...rows[0], is_fixed: isFixed(role_id) }
}

export async function createRole(tx: Db, { code, name, menus }: RoleForm): Promise<{ role_id: number }> {
  const { rows } = await typedSql(roleIdRow)`
    insert into role (code, name, menus) values (${code}, ${JSON.stringify(name)}, ${inOrder(menus)})
    returning role_id`
    .execute(tx)
    .catch(throwRoleTaken)
  return { role_id: Number(rows[0]?.role_id) }
}

/** It holds at once for everybody who has the role: what they open is read with every call. */
export async function saveRole(
  tx: Db,
  role_id: number,
  { seen_at, code, name, menus }: RequestInput<typeof saveContract>['body'],
): Promise<null> {
  const held = await lockRole(tx, role_id)
  refuseStale(seen_at, held)
  if (isFixed(role_id) && code !== held.code) throw new Failure('invalid_input', { field: 'code' })

  await sql`
    update role set code = ${code}, name = ${JSON.stringify(name)}, menus = ${inOrder(menus)}, updated_at = now()
    where role_id = ${role_id}`
    .execute(tx)
    .catch(throwRoleTaken)
  await requireAdministrator(tx)
  return null
}

/** Locked, so that it cannot be assigned meanwhile. An account without a role has no menu list, which allows more than a common one. */
export async function removeRole(tx: Db, role_id: number): Promise<null> {
  await lockRole(tx, role_id)
  if (isFixed(role_id)) throw new Failure('not_allowed')
  const { rows } = await sql`select from account_role where role_id = ${role_id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', { detail: 'role is assigned to users' })

  await sql`delete from role where role_id = ${role_id}`.execute(tx)
  return null
}

async function lockRole(tx: Db, role_id: number) {
  const held = await tx
    .selectFrom('role')
    .select(['code', 'updated_at'])
    .where('role_id', '=', role_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  return held
}

const inOrder = (menus: number[]) => [...new Set(menus)].toSorted((one, other) => one - other)

function throwRoleTaken(error: unknown): never {
  throw isUniqueViolation(error, 'role_code_key') ? new Failure('conflict', { field: 'code' }) : error
}
