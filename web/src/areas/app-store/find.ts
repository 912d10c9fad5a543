import { appPrices, appSources } from '@atrium/contract/app/choices'
import type { Answer } from '@atrium/contract/calls'
import { productVersions } from '@atrium/contract/environment'
import { pageIn } from '../../platform/address/address.ts'
import { facetParameters, idFacet, readFacets, readKeyword, valueFacet } from '../../platform/address/facets.ts'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'

export const pageSize = 8

/** The orders of the list by the word that stands in the address. */
const orders = { best: 'quality', installed: 'download_count', newest: 'published_at' } as const
export const orderNames = Object.keys(orders) as (keyof typeof orders)[]

/** Facets by the word that stands in the address, each as often as values are chosen: `?category=3&category=5`. */
export const facetNames = ['category', 'price', 'source'] as const

export type ListedApp = Answer<'GET /api/apps'>['list'][number]
export type AppStorePage = Awaited<ReturnType<typeof findApps>>

/** One page of the store. A list that cannot be had leaves the choices standing. */
export async function findApps(caller: ApiCaller, request: Request) {
  const address = new URL(request.url)
  const page = pageIn(address)
  const order = orderNames.find((one) => one === address.searchParams.get('order')) ?? 'best'
  const search = searchIn(address.searchParams)
  const isPlain = page === 1 && Object.keys(search).length === 0

  const [facets, featured, found, all] = await Promise.all([
    orNull(ask(caller, 'GET /api/apps/facets', { query: { search } })),
    isPlain ? orNull(ask(caller, 'GET /api/apps/featured')) : null,
    orNull(
      ask(caller, 'GET /api/apps', { query: { search, order_by: { [orders[order]]: 'desc' }, page, size: pageSize } }),
    ),
    orNull(ask(caller, 'GET /api/apps', { query: { size: 1 } })),
  ])
  return { search, order, page, facets, featured, found, total: all?.total ?? null }
}

const facetReaders = {
  app_category_ids: idFacet('category'),
  prices: valueFacet('price', appPrices),
  sources: valueFacet('source', appSources),
}

export const appListParameters = [...facetParameters(facetReaders), 'product_version', 'q', 'order', 'page']

/** The filters in the address, as the endpoint takes them. */
function searchIn(fields: URLSearchParams) {
  const product_version = productVersions.find((version) => version === fields.get('product_version'))
  return {
    ...readFacets(fields, facetReaders),
    ...readKeyword(fields),
    ...(product_version && { product_version }),
  }
}
