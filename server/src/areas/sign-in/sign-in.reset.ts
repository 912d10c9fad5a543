import type * as contract from '@atrium/contract/account/sign-in'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import type { Platform } from '../../platform.ts'
import { findOpenAccount } from '../account/account.find.ts'
import { hashPassword, refuseCommonPassword } from '../account/account.password.ts'
import { queueMessage } from '../message/message.service.ts'
import { readAddress } from '../proof/proof.address.ts'
import { takeProof } from '../proof/proof.service.ts'
import { endSessions } from '../session/session.service.ts'
import { submitSignInCode } from './sign-in.code.ts'
import { openSignInSession, wayOf } from './sign-in.enter.ts'

type PasswordResetInput = z.output<typeof contract.resetPassword.body>

/** A password reset ends all sessions, and the owner gets a mail. */
export async function resetPassword(
  platform: Platform,
  asked: PasswordResetInput,
  language: Language,
  origin: RequestOrigin,
) {
  const { db, secret } = platform
  const { ticket, code, password } = asked
  refuseCommonPassword(password)
  const address = readAddress(asked.account, asked.dial_code)
  await submitSignInCode(platform, { ticket, code, address, purpose: 'password' }, origin)

  const account = await findOpenAccount(db, address.type, address.text)
  if (!account) return { outcome: 'no_account' as const }
  const { user_id } = account
  const password_hash = await hashPassword(password)

  return db.transaction().execute(async (tx) => {
    await takeProof(tx, secret, { ticket, purposes: ['password'] })
    const email = await setPassword(tx, user_id, password_hash)
    await endSessions(tx, user_id)
    if (email)
      await queueMessage(tx, secret, { channel: 'email', to: email, template: 'password_changed', language, user_id })
    return openSignInSession(tx, user_id, { way: wayOf(address.type), origin })
  })
}

async function setPassword(tx: Db, user_id: number, password_hash: string): Promise<string | null> {
  const { email } = await tx
    .updateTable('account')
    .set({ password_hash, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}
