import type { Answer } from '@atrium/contract/calls'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'

export type OAuthRedirect = Answer<'GET /api/users/oauth/login/{type}'>

/** The sign-in page of an OAuth provider; afterwards people return to the page they wanted. */
export function startOAuth(type: string, return_to: string): Promise<OAuthRedirect> {
  return ask(quietCaller(), 'GET /api/users/oauth/login/{type}', {
    params: { type },
    query: { purpose: 'login', return_to },
  })
}
