import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { pagesOf, type Rights } from './account.rights.ts'

/** Granting rights needs the role screen: otherwise staff with the user screen could grant themselves everything. */
export function mayGrant(viewer: Viewer): boolean {
  return refusal({ screen: 'roles' }, viewer, { writes: true }) === null
}

/** A changed address of an account with management pages would allow its takeover, and with it pages beyond one's own. */
export function mayChange(viewer: Viewer, person: Pick<Rights, 'menus'>): boolean {
  const pages = pagesOf(person)
  return pages.length === 0 || (mayGrant(viewer) && pages.every((page) => pagesOf(viewer).includes(page)))
}

/** Staff cannot disable themselves: a colleague has to. */
export function mayDisable(viewer: Viewer, person: { user_id: number } & Pick<Rights, 'menus'>): boolean {
  return viewer.user_id !== person.user_id && mayChange(viewer, person)
}
