import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { isLoginOlderThan, keepLogin, readLogin } from './session.ts'

/** Roles, menus, name and photo in an open browser are at most so old [ACC-07]. */
const mostAge = 60_000

/** Reads the login anew; header, menus and guards of every tab follow what is kept. */
export async function refreshLogin(): Promise<void> {
  const before = readLogin()
  if (!before) return
  const login = await ask(quietCaller(), 'GET /api/users/mine/infos')
  // Somebody may have signed out, or in again, while the answer was on its way.
  if (readLogin()?.token === before.token) keepLogin(login)
}

/**
 * Whoever opens a page or comes back to one sees, within a minute, who they are now. While it stays open, the stream of
 * notices tells of changes.
 */
export function keepLoginFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshIfOld = () => {
    if (document.visibilityState !== 'hidden' && isLoginOlderThan(mostAge)) refreshLogin().catch(() => {})
  }
  const look = () => {
    refreshIfOld()
    clearTimeout(timer)
    // The stream does not report changes made just before it was opened.
    timer = setTimeout(refreshIfOld, mostAge)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
