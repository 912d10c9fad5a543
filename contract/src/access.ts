import type { ManagementScreen } from './management.ts'

/** Menu ids: what a person may open. Routes and calls name them; the server checks them on every call. */
export const menus = {
  download: 10,
  resource: 11,
  knowledge: 12,
  case: 13,
  video: 14,
  /** The project area: the specification calls its menu 'product'. */
  product: 15,
  person_center: 16,
  feedback: 17,
  management: 18,
} as const
export type Menu = keyof typeof menus

/** Of everybody who holds a management page: the server puts it among their roles. It has no pages of its own. */
export const staffRole = 1
/** Holds every page, always. */
export const superAdministratorRole = 3

/**
 * Who may make a call.
 * - `anyone`: visitors too, whatever menus a person has.
 * - `{ menu }`: visitors, and signed-in people whose menu list holds the id or is absent.
 * - `{ signed_in: true }`: any signed-in person; with `menu`, only those who also have the menu; with `confirmed`, only
 *   those who have shown in the last minutes that it is still them; with `own`, the address names an object of that
 *   kind, and for anybody but its owner, or the members of a project, it does not exist.
 * - `{ screen }`: a person whose list holds the management screen.
 * - `{ screen_in_path: true }`: a person whose list holds the management screen that the address names.
 */
export type Access =
  | 'anyone'
  | { menu: Menu; signed_in?: never; screen?: never; screen_in_path?: never; confirmed?: never; own?: never }
  | { signed_in: true; menu?: Menu; screen?: never; screen_in_path?: never; confirmed?: true; own?: OwnedObject }
  | {
      screen: ManagementScreen
      screen_in_path?: never
      menu?: never
      signed_in?: never
      confirmed?: never
      own?: never
    }
  | { screen_in_path: true; screen?: never; menu?: never; signed_in?: never; confirmed?: never; own?: never }

/** What belongs to one person alone, or to those who were let in. */
export type OwnedObject =
  | 'session'
  | 'identity'
  | 'export'
  | 'upload'
  | 'file'
  | 'submission'
  | 'installation'
  | 'app_submission'
  | 'project'
  | 'collection_folder'
  | 'feedback'
  | 'proposal'

export type Roles = readonly { role_id: number }[]

export function roleType(roles: Roles): 'management' | 'common' {
  return roles.some(({ role_id }) => role_id === staffRole) ? 'management' : 'common'
}

/** An absent list allows: that is how visitors, and people without a list, see the public areas. */
export function hasMenu(list: readonly number[] | null | undefined, menu: Menu): boolean {
  return list == null || list.includes(menus[menu])
}
