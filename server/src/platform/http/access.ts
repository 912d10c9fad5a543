import { type Access, hasMenu, menus } from '@atrium/contract/access'
import type { FailureName } from '@atrium/contract/errors'
import { holdsScreen, type ManagementScreen, managementScreens, mayChangeScreen } from '@atrium/contract/management'
import type { Viewer } from './viewer.ts'

type AccessViewer = Pick<Viewer, 'user_id' | 'menus' | 'view_only' | 'confirmed'> & Partial<Pick<Viewer, 'viewing'>>

interface CallAspects {
  /** The screen that the address names, where a call leaves it to the address. */
  named?: string | undefined
  /** Whether the call changes anything. */
  writes?: boolean | undefined
  /** Whether a session that views the portal as a role may write it all the same. */
  while_viewing?: boolean | undefined
}

/** The lock on every call: why this viewer may not make it, or null. */
export function refusal(access: Access, viewer: AccessViewer, call: CallAspects = {}): FailureName | null {
  const { named, writes, while_viewing } = call
  if (viewer.viewing && writes && !while_viewing) return 'viewing_as_role'
  if (access === 'anyone') return null
  if (viewer.user_id === null) return access.menu && !access.signed_in ? null : 'not_logged_in'

  if (access.menu && !hasMenu(viewer.menus, access.menu)) return 'not_allowed'
  if (access.screen || access.screen_in_path) return screenRefusal(screenOf(access, named), viewer, writes)
  return access.confirmed && !viewer.confirmed ? 'confirm_needed' : null
}

/** A management screen is never open by an absent list: the person's list must name it. */
function screenRefusal(screen: ManagementScreen | null, viewer: AccessViewer, writes = false): FailureName | null {
  if (!screen || !holdsScreen(viewer.menus, screen)) return 'not_allowed'
  return writes && !mayChangeScreen(viewer, screen) ? 'view_only' : null
}

/** Which screen a call belongs to; null where it belongs to none, or the address names one that does not exist. */
export function screenOf(access: Access, named: string | undefined): ManagementScreen | null {
  if (access === 'anyone') return null
  if (access.screen) return access.screen
  return access.screen_in_path && isScreen(named) ? named : null
}

function isScreen(name: string | undefined): name is ManagementScreen {
  return name !== undefined && Object.hasOwn(managementScreens, name)
}

/** The same in words, for the reference and for the log. */
export function describeAccess(access: Access): string {
  if (access === 'anyone') return 'Open to anyone.'
  if (access.screen) return `Open to staff with screen ${managementScreens[access.screen]} (${access.screen}).`
  if (access.screen_in_path) return 'Open to staff with the screen that the address names.'
  const menu = access.menu ? ` with menu ${menus[access.menu]} (${access.menu})` : ''
  if (!access.signed_in) return `Open to visitors and to people${menu}.`
  const lately = access.confirmed ? ' who have lately shown who they are' : ''
  return `Open to signed-in people${menu}${lately}${access.own ? `, for their own ${access.own}` : ''}.`
}
