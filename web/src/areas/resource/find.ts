import type { ResourceType } from '@atrium/contract/resource-types'
import { pageIn } from '../../platform/address/address.ts'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { choiceParameters, choicesIn } from './choices.ts'

export const pageSize = 9

/** The orders of the list by the word that stands in the address. */
const orders = { best: 'quality', newest: 'published_at', downloads: 'download_count', rating: 'rating' } as const
export type ResourceOrder = keyof typeof orders
export const orderNames = Object.keys(orders) as ResourceOrder[]

export const libraryParameters = [...choiceParameters, 'order', 'view', 'page']

/** One page of the library: of all types, or of one. A list that cannot be had leaves the choices standing. */
export async function findResources(caller: ApiCaller, request: Request, type: ResourceType | null) {
  const address = new URL(request.url)
  const page = pageIn(address)
  const order = orderNames.find((one) => one === address.searchParams.get('order')) ?? 'best'
  const view = address.searchParams.get('view') === 'rows' ? 'rows' : 'cards'
  const choices = choicesIn(address)
  const search = { ...(type && { resource_type: type }), ...choices }

  const [types, facets, found, kits] = await Promise.all([
    ask(caller, 'GET /api/resources/types'),
    orNull(ask(caller, 'GET /api/resources/facets', { query: { search } })),
    orNull(
      ask(caller, 'GET /api/resources', {
        query: { search, order_by: { [orders[order]]: 'desc' }, page, size: pageSize },
      }),
    ),
    orNull(ask(caller, 'GET /api/kits')),
  ])
  return {
    type,
    types,
    facets,
    choices,
    order,
    view,
    page,
    kits: (kits?.list ?? []).filter(({ resource_types }) => type === null || resource_types.includes(type)),
    found: found && { ...found, ...(await orLike(found)) },
  }

  /** Where nothing was found: what there is without the filters, and what waits for the same words among all types. */
  async function orLike({ total }: { total: number }) {
    if (total > 0) return {}
    const { keyword } = choices
    const read = (search: { resource_type?: ResourceType; keyword?: string }) =>
      orNull(ask(caller, 'GET /api/resources', { query: { search, order_by: { quality: 'desc' }, size: 3 } }))
    const [perhaps, elsewhere] = await Promise.all([
      read(type ? { resource_type: type } : {}),
      keyword && Object.keys(search).length > 1 ? read({ keyword }) : null,
    ])
    return { perhaps: perhaps?.list ?? [], elsewhere }
  }
}

export type Library = Awaited<ReturnType<typeof findResources>>
export type ResourceRowData = NonNullable<Library['found']>['list'][number]
