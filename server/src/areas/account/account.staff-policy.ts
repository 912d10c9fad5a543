import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** Granting rights needs the role screen: otherwise staff with the user screen could grant themselves everything. */
export function mayGrant(viewer: Viewer): boolean {
  return refusal({ screen: 'roles' }, viewer) === null
}

/** A changed address of an administrator's account would allow its takeover. */
export function mayChange(viewer: Viewer, { is_administrator }: { is_administrator: boolean }): boolean {
  return !is_administrator || mayGrant(viewer)
}

/** Staff cannot disable themselves: a colleague has to. */
export function mayDisable(viewer: Viewer, person: { user_id: number; is_administrator: boolean }): boolean {
  return viewer.user_id !== person.user_id && mayChange(viewer, person)
}
