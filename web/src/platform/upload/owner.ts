import { readLogin } from '../session/session.ts'

/** Tells the people of one computer apart: nobody sees, or goes on with, what another began. */
export function ownerNow(): string | null {
  const user = readLogin()?.user_info
  return user ? (user.email ?? user.mobile ?? user.user_name) : null
}
