import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** What a role or a person opens, and which of these pages are only looked at. */
export type Rights = Pick<Viewer, 'menus' | 'view_only'>

export const noRights: Rights = { menus: null, view_only: [] }

export const pagesOf = ({ menus }: Pick<Rights, 'menus'>) => (menus ?? []).filter((page) => page >= 1000)

const changedBy = (rights: Rights) => pagesOf(rights).filter((page) => !rights.view_only.includes(page))

/** Nobody gives more than they hold: a page they cannot open, or the change of one that they only look at. */
export function refuseBeyondOwn(viewer: Viewer, before: Rights, after: Rights): void {
  const seen = pagesOf(after).filter((page) => !pagesOf(before).includes(page))
  const changed = changedBy(after).filter((page) => !changedBy(before).includes(page))
  const holds = seen.every((page) => pagesOf(viewer).includes(page))
  if (!holds || !changed.every((page) => changedBy(viewer).includes(page))) throw new Failure('beyond_own_rights')
}
