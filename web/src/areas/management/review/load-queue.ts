import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { type SettledCall, settleCall } from '../../../page/account/settle-call.ts'
import { pageIn } from '../../../platform/address/address.ts'
import type { ListSelection } from '../list/list-address.ts'
import type { Queue, QueueState } from './reviewed.ts'

export const queueSize = 50
const states: readonly string[] = ['in_review', 'changes_asked', 'published']
const kinds = ['resource', 'article', 'app'] as const
const columns = ['submitted_at', 'type', 'author_name'] as const

export interface LoadedQueue {
  state: QueueState
  /** A kind of submission, or a type of resources. */
  kind: string
  keyword: string
  author: string
  waited: string
  /** As the address writes it: `-submitted_at` is the latest first. */
  order: string
  page: number
  /** What was asked, for an export of the same rows. */
  call: 'GET /api/management/reviews' | 'GET /api/management/app-reviews'
  chosen: ListSelection
  search: Record<string, unknown>
  any_of: undefined
  where: undefined
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
    const kind = screen === 'review' ? (searchParams.get('kind') ?? '') : ''
    const keyword = searchParams.get('keyword')?.trim().slice(0, 60) ?? ''
    const [author, waited] = [wholeIn(searchParams.get('author')), wholeIn(searchParams.get('waited'))]
    const { column, way } = orderIn(searchParams.get('order'), state)
    const page = pageIn(address)

    const chosen: ListSelection = {
      page,
      size: queueSize,
      after: null,
      keyword,
      orders: [{ column, way }],
      filters: {},
      conditions: [],
    }
    const search = searchFor({ state, kind, keyword, author, waited })
    const order_by = { [column]: way }
    const query = { page, size: queueSize, order_by, search }
    const loaded = {
      state,
      kind,
      keyword,
      author,
      waited,
      page,
      order: way === 'desc' ? `-${column}` : column,
      chosen,
      search: { ...search },
      any_of: undefined,
      where: undefined,
      order_by,
    }
    return screen === 'review'
      ? { ...loaded, call: 'GET /api/management/reviews', answer: settleCall('GET /api/management/reviews', { query }) }
      : {
          ...loaded,
          call: 'GET /api/management/app-reviews',
          answer: settleCall('GET /api/management/app-reviews', { query }),
        }
  }
}

interface QueueSearch {
  state: QueueState
  kind?: (typeof kinds)[number]
  resource_type?: ResourceType
  keyword?: string
  author_id?: number
  waited_hours?: number
}

function searchFor(chosen: Pick<LoadedQueue, 'state' | 'kind' | 'keyword' | 'author' | 'waited'>): QueueSearch {
  const { state, keyword, author, waited } = chosen
  const kind = kinds.find((known) => known === chosen.kind)
  const type = resourceTypes.find((known) => known === chosen.kind)
  return {
    state,
    ...(kind && { kind }),
    ...(type && { resource_type: type }),
    ...(keyword && { keyword }),
    ...(author && { author_id: Number(author) }),
    ...(waited && { waited_hours: Number(waited) }),
  }
}

/** Anything else in the address is left out. */
function wholeIn(text: string | null): string {
  return /^[1-9]\d{0,12}$/.test(text ?? '') ? (text as string) : ''
}

function orderIn(order: string | null, state: QueueState) {
  const column = columns.find((one) => order === one || order === `-${one}`)
  if (column) return { column, way: order?.startsWith('-') ? ('desc' as const) : ('asc' as const) }
  return { column: 'submitted_at' as const, way: state === 'in_review' ? ('asc' as const) : ('desc' as const) }
}
