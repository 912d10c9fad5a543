import { type Roles, roleType } from '@atrium/contract/access'

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

/** Three actions, then up to four; quit login stands alone below them. */
export function popoverRows(roles: Roles, production: boolean): PopoverAction[][] {
  const second: PopoverAction[] = [account, feedback]
  if (roleType(roles) === 'management') second.push(management)
  if (!production) second.push(demo)
  return [[uploads, collection, downloads], second]
}
