import type { Db } from '../../platform/db/db.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import { readPerson } from '../account/account.service.ts'
import { openSession } from '../session/session.service.ts'
import { logSignIn } from './sign-in.log.ts'

interface SignInEntry {
  way: string
  origin: RequestOrigin
  remember?: boolean
  return_to?: string
  /** Came to register and found the account there already. */
  existed?: boolean
  registered?: boolean
}

/** Opens the session for every sign-in method, always with a new token. */
export async function openSignInSession(tx: Db, user_id: number, entry: SignInEntry) {
  const { way, origin, remember = false, return_to = '/', existed = false, registered = false } = entry

  const token = await openSession(tx, user_id, { way, remember, origin })
  await logSignIn(tx, registered ? 'registered' : 'signed_in', { user_id, way, origin })
  return { outcome: 'signed_in' as const, existed, return_to, token, ...(await readPerson(tx, user_id)) }
}

/** How sessions and the log call a way in that was shown by a proof. */
export function wayOf(type: string): string {
  return type === 'mobile' || type === 'email' ? `${type}_code` : type
}
