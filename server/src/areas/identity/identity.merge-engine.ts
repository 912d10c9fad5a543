import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { endSessions } from '../session/session.service.ts'
import { countMoves, moveAll } from './identity.moves.ts'

/** What an account has once; it goes over where the other has none. */
const single = ['mobile', 'email', 'company_name'] as const

interface MergeAccount extends Record<(typeof single)[number], string | null> {
  user_id: number
  user_name: string
  has_password: boolean
  state: string
  is_weaver: boolean
  is_staff: boolean
  menus: number[] | null
  staff_note: string | null
  erase_at: string | null
  created_at: string
  photo_url: string | null
  photo_id: number | null
}

/** In the order of their numbers, so that two who merge each other do not wait in a circle. */
export async function lockAccounts(tx: Db, user_ids: (number | null)[]): Promise<MergeAccount[]> {
  const { rows } = await sql<MergeAccount>`
    select user_id, user_name, mobile, email, company_name, password_hash is not null as has_password,
      state, is_weaver, staff_note, erase_at, created_at, photo_url, photo_id, account.is_staff, account.menus
    from account where user_id = any(${user_ids}) order by user_id for update`.execute(tx)
  return rows
}

export async function describeMerge(tx: Db, mine: MergeAccount, other: MergeAccount) {
  const had = [
    ...single.map((thing) => ({ thing, has: mine[thing] !== null, had: other[thing] !== null })),
    { thing: 'photo' as const, has: mine.photo_id !== null, had: other.photo_id !== null },
  ].filter(({ had }) => had)
  const filled = had.filter(({ has }) => !has).map(({ thing }) => thing)
  const dropped = had.filter(({ has }) => has).map(({ thing }) => thing)

  return {
    user_name: other.user_name,
    created_at: other.created_at,
    moves: [...filled.map((thing) => ({ thing, count: 1 })), ...(await countMoves(tx, other.user_id))],
    dropped: [...dropped, ...(other.has_password ? (['password'] as const) : [])],
  }
}

/** Moves everything of the other account to this one, and ends the other account and its sessions. */
export async function mergeInto(tx: Db, mine: MergeAccount, other: MergeAccount): Promise<void> {
  await moveAll(tx, { from: other.user_id, to: mine.user_id })
  await leave(tx, other, mine)
  await fill(tx, mine, other)
  await endSessions(tx, other.user_id)
}

/** Nothing of the person stays on the account that is gone, so that number and address are free. */
async function leave(tx: Db, other: MergeAccount, mine: MergeAccount) {
  await tx
    .updateTable('account')
    .set({
      state: 'merged',
      merged_into: mine.user_id,
      user_name: '',
      updated_at: sql`now()`,
      mobile: null,
      email: null,
      company_name: null,
      password_hash: null,
      photo_url: null,
      photo_id: null,
      photo_next_id: null,
      own_menus: null,
      staff_note: null,
    })
    .where('user_id', '=', other.user_id)
    .execute()
}

async function fill(tx: Db, mine: MergeAccount, other: MergeAccount) {
  await tx
    .updateTable('account')
    .set({
      mobile: mine.mobile ?? other.mobile,
      email: mine.email ?? other.email,
      company_name: mine.company_name ?? other.company_name,
      staff_note: mine.staff_note ?? other.staff_note,
      ...(mine.photo_id === null && { photo_url: other.photo_url, photo_id: other.photo_id }),
      updated_at: sql`now()`,
    })
    .where('user_id', '=', mine.user_id)
    .execute()
  // The unused photo is swept.
  if (mine.photo_id !== null)
    await tx.updateTable('file').set({ claimed_at: null }).where('file_id', '=', other.photo_id).execute()
}
