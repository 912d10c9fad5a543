import { type SettledCall, settleCall } from '../../../page/account/settle-call.ts'
import { pageIn } from '../../../platform/address/address.ts'
import type { Queue, QueueState } from './reviewed.ts'

export const queueSize = 50
const states: readonly string[] = ['in_review', 'changes_asked', 'published']
const kinds = ['resource', 'article', 'app'] as const

export interface LoadedQueue {
  state: QueueState
  kind: string
  keyword: string
  /** By when it was handed in. */
  way: 'asc' | 'desc'
  page: number
  /** What was asked, for an export of the same rows. */
  call: 'GET /api/management/reviews' | 'GET /api/management/app-reviews'
  search: Record<string, unknown>
  order_by: Record<string, 'asc' | 'desc'>
  answer: Promise<SettledCall<Queue>>
}

/** What waits longest first; what was decided, the latest first, unless the address asks otherwise: `order=-submitted_at`. */
export function loadQueue(screen: 'review' | 'app_review') {
  return ({ request }: { request: Request }): LoadedQueue => {
    const address = new URL(request.url)
    const { searchParams } = address
    const asked = searchParams.get('state') ?? ''
    const state = (states.includes(asked) ? asked : 'in_review') as QueueState
    const kind = searchParams.get('kind') ?? ''
    const keyword = searchParams.get('keyword')?.trim().slice(0, 60) ?? ''
    const way = wayIn(searchParams.get('order'), state)
    const page = pageIn(address)

    const one = screen === 'review' ? kinds.find((known) => known === kind) : undefined
    const search = { state, ...(one && { kind: one }), ...(keyword && { keyword }) }
    const order_by = { submitted_at: way }
    const query = { page, size: queueSize, order_by, search }
    const loaded = { state, kind, keyword, way, page, search, order_by }
    return screen === 'review'
      ? { ...loaded, call: 'GET /api/management/reviews', answer: settleCall('GET /api/management/reviews', { query }) }
      : {
          ...loaded,
          call: 'GET /api/management/app-reviews',
          answer: settleCall('GET /api/management/app-reviews', { query }),
        }
  }
}

function wayIn(order: string | null, state: QueueState): 'asc' | 'desc' {
  if (order === 'submitted_at') return 'asc'
  if (order === '-submitted_at') return 'desc'
  return state === 'in_review' ? 'asc' : 'desc'
}
