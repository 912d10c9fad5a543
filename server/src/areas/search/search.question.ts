import { hasMenu, type Menu } from '@atrium/contract/access'
import type { SearchKind } from '@atrium/contract/search/choices'
import type * as contract from '@atrium/contract/search/search'
import type { z } from 'zod'
import type { Viewer } from '../../platform/http/viewer.ts'
import { anyOf, choiceOfKind, type TermChoices } from '../item/index/index.terms.ts'
import { secondsOfWeek } from '../item/index/index.write.ts'

export type SearchQuery = z.output<typeof contract.search.query>
export type SearchFilters = SearchQuery['search']

/** What everybody finds; own projects are found by membership, and stand apart. */
export type FoundKind = Exclude<SearchKind, 'project'>
export const foundKinds: readonly FoundKind[] = ['resource', 'article', 'case', 'video', 'app', 'release']

/** The app store has no menu: everyone may look. */
const menuOf: Record<SearchKind, Menu | null> = {
  resource: 'resource',
  article: 'knowledge',
  case: 'case',
  video: 'video',
  project: 'product',
  app: null,
  release: 'download',
}

/** Results, counts and suggestions are limited to what the viewer may open. */
export function maySee({ menus }: Pick<Viewer, 'menus'>, kind: SearchKind): boolean {
  const menu = menuOf[kind]
  return menu === null || hasMenu(menus, menu)
}

export function kindsSeenBy(viewer: Pick<Viewer, 'menus'>): FoundKind[] {
  return foundKinds.filter((kind) => maySee(viewer, kind))
}

export type SearchFacetName = 'type' | 'version'

/**
 * The chosen filters. `without` ignores one of them. Sorting by date or downloads leaves out deprecated items, as lists
 * do.
 */
export function narrowing(
  { search, order }: Pick<SearchQuery, 'search' | 'order'>,
  without?: SearchFacetName,
): TermChoices {
  const { resource_types, versions, updated } = search
  return [
    ...(order === 'relevance' ? [] : anyOf('kind', foundKinds)),
    ...(without === 'type' || !resource_types?.length
      ? []
      : [choiceOfKind('resource'), ...anyOf('type', resource_types)]),
    ...(without === 'version' ? [] : anyOf('version', versions)),
    ...(updated === undefined ? [] : anyOf('updated', weeksOf(updated))),
  ]
}

/** How much of the past each period is, in days. */
const days = { month: 30, half_year: 182 } as const

/** The week that holds the first of these days, and all after it. */
function weeksOf(period: keyof typeof days): number[] {
  const now = Math.floor(Date.now() / 1_000)
  const first = Math.floor((now - days[period] * 24 * 3_600) / secondsOfWeek)
  return Array.from({ length: Math.floor(now / secondsOfWeek) - first + 1 }, (_, at) => first + at)
}

/** Whether less than everything that holds the words is asked for. */
export function isNarrowed(query: Pick<SearchQuery, 'search' | 'order'>): boolean {
  return query.search.kind !== undefined || narrowing(query).length > 0
}
