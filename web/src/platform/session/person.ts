import type { Login } from './session.ts'

type UserInfo = Login['user_info']

/** Someone with an address and no password could lose the way in [ACC-08]. */
export function needsPassword({ email, not_set_password }: Pick<UserInfo, 'email' | 'not_set_password'>): boolean {
  return Boolean(email) && not_set_password
}

/** One of the two is enough to reach the person [ACC-09]. */
export function isBound({ bind_mobile, bind_email }: Pick<UserInfo, 'bind_mobile' | 'bind_email'>): boolean {
  return bind_mobile || bind_email
}
