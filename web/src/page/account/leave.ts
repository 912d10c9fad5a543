import { browserCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'

/** To another house, which asks the person who they are and sends them back to `return_to`. */
export async function leaveFor(type: string, purpose: 'bind' | 'confirm', return_to: string) {
  const { address } = await askConfirmed(browserCaller(), 'GET /api/users/oauth/login/{type}', {
    params: { type },
    query: { purpose, return_to },
  })
  location.assign(address)
}
