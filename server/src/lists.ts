import type { ManagementScreen } from '@atrium/contract/management'
import type { List } from './platform/list/list.ts'

/** What each management screen lists, a line for each: what its export writes. Areas do not know each other; this does. */
export const lists: Partial<Record<ManagementScreen, List>> = {}
