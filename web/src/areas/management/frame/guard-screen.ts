import { holdsScreen, type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { redirect } from 'react-router'
import { withoutBasePath } from '../../../platform/address/base-path.ts'
import { readLogin } from '../../../platform/session/session.ts'
import { besides } from './screens.ts'

/** Before any page of the area: a screen opens only with its own id. A courtesy: the lock is on every call [ACC-03]. */
export function guardScreen({ request }: { request: Request }) {
  const screen = screenAt(withoutBasePath(new URL(request.url).pathname))
  if (screen && !holdsScreen(readLogin()?.menus, screen)) throw redirect('/errors/not-allow')
}

/** The screen of an address; null for the overview. */
export function screenAt(pathname: string): ManagementScreen | null {
  const [, , page = ''] = pathname.split('/')
  if (besides.settings.some((one) => one === page)) return 'settings'
  const screen = page.replaceAll('-', '_')
  return screen in managementScreens ? (screen as ManagementScreen) : null
}
