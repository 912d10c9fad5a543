import { productVersions } from '@atrium/contract/environment'
import { resourceTypes } from '@atrium/contract/resource-types'
import { searchKinds, searchOrders, searchPeriods } from '@atrium/contract/search/choices'
import { valueFacet } from '../../platform/address/facets.ts'

/** What the address asks for: `?q=合同&kind=resource&type=flow&version=10.1&updated=month`. Unknown values choose nothing. */
export function readSearchInput({ searchParams }: URL) {
  const one = <const Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === searchParams.get(name))

  return {
    q: searchParams.get('q')?.trim().slice(0, 200) ?? '',
    kind: one('kind', searchKinds),
    resource_types: valueFacet('type', resourceTypes)(searchParams),
    versions: valueFacet('version', productVersions)(searchParams),
    updated: one('updated', searchPeriods),
    order: one('order', searchOrders) ?? 'relevance',
  }
}
export const searchParameters = ['q', 'kind', 'type', 'version', 'updated', 'order', 'page']

export type SearchInput = ReturnType<typeof readSearchInput>

/** What stands beside the list, by its name in the address. */
export const filterNames: readonly string[] = ['type', 'version', 'updated']

/** How many boxes are ticked. */
export function countFilters({ resource_types, versions, updated }: SearchInput): number {
  return resource_types.length + versions.length + (updated ? 1 : 0)
}

export function searchAddress(q: string): string {
  return `/search?${new URLSearchParams({ q })}`
}
