import { staffRole } from '@atrium/contract/access'
import { listRoleCandidates } from '@atrium/contract/account/role-management'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { commonRole } from '../account/account.create.ts'
import { findPeople, isMeant } from '../account/account.find-people.ts'
import { requireAdministrator } from '../account/account.last-administrator.ts'
import { refuseBeyondOwn } from '../account/account.rights.ts'
import { giverOf, keepSeparation } from '../account/account.separation.ts'
import { mayChange } from '../account/account.staff-policy.ts'
import { lockUser } from '../account/account.user.ts'
import { readRights } from '../account/account.user-save.ts'
import { lockRole } from './role.save.ts'

const candidatesShown = 8

export async function listCandidates(db: Db, keyword: string) {
  const found = await findPeople(db, keyword)
  const { rows } = await typedSql(listRoleCandidates.data.shape.list.element)`
    select user_id, user_name, company_name, photo_url from account
    where account.state = 'active' and ${isMeant(keyword, found)} order by user_name, user_id limit ${candidatesShown}`.execute(
    db,
  )
  return { list: rows }
}

/** Giving it again changes nothing. */
export async function addHolder(tx: Db, viewer: Viewer, role_id: number, user_id: number): Promise<null> {
  await lockBoth(tx, viewer, role_id, user_id)
  const before = await readRights(tx, user_id)

  await tx
    .insertInto('account_role')
    .values({ user_id, role_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await touch(tx, user_id)
  refuseBeyondOwn(await giverOf(tx, viewer, user_id === viewer.user_id), before, await readRights(tx, user_id))
  await keepSeparation(tx)
  return null
}

/** An account without a role has no menu list, which allows more than a common one. */
export async function removeHolder(tx: Db, viewer: Viewer, role_id: number, user_id: number): Promise<null> {
  const { is_staff } = await lockBoth(tx, viewer, role_id, user_id)

  await tx.deleteFrom('account_role').where('user_id', '=', user_id).where('role_id', '=', role_id).execute()
  await sql`insert into account_role (user_id, role_id) select ${user_id}::bigint, ${commonRole}::bigint
    where not exists (select from account_role where user_id = ${user_id})`.execute(tx)
  await touch(tx, user_id)
  await (is_staff ? requireAdministrator(tx) : keepSeparation(tx))
  return null
}

/** The role of all staff follows from what a person opens: it is not given. */
async function lockBoth(tx: Db, viewer: Viewer, role_id: number, user_id: number) {
  await lockRole(tx, role_id)
  const person = await lockUser(tx, user_id)
  const giver = await giverOf(tx, viewer, user_id === viewer.user_id)
  if (role_id === staffRole || !mayChange(giver, person)) throw new Failure('not_allowed')
  return person
}

/** Whoever edits the person meanwhile sees that they have changed. */
async function touch(tx: Db, user_id: number) {
  await sql`update account set updated_at = now() where user_id = ${user_id}`.execute(tx)
}
