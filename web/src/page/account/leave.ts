import { browserCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'

/** Goes to an OAuth provider, which signs the person in and sends them back to `return_to`. */
export async function leaveFor(type: string, purpose: 'bind' | 'confirm', return_to: string) {
  const { address } = await askConfirmed(browserCaller(), 'GET /api/users/oauth/login/{type}', {
    params: { type },
    query: { purpose, return_to },
  })
  location.assign(address)
}
