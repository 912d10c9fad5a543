import { type Access, hasMenu, menus, roleType } from '@atrium/contract/access'
import type { FailureName } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import type { Viewer } from './viewer.ts'

type Locked = Pick<Viewer, 'user_id' | 'menus' | 'roles' | 'confirmed'>

/** The lock on every call: why this viewer may not make it, or null. */
export function refusal(access: Access, viewer: Locked): FailureName | null {
  if (access === 'anyone') return null
  if (viewer.user_id === null) return access.menu && !access.signed_in ? null : 'not_logged_in'

  if (access.menu && !hasMenu(viewer.menus, access.menu)) return 'not_allowed'
  // A management screen is never open by an absent list: the list of an administrator must name it.
  if (
    access.screen &&
    !(roleType(viewer.roles) === 'management' && viewer.menus?.includes(managementScreens[access.screen]))
  )
    return 'not_allowed'
  return access.confirmed && !viewer.confirmed ? 'confirm_needed' : null
}

/** The same in words, for the reference and for the log. */
export function whoMay(access: Access): string {
  if (access === 'anyone') return 'Open to anyone.'
  if (access.screen) return `Open to administrators with screen ${managementScreens[access.screen]} (${access.screen}).`
  const menu = access.menu ? ` with menu ${menus[access.menu]} (${access.menu})` : ''
  if (!access.signed_in) return `Open to visitors and to people${menu}.`
  const lately = access.confirmed ? ' who have lately shown who they are' : ''
  return `Open to signed-in people${menu}${lately}${access.own ? `, for their own ${access.own}` : ''}.`
}
