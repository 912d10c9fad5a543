import type { ResourceType } from '@atrium/contract/resource-types'
import { pageIn } from '../../platform/address.ts'
import { ask, type Caller } from '../../platform/ask.ts'

export const pageSize = 12

/** The orders of the list by the word that stands in the address. */
const orders = { newest: 'published_at', downloads: 'download_count', rating: 'rating' } as const
export type Order = keyof typeof orders
export const orderNames = Object.keys(orders) as Order[]

/** One page of the library: of all types, or of one. */
export async function findResources(caller: Caller, request: Request, type: ResourceType | null) {
  const address = new URL(request.url)
  const page = pageIn(address)
  const order = orderNames.find((one) => one === address.searchParams.get('order')) ?? 'newest'

  const [types, found] = await Promise.all([
    ask(caller, 'GET /api/resources/types'),
    ask(caller, 'GET /api/resources', {
      query: {
        search: type ? { resource_type: type } : {},
        order_by: { [orders[order]]: 'desc' },
        page,
        size: pageSize,
      },
    }),
  ])
  return { type, types, order, page, ...found }
}

export type Found = Awaited<ReturnType<typeof findResources>>
