import type { ManagementScreen } from '../management.ts'

/* Imports nothing but types: the command palette uses it. */

/** What staff can find by name, in the order in which it is shown, and the screen that opens it. */
export const recordKinds = {
  resource: 'resources',
  article: 'articles',
  case: 'cases',
  video: 'videos',
  app: 'apps',
  release: 'releases',
  user: 'users',
  feedback: 'feedback',
  project: 'projects',
  tag: 'tags',
} as const satisfies Record<string, ManagementScreen>
export type RecordKind = keyof typeof recordKinds

/** Of each kind, unless one is asked for alone. */
export const recordsPerKind = 5
export const recordsOfOneKind = 20
