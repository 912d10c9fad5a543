import { hasMenu, roleType } from '@atrium/contract/access'
import type { Login } from '../../platform/session/session.ts'

const uploads = { name: 'uploads', to: '/person-center' } as const
const collection = { name: 'collection', to: '/person-center/person-collection' } as const
const downloads = { name: 'downloads', to: '/person-center/person-load' } as const
const account = { name: 'account', to: '/person-center/person-info' } as const
/** Opens the feedback modal instead of leading somewhere. */
const feedback = { name: 'feedback', to: null } as const
const management = { name: 'management', to: '/management' } as const
const demo = { name: 'demo', to: '/demo' } as const

export type PopoverAction =
  | typeof uploads
  | typeof collection
  | typeof downloads
  | typeof account
  | typeof feedback
  | typeof management
  | typeof demo

/** Three actions, then up to four; quit login stands alone below them. What the person cannot open is not offered. */
export function popoverRows({ roles, menus }: Pick<Login, 'roles' | 'menus'>, production: boolean): PopoverAction[][] {
  const isTheirs = hasMenu(menus, 'person_center')
  const first = isTheirs ? [uploads, collection, downloads] : []
  const second: PopoverAction[] = isTheirs ? [account] : []
  if (hasMenu(menus, 'feedback')) second.push(feedback)
  if (roleType(roles) === 'management' && hasMenu(menus, 'management')) second.push(management)
  if (!production) second.push(demo)
  return [first, second].filter((row) => row.length > 0)
}
