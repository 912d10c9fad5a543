import type { Portal } from '../portal.ts'

interface Sample {
  params?: Record<string, string | number>
  payload?: object
}

/** For each change staff can make: what must be there, and a call that is taken. */
export type Changes = Record<string, (portal: Portal) => Promise<Sample>>
