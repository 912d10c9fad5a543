import { menus } from '@atrium/contract/access'
import { managementGroups, managementScreens } from '@atrium/contract/management'

/** The areas of the portal; management is made of its screens. */
export const areaMenus = Object.entries(menus).filter(([name]) => name !== 'management') as [AreaMenu, number][]
type AreaMenu = Exclude<keyof typeof menus, 'management'>

export const allScreens: number[] = managementGroups.flatMap(({ screens }) => Object.values(screens))

/** Where names, numbers, addresses or what people did are shown. */
export const personalScreens: readonly number[] = [
  managementScreens.download_log,
  managementScreens.demands,
  managementScreens.users,
  managementScreens.feedback,
  managementScreens.sms_log,
  managementScreens.email_log,
  managementScreens.wechat_users,
  managementScreens.sign_in_log,
  managementScreens.export_log,
  managementScreens.audit_log,
]

/** What somebody without a list of their own begins with: everything but management. */
export const commonMenus: number[] = areaMenus.map(([, menu]) => menu)

/**
 * With these added or taken away. A group belongs to the list while one of its screens does, and so does management: nobody
 * has a door without a room behind it.
 */
export function listWith(list: readonly number[], ids: readonly number[], isIn: boolean): number[] {
  const kept = list.filter((id) => !ids.includes(id))
  const chosen = new Set(isIn ? [...kept, ...ids] : kept)
  const areas = commonMenus.filter((menu) => chosen.has(menu))
  const screens = allScreens.filter((screen) => chosen.has(screen))
  const groups = managementGroups.filter((group) => screensOf(group).some((screen) => chosen.has(screen)))
  const management = screens.length > 0 ? [menus.management] : []
  return [...areas, ...management, ...groups.map(({ id }) => id), ...screens]
}

export function screensOf(group: (typeof managementGroups)[number]): number[] {
  return Object.values(group.screens)
}
