import { roleType } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { useLogin } from '../../platform/session/session.ts'

/** Whether this person may write articles. Only what is shown hangs on it: the server asks again. */
export function useMayEdit(): boolean {
  const login = useLogin()
  if (!login || roleType(login.roles) !== 'management') return false
  return login.menus === null || login.menus.includes(managementScreens.articles)
}
