import { administratorRole } from '@atrium/contract/access'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { findAccount } from '../account/account.find.ts'
import { tellAccount } from '../account/account.ways.ts'
import { type Proved, seeProof, takeProof } from '../proof/proof.service.ts'
import { endSessions } from '../session/session.service.ts'
import { countMoves, moveAll } from './identity.moves.ts'
import { mayMerge } from './identity.policy.ts'

/** What an account has once; it goes over where the other has none. */
const single = ['mobile', 'email', 'company_name'] as const

interface Account extends Record<(typeof single)[number], string | null> {
  user_id: number
  user_name: string
  has_password: boolean
  state: string
  is_weaver: boolean
  is_administrator: boolean
  erase_at: string | null
  created_at: string
}

/** The first question. Nothing is changed. */
export async function previewMerge(tx: Db, secret: Secret, viewer: Viewer, ticket: string) {
  const { mine, other } = await holdBoth(tx, viewer, await seeProof(tx, secret, proofOf(viewer, ticket)))
  const filled = single.filter((thing) => other[thing] !== null && mine[thing] === null)
  const dropped = single.filter((thing) => other[thing] !== null && mine[thing] !== null)

  return {
    user_name: other.user_name,
    created_at: other.created_at,
    moves: [...filled.map((thing) => ({ thing, count: 1 })), ...(await countMoves(tx, other.user_id))],
    dropped: [...dropped, ...(other.has_password ? (['password'] as const) : [])],
  }
}

/** Of many who ask at once one merges; the others find the ticket used, or the other account gone. */
export async function mergeAccounts(
  tx: Db,
  secret: Secret,
  viewer: Viewer,
  { ticket, user_name }: { ticket: string; user_name: string },
): Promise<null> {
  const { mine, other } = await holdBoth(tx, viewer, await seeProof(tx, secret, proofOf(viewer, ticket)))
  if (!isSame(user_name, other.user_name)) throw new Failure('invalid_input', { field: 'user_name' })
  await takeProof(tx, secret, proofOf(viewer, ticket))

  await moveAll(tx, { from: other.user_id, to: mine.user_id })
  await leave(tx, other, mine)
  await fill(tx, mine, other)
  await endSessions(tx, other.user_id)
  for (const account of [mine, other]) await tellAccount(tx, secret, viewer, account, 'sign_in_changed')
  return null
}

function proofOf({ user_id }: Viewer, ticket: string) {
  return { ticket, purposes: ['bind'] as const, user_id }
}

/** In the order of their numbers, so that two who merge each other do not wait in a circle. */
async function holdBoth(tx: Db, { user_id }: Viewer, { type, subject }: Proved) {
  const owner = await findAccount(tx, type, subject)
  const { rows } = await sql<Account>`
    select user_id, user_name, mobile, email, company_name, password_hash is not null as has_password,
      state, is_weaver, erase_at, created_at,
      exists (select from account_role
              where account_role.user_id = account.user_id and role_id = ${administratorRole}) as is_administrator
    from account where user_id in (${user_id}, ${owner?.user_id ?? null}) order by user_id for update`.execute(tx)

  const mine = rows.find((account) => account.user_id === user_id)
  const other = rows.find((account) => account.user_id !== user_id)
  // While this waited, the address may have gone to somebody else.
  const stillTheirs = (await findAccount(tx, type, subject))?.user_id === other?.user_id
  if (!mine || !other || !stillTheirs) throw new Failure('conflict', { detail: 'no other account has it' })
  if (!mayMerge(mine) || !mayMerge(other)) throw new Failure('conflict', { detail: 'these two are not merged' })
  return { mine, other }
}

function isSame(typed: string, user_name: string) {
  return typed.normalize('NFKC') === user_name.normalize('NFKC').trim()
}

/** Nothing of the person stays on the account that is gone, so that number and address are free. */
async function leave(tx: Db, other: Account, mine: Account) {
  await tx
    .updateTable('account')
    .set({
      ...{ state: 'merged', merged_into: mine.user_id, user_name: '', updated_at: sql`now()` },
      ...{ mobile: null, email: null, company_name: null, photo_url: null, password_hash: null },
    })
    .where('user_id', '=', other.user_id)
    .execute()
}

async function fill(tx: Db, mine: Account, other: Account) {
  await tx
    .updateTable('account')
    .set({
      mobile: mine.mobile ?? other.mobile,
      email: mine.email ?? other.email,
      company_name: mine.company_name ?? other.company_name,
      updated_at: sql`now()`,
    })
    .where('user_id', '=', mine.user_id)
    .execute()
}
