import { type Told, tell } from '../../../page/account/tell.ts'
import { pageIn } from '../../../platform/address.ts'
import type { Queue, QueueState } from './reviewed.ts'

export const queueSize = 50
const states: readonly string[] = ['in_review', 'changes_asked', 'published']
const kinds = ['resource', 'article', 'app'] as const

export interface LoadedQueue {
  state: QueueState
  kind: string
  page: number
  answer: Promise<Told<Queue>>
}

/** What waits longest first; what was decided, the latest first. */
export function loadQueue(screen: 'review' | 'app_review') {
  return ({ request }: { request: Request }): LoadedQueue => {
    const address = new URL(request.url)
    const asked = address.searchParams.get('state') ?? ''
    const state = (states.includes(asked) ? asked : 'in_review') as QueueState
    const kind = address.searchParams.get('kind') ?? ''
    const page = pageIn(address)
    const way = state === 'in_review' ? 'asc' : 'desc'
    const query = { page, size: queueSize, order_by: { submitted_at: way } as const }
    const one = kinds.find((known) => known === kind)
    const answer =
      screen === 'review'
        ? tell('GET /api/management/reviews', { query: { ...query, search: { state, ...(one && { kind: one }) } } })
        : tell('GET /api/management/app-reviews', { query: { ...query, search: { state } } })
    return { state, kind, page, answer }
  }
}
