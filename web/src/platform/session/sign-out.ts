import { withoutBasePath } from '../address/base-path.ts'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { navigateTo } from '../page/navigation.ts'
import { forgetLogin } from './session.ts'

/** How long quitting waits for the server: nobody is kept signed in by a slow network. */
const patience = 1_000

/** The token is revoked on the server, then the login is forgotten here [ACC-05]. */
export async function signOut(to = '/') {
  const revoked = ask(quietCaller(), 'POST /api/logout').catch(() => null)
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, patience))])
  // Without a connection the file may not come: nobody is kept signed in by that, either.
  await import('../state/kept-values.ts').then(({ forgetKeptValues }) => forgetKeptValues()).catch(() => {})
  forgetLogin()

  if (withoutBasePath(location.pathname) === to) location.reload()
  else navigateTo(to)
}
