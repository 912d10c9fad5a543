import { hasMenu, type Menu } from '@atrium/contract/access'
import { redirect } from 'react-router'
import { basePath, mountPath, withoutBasePath } from '../address/base-path.ts'
import { navigateTo } from '../page/navigation.ts'
import { type Login, readLogin } from './session.ts'
import { loginAskedFor } from './sign-in-again.ts'

interface GuardedPath {
  menu: Menu
  /** Nothing in the area makes sense without an account. When a login ends, people sign in again there, or on the page. */
  signIn?: 'at_login' | 'on_page'
}

/** The menu that opens each area. Areas that are not named are open to everybody. */
const guards: Record<string, GuardedPath> = {
  download: { menu: 'download' },
  resource: { menu: 'resource' },
  knowledge: { menu: 'knowledge' },
  case: { menu: 'case' },
  video: { menu: 'video' },
  /** Documents belong to the library; who may read a certain one is checked with its file (decision 46). */
  'pdf-view': { menu: 'resource' },
  project: { menu: 'product', signIn: 'at_login' },
  'person-center': { menu: 'person_center', signIn: 'at_login' },
  'upload-center': { menu: 'person_center', signIn: 'on_page' },
  management: { menu: 'management', signIn: 'at_login' },
}

/** Where this person is redirected, or null when the page is allowed. For convenience only: the API checks every call. */
export function otherWay(address: string, login: Login | null, base = ''): string | null {
  const { pathname: whole, search, hash } = new URL(address, 'http://any')
  const pathname = withoutBasePath(whole, base)
  const guard = guardOf(pathname)
  if (!guard) return null

  if (guard.signIn && !login) return loginAddress(pathname + search + hash)
  return hasMenu(login?.menus, guard.menu) ? null : '/errors/not-allow'
}

function guardOf(pathname: string): GuardedPath | undefined {
  return guards[pathname.split('/')[1] ?? '']
}

/** Where to sign in, and where to come back to; home is where everybody comes who wanted nothing else. */
export function loginAddress(returnTo: string, type?: 'register' | 'password'): string {
  const query = new URLSearchParams({ ...(type && { type }), ...(returnTo !== '/' && { return_to: returnTo }) })
  return query.size > 0 ? `/login?${query}` : '/login'
}

/** Before the first page comes to life [RT-01]. */
export function guardEntry(): boolean {
  const instead = otherWay(location.href, readLogin(), basePath())
  if (instead) location.replace(mountPath(instead))
  return instead === null
}

/** Before every page after it [RT-01]. */
export function guardChild({ request }: { request: Request }) {
  const instead = otherWay(request.url, loginAskedFor() ?? readLogin(), basePath())
  if (instead) throw redirect(instead)
}

/** How people sign in again on the page that is open; undefined where visitors may stay [ACC-07b]. */
export function signInAgainHere(): GuardedPath['signIn'] {
  return guardOf(withoutBasePath(location.pathname, basePath()))?.signIn
}

/** Where the page that is open is no longer this person's: after a login has ended, or a role was taken away. */
export function leaveClosedPage() {
  const instead = otherWay(location.href, loginAskedFor() ?? readLogin(), basePath())
  if (instead) navigateTo(instead)
}
