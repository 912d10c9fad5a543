import type { createUser as createContract, saveUser as saveContract } from '@atrium/contract/account/management'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import { type Viewer, viewerSchema } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { queueMessage } from '../message/message.service.ts'
import { readEmail, readMobile } from '../proof/proof.address.ts'
import { commonRole, createAccount } from './account.create.ts'
import { requireAdministrator } from './account.last-administrator.ts'
import { noRights, type Rights, refuseBeyondOwn } from './account.rights.ts'
import { giverOf, keepSeparation } from './account.separation.ts'
import { mayChange, mayGrant } from './account.staff-policy.ts'
import { type LockedUser, lockUser } from './account.user.ts'
import { notifyAccount } from './account.ways.ts'

const rightsRow = viewerSchema.pick({ menus: true, view_only: true })

type UserForm = RequestInput<typeof createContract>['body']

/** Without a password: the person signs in with a code and then sets one. */
export async function createUser(tx: Db, secret: Secret, viewer: Viewer, form: UserForm): Promise<{ user_id: number }> {
  const mobile = form.mobile ? readMobile(form.mobile).text : null
  const email = form.email ? readEmail(form.email).text : null
  if (!mobile && !email) throw new Failure('invalid_input', { field: 'mobile' })
  if (changesPermissions(form, { role_ids: [commonRole], own_menus: null }) && !mayGrant(viewer))
    throw new Failure('not_allowed')
  await refuseUnknownRoles(tx, form.role_ids)

  const { user_name, company_name, role_ids } = form
  const user_id = await createAccount(tx, { user_name, company_name, mobile, email, role_ids }).catch(throwAddressTaken)
  await saveUserRow(tx, user_id, form)
  refuseBeyondOwn(await giverOf(tx, viewer, false), noRights, await readRights(tx, user_id))
  await keepSeparation(tx)
  if (email) {
    const { language } = viewer
    await queueMessage(tx, secret, { channel: 'email', to: email, template: 'account_opened', language, user_id })
  }
  return { user_id }
}

export async function saveUser(
  tx: Db,
  secret: Secret,
  viewer: Viewer,
  user_id: number,
  { seen_at, ...form }: RequestInput<typeof saveContract>['body'],
): Promise<null> {
  const held = await lockUser(tx, user_id)
  const before = await readRights(tx, user_id)
  refuseStale(seen_at, held)
  const giver = await giverOf(tx, viewer, user_id === viewer.user_id)
  if (!mayChange(giver, held)) throw new Failure('not_allowed')
  if (changesPermissions(form, held) && !mayGrant(viewer)) throw new Failure('not_allowed')
  await refuseUnknownRoles(tx, form.role_ids)

  await changeWays(tx, secret, viewer, held, form)
  await saveUserRow(tx, user_id, form)
  await sql`delete from account_role where user_id = ${user_id} and role_id <> all(${form.role_ids})`.execute(tx)
  await sql`insert into account_role (user_id, role_id) select ${user_id}::bigint, unnest(${form.role_ids}::bigint[])
    on conflict do nothing`.execute(tx)
  refuseBeyondOwn(giver, before, await readRights(tx, user_id))
  await (held.is_staff ? requireAdministrator(tx) : keepSeparation(tx))
  return null
}

export async function readRights(tx: Db, user_id: number): Promise<Rights> {
  const { rows } = await typedSql(rightsRow)`
    select account.menus, account.view_only from account where user_id = ${user_id}`.execute(tx)
  return rows[0] ?? noRights
}

/** Any change of permissions, also a reduction, needs the right to grant them. */
function changesPermissions(
  form: UserForm,
  { role_ids, own_menus }: Pick<LockedUser, 'role_ids' | 'own_menus'>,
): boolean {
  const same = (one: number[] | null, other: number[] | null) =>
    JSON.stringify(one?.toSorted()) === JSON.stringify(other?.toSorted())
  return !same(form.role_ids, role_ids) || !same(form.own_menus, own_menus)
}

async function refuseUnknownRoles(tx: Db, role_ids: number[]) {
  const { rows } = await sql`select from role where role_id = any(${role_ids})`.execute(tx)
  if (rows.length < new Set(role_ids).size) throw new Failure('invalid_input', { field: 'role_ids' })
}

async function saveUserRow(
  tx: Db,
  user_id: number,
  { user_name, company_name, own_menus, is_weaver, staff_note }: UserForm,
) {
  await tx
    .updateTable('account')
    .set({ user_name, company_name: company_name || null, own_menus, is_weaver, staff_note: staff_note || null })
    .set({ updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
}

/** The owner gets a mail at the previous address: staff can make mistakes or be deceived. */
async function changeWays(tx: Db, secret: Secret, viewer: Viewer, held: LockedUser, form: UserForm) {
  const mobile = form.mobile === undefined ? held.mobile : form.mobile ? readMobile(form.mobile).text : null
  const email = form.email && form.email !== held.email ? readEmail(form.email).text : form.email
  if (mobile === held.mobile && email === held.email) return

  await tx
    .updateTable('account')
    .set({ mobile, email })
    .where('user_id', '=', held.user_id)
    .execute()
    .catch(throwAddressTaken)
  await requireSignInMethod(tx, held.user_id)
  await notifyAccount(tx, secret, { ...viewer, language: held.reads_in ?? viewer.language }, held, 'sign_in_changed')
}

async function requireSignInMethod(tx: Db, user_id: number) {
  const { rows } = await sql`
    select from account where user_id = ${user_id} and (mobile is not null or email is not null
      or exists (select from identity where identity.user_id = account.user_id))`.execute(tx)
  if (rows.length === 0) throw new Failure('last_way_in')
}

function throwAddressTaken(error: unknown): never {
  if (isUniqueViolation(error, 'account_mobile_key')) throw new Failure('conflict', { field: 'mobile' })
  if (isUniqueViolation(error, 'account_email')) throw new Failure('conflict', { field: 'email' })
  throw error
}
