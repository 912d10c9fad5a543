import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { queueMessage } from '../message/message.service.ts'

/**
 * Serialises changes of sign-in methods: two concurrent removals could otherwise leave none. Accounts are always locked
 * before proofs are consumed, to prevent deadlocks.
 */
export async function lockAccount(tx: Db, { user_id }: Viewer) {
  const account = await tx
    .selectFrom('account')
    .select(['user_id', 'mobile', 'email'])
    .where('user_id', '=', user_id)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()

  if (!account) throw new Failure('not_logged_in')
  return account
}

interface AddressHolder {
  user_id: number
  /** As it was before the change: a thief's own address would keep the secret. */
  email: string | null
}

/** By mail only: carriers of text messages take nothing but codes. */
export async function notifyAccount(
  tx: Db,
  secret: Secret,
  { language }: Viewer,
  { user_id, email }: AddressHolder,
  template: 'password_changed' | 'sign_in_changed',
): Promise<void> {
  if (email) await queueMessage(tx, secret, { channel: 'email', to: email, template, language, user_id })
}
