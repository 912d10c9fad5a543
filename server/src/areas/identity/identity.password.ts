import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { hashPassword, refuseCommonPassword } from '../account/account.password.ts'
import { lockAccount, notifyAccount } from '../account/account.ways.ts'
import { endSessions } from '../session/session.service.ts'

/** Before the transaction: hashing is slow and must not hold a connection. */
export async function hashNewPassword(password: string): Promise<string> {
  refuseCommonPassword(password)
  return hashPassword(password)
}

/** Ends all other sessions, which may have been opened with the old password. */
export async function setPassword(
  tx: Db,
  secret: Secret,
  viewer: Viewer,
  { password_hash, token }: { password_hash: string; token: string | null },
): Promise<null> {
  const account = await lockAccount(tx, viewer)

  await tx
    .updateTable('account')
    .set({ password_hash, updated_at: sql`now()` })
    .where('user_id', '=', account.user_id)
    .execute()
  await endSessions(tx, account.user_id, token)
  await notifyAccount(tx, secret, viewer, account, 'password_changed')
  return null
}
