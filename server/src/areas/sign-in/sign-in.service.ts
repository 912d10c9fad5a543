import type * as contract from '@atrium/contract/account/sign-in'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import type { Platform } from '../../platform.ts'
import { findOpenAccount } from '../account/account.find.ts'
import { hashPassword, isOutdated, isPassword } from '../account/account.password.ts'
import { readAddress } from '../proof/proof.address.ts'
import { checkGuarded, guard } from '../proof/proof.guard.ts'
import { takeProof } from '../proof/proof.service.ts'
import { submitSignInCode } from './sign-in.code.ts'
import { openSignInSession, wayOf } from './sign-in.enter.ts'
import { loggingRefusals, logSignIn } from './sign-in.log.ts'

type SignInInput = z.output<typeof contract.signIn.body>

export function signIn(platform: Platform, asked: SignInInput, origin: RequestOrigin) {
  const { password, ticket, code } = asked
  if (password !== undefined) return signInByPassword(platform, { ...asked, password }, origin)
  if (ticket !== undefined && code !== undefined) return signInByCode(platform, { ...asked, ticket, code }, origin)
  throw new Failure('invalid_input', { field: 'password' })
}

/** A wrong password, an unknown account, one without a password, a closed one: same answer, same time. */
async function signInByPassword(
  platform: Platform,
  asked: SignInInput & { password: string },
  origin: RequestOrigin,
): Promise<Awaited<ReturnType<typeof openSignInSession>>> {
  const { db } = platform
  const { password, remember, solution } = asked
  const way = 'password'
  const { type, text: subject } = readAddress(asked.account, asked.dial_code)
  const attempt = { network: origin.network, subject, way, solution } as const
  const account = await findOpenAccount(db, type, subject)
  const seen = { user_id: account?.user_id ?? null, way, origin }
  const stored = account?.password_hash ?? null

  const right = await loggingRefusals(db, { ...seen, user_id: null }, () =>
    checkGuarded(platform, attempt, {
      check: () => isPassword(password, stored),
      // Concurrently with counting: writing the log takes a little longer for a known account.
      whenWrong: () => logSignIn(db, 'refused', seen),
    }),
  )
  if (!account || !stored || !right) throw new Failure('wrong_credentials')

  const { user_id } = account
  const renewed = isOutdated(stored) ? await hashPassword(password) : stored
  const login = await db.transaction().execute(async (tx) => {
    if (await savePassword(tx, user_id, { stored, renewed }))
      return openSignInSession(tx, user_id, { way, remember, origin })
  })
  // Changed concurrently, by another person or by a sign-in that renewed the hash: check again.
  return login ?? signInByPassword(platform, asked, origin)
}

/**
 * Whether the password is still the one that was checked; it then stays so until the transaction ends. Who changes it
 * ends all sessions: one that is opened with the old password at the same moment must not outlive that.
 */
async function savePassword(tx: Db, user_id: number, { stored, renewed }: { stored: string; renewed: string }) {
  const whose = sql<boolean>`user_id = ${user_id} and password_hash = ${stored} and state = 'active'`
  const kept =
    renewed === stored
      ? tx.selectFrom('account').select('user_id').where(whose).forNoKeyUpdate()
      : tx.updateTable('account').set({ password_hash: renewed }).where(whose).returning('user_id')
  return (await kept.executeTakeFirst()) !== undefined
}

/** Only who has shown the address to be theirs learns whether there is an account. */
async function signInByCode(
  platform: Platform,
  asked: SignInInput & { ticket: string; code: string },
  origin: RequestOrigin,
) {
  const { db, secret } = platform
  const { ticket, code, remember, solution } = asked
  const address = readAddress(asked.account, asked.dial_code)
  const { type, text: subject } = address
  const way = wayOf(type)
  const attempt = { network: origin.network, subject, way: 'code', solution } as const
  await loggingRefusals(db, { user_id: null, way, origin }, () => guard(platform, attempt))
  await submitSignInCode(platform, { ticket, code, address, purpose: 'login' }, origin)

  const account = await findOpenAccount(db, type, subject)
  if (!account) return { outcome: 'no_account' as const }
  return db.transaction().execute(async (tx) => {
    await takeProof(tx, secret, { ticket, purposes: ['login'] })
    return openSignInSession(tx, account.user_id, { way, remember, origin })
  })
}
