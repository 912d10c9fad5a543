import { ask } from '../../platform/api/ask.ts'
import { byFetch, quietCaller } from '../../platform/api/browser-caller.ts'
import type { SearchHitData } from './find.ts'

/** Where a hit stands: in which search, and in which place, from 1. */
export interface HitPosition {
  search_id: string | null
  place: number
}

/** Which of the results was opened. Nobody waits for it, and nobody hears of it when it fails. */
export function noteClick({ kind, item_id }: SearchHitData, { search_id, place }: HitPosition) {
  if (search_id === null) return
  // The page may be left already.
  const caller = quietCaller(byFetch({ keepalive: true }))
  ask(caller, 'POST /api/search/{search_id}/clicks', {
    params: { search_id },
    body: { kind, item_id, place },
  }).catch(() => {})
}
