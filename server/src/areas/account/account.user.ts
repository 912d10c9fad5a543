import { staffRole } from '@atrium/contract/access'
import { listUserSignIns, readUser as readContract } from '@atrium/contract/account/management'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { anyRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { viewerSchema } from '../../platform/http/viewer.ts'
import { mayGrant } from './account.staff-policy.ts'

const readUserRow = readContract.data.omit({ may_grant: true })

type ManagedUser = z.output<typeof readContract.data>

/** Of an `account`, as staff see it. */
export const personColumns: RawBuilder<unknown> = sql`
  account.user_id, account.user_name, account.photo_url, account.email, account.company_name,
  account.created_at, account.last_sign_in_at, masked_mobile(account.mobile) as masked_mobile,
  case when account.is_weaver then 'official' else account.user_type end as type,
  case when account.state = 'active' and account.last_sign_in_at is null then 'waiting' else account.state end as state,
  (select count(*) from item where item.owner_id = account.user_id) as upload_count`

/** Merged and erased accounts do not count as users. */
export const isExistingAccount: RawBuilder<boolean> = sql`account.state in ('active', 'disabled')`

/** Those that were given: the one of all staff follows from what they open. */
const roleIds = sql`
  array(select role_id::int from account_role
    where account_role.user_id = account.user_id and role_id <> ${staffRole} order by role_id) as role_ids`

export async function readUser(db: Db, viewer: Viewer, user_id: number): Promise<ManagedUser> {
  const { rows } = await typedSql(readUserRow)`
    select ${personColumns}, ${roleIds}, own_menus, account.menus, is_weaver, staff_note, password_hash is not null as has_password,
      updated_at
    from account where user_id = ${user_id} and ${isExistingAccount}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return { ...rows[0], may_grant: mayGrant(viewer) }
}

const lockedUserSchema = z.object({
  user_id: z.number(),
  user_name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(['active', 'disabled']),
  reads_in: viewerSchema.shape.language.nullable(),
  own_menus: z.array(z.number()).nullable(),
  menus: z.array(z.number()).nullable(),
  role_ids: z.array(z.number()),
  is_staff: z.boolean(),
  updated_at: z.string(),
})
export type LockedUser = z.output<typeof lockedUserSchema>

/** Locks them in the order of their ids, to prevent deadlocks. */
export async function lockUsers(tx: Db, user_ids: number[]): Promise<LockedUser[]> {
  const { rows } = await typedSql(lockedUserSchema)`
    select user_id, user_name, mobile, email, state, reads_in, own_menus, account.menus, account.is_staff, updated_at, ${roleIds} from account
    where user_id = any(${user_ids}) and ${isExistingAccount} order by user_id for update`.execute(tx)
  if (rows.length < new Set(user_ids).size) throw new Failure('not_found')
  return rows
}

export async function lockUser(tx: Db, user_id: number): Promise<LockedUser> {
  const [held] = await lockUsers(tx, [user_id])
  if (!held) throw new Failure('not_found')
  return held
}

/** What the audit log keeps of an account: no number, address or note that its owner may want to have erased. */
export async function auditedUser(tx: Db, user_id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await typedSql(anyRow)`
    select user_name, company_name, masked_mobile(mobile) as mobile, regexp_replace(email, '^(.).*@', '\\1****@') as email,
      ${roleIds}, own_menus, is_weaver, state, merged_into, password_hash is not null as has_password,
      md5(staff_note) as staff_note_sum
    from account where user_id = ${user_id}`.execute(tx)
  return rows[0] ?? null
}

const signInsShown = 50

export async function listSignIns(db: Db, user_id: number) {
  const { rows } = await typedSql(listUserSignIns.data.shape.list.element)`
    select sign_in_id, way, outcome, network, country, created_at from sign_in
    where user_id = ${user_id} order by created_at desc, sign_in_id desc limit ${signInsShown}`.execute(db)
  return { list: rows }
}
