import { agreements } from '@atrium/contract/account/agreement'
import { sql } from 'kysely'
import { hashPassword } from '../src/areas/account/account.password.ts'
import type { ProofPurpose } from '../src/areas/proof/proof.service.ts'
import type { Db } from '../src/platform/db/db.ts'
import { givenAccount, type TestPerson } from './given/given.ts'
import { givenCarrier, sentCode } from './messages.ts'
import { type Portal, startPortal } from './portal.ts'

export const password = 'courtyard7'
export const agreed = { ...agreements }

/** A portal whose door people reach from many networks, and from which messages go out. */
export async function startSignIn(): Promise<Portal> {
  const carrier = await givenCarrier()
  return startPortal(null, { config: { TRUST_PROXY: '127.0.0.1', ...carrier.settings() } })
}

let networks = 0

/** Headers of somebody in a network from which nobody came before. */
export function elsewhere(): Record<string, string> {
  networks++
  return { 'x-forwarded-for': `198.18.${networks >> 8}.${networks & 255}` }
}

const hashed = new Map<string, Promise<string>>()

export async function givenMember(db: Db, person: Partial<TestPerson> & { password?: string | null } = {}) {
  const { password: wanted = password, ...rest } = person
  const { user_id } = await givenAccount(db, rest)
  if (wanted !== null) {
    if (!hashed.has(wanted)) hashed.set(wanted, hashPassword(wanted))
    await db
      .updateTable('account')
      .set({ password_hash: await hashed.get(wanted) })
      .where('user_id', '=', user_id)
      .execute()
  }
  return { user_id }
}

/** Has a code sent, a good while after the last one, and reads it where it arrived. */
export async function givenCode({ db, post, platform }: Portal, account: string, purpose: ProofPurpose) {
  await sql`delete from usage where name like 'code:%'`.execute(db)
  const sent = account.includes('@')
    ? await post('/api/users/email-code', { email: account, purpose }, elsewhere())
    : await post('/api/users/msg-code', { mobile: account, purpose }, elsewhere())
  if (sent.code !== 0) throw new Error(`no code was sent: ${JSON.stringify(sent)}`)
  const code = await sentCode(platform, account.includes('@') ? account : `+86${account}`)
  return { account, ticket: sent.data.ticket as string, code }
}

/** Any other six digits. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
