import type { Answer } from '@atrium/contract/calls'
import { keepLogin } from '../../platform/session/session.ts'
import { keepCode } from './kept-code.ts'

type SignedIn = Extract<Answer<'POST /api/login'>, { outcome: 'signed_in' }>

/** Keeps the login in its given shape [ACC-01]; the page then leads on to where the person wanted to go. */
export function enter({ token, menus, view_only, user_info, roles }: SignedIn) {
  keepCode(null)
  keepLogin({ token, menus, view_only, user_info, roles })
}
