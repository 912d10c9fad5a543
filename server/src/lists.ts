import type { ManagementScreen } from '@atrium/contract/management'
import { searchesInVainList } from './areas/report/report.searches-in-vain-list.ts'
import type { List } from './platform/list/list.ts'

/** What each management screen lists, a line for each: what its export writes. Areas do not know each other; this does. */
export const lists: Partial<Record<ManagementScreen, List>> = {
  reports: searchesInVainList,
}
