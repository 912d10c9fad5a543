import { superAdministratorRole } from '@atrium/contract/access'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Address } from '../proof/proof.address.ts'
import { endSessions } from '../session/session.service.ts'
import { commonRole, createAccount } from './account.create.ts'
import { findAccount } from './account.find.ts'

export interface AdministratorRequest {
  address: Address
  name: string | undefined
  /** Whether an existing account is to be promoted. */
  promote: boolean
}

export type AppointmentResult = 'created' | 'promoted' | 'was_already' | 'has_account' | 'closed'

/** Only an operator can do this: there is no call for it, and no account exists by default. */
export async function appoint(
  tx: Db,
  { address, name, promote }: AdministratorRequest,
): Promise<[AppointmentResult, user_id: number]> {
  const found = await findAccount(tx, address.type, address.text)
  if (!found) {
    const user_name = name ?? address.text.replace(/@.*/, '').slice(0, 40)
    const ways = address.type === 'email' ? { email: address.text } : { mobile: address.text }
    return ['created', await createAccount(tx, { user_name, ...ways, role_ids: [superAdministratorRole] })]
  }

  const { user_id, state } = found
  if (state !== 'active') return ['closed', user_id]
  if (await isAdministrator(tx, user_id)) return ['was_already', user_id]
  if (!promote) return ['has_account', user_id]

  await tx.insertInto('account_role').values({ user_id, role_id: superAdministratorRole }).execute()
  return ['promoted', user_id]
}

/** Returns the former administrator; null if there was none. */
export async function dismiss(tx: Db, { type, text }: Address): Promise<number | null> {
  const found = await findAccount(tx, type, text)
  if (!found || !(await isAdministrator(tx, found.user_id))) return null

  const { user_id } = found
  await tx
    .deleteFrom('account_role')
    .where('user_id', '=', user_id)
    .where('role_id', '=', superAdministratorRole)
    .execute()
  // Who has no role has no list, and an absent list is more than a common one.
  await sql`insert into account_role (user_id, role_id) select ${user_id}::bigint, ${commonRole}::bigint
    where not exists (select from account_role where user_id = ${user_id})`.execute(tx)
  await endSessions(tx, user_id)
  return user_id
}

export async function listAdministrators(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('account_role')
    .select('user_id')
    .where('role_id', '=', superAdministratorRole)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Who it is, in one line for the operator. */
export async function describeAccount(db: Db, user_id: number): Promise<string> {
  const { user_name, email, mobile, state, created_at } = await db
    .selectFrom('account')
    .select(['user_name', 'email', 'mobile', 'state', 'created_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const facts = [email, mobile, `since ${created_at.slice(0, 10)}`, state]
  return `Account ${user_id}, ${user_name} (${facts.filter(Boolean).join(', ')})`
}

async function isAdministrator(db: Db, user_id: number): Promise<boolean> {
  return (await listAdministrators(db)).includes(user_id)
}
