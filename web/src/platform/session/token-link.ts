import { mountPath } from '../address/base-path.ts'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { keepLogin } from './session.ts'
import { afterSignIn, linkParameters } from './token-link-address.ts'

/** Signs the person in who came by a token link; says whether this page may go on [ACC-06]. */
export async function followTokenLink(): Promise<boolean> {
  const address = new URL(location.href)
  const token = address.searchParams.get(linkParameters.token)
  if (token === null) return true

  // First of all out of the address bar and the history: whatever follows, nobody can copy it from there.
  address.searchParams.delete(linkParameters.token)
  history.replaceState(history.state, '', address)

  try {
    keepLogin(await ask(quietCaller(), 'GET /api/users/mine/infos', { query: { token } }))
  } catch {
    location.reload()
    return false
  }

  const destination = afterSignIn(address)
  if (destination) location.replace(mountPath(destination))
  return destination === null
}
