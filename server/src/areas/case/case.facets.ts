import type { Viewer } from '../../platform/http/viewer.ts'
import { countTerms, type ItemDeps, readTermStatistics } from '../item/find/find.count.ts'
import { choicesOfKind } from '../item/find/find.ts'
import { namesOfFilters } from './case.filters.ts'
import { type CaseFacetName, type CaseSearch, choicesOf } from './case.terms.ts'

const filter = { kind: 'case' } as const

/** Every industry and demand with how many cases it would leave: of one row as if nothing were chosen in it. */
export async function readCaseFacets(
  { db, cache }: ItemDeps,
  viewer: Viewer,
  { search = {} }: { search?: CaseSearch | undefined },
) {
  const { industries, demands } = await namesOfFilters(db, viewer)
  const known = await readTermStatistics(db, filter, [...choicesOfKind(filter), ...choicesOf(search)].flat())
  const count = (facet: CaseFacetName, values: number[]) =>
    countTerms(
      { db, cache },
      [...choicesOfKind(filter), ...choicesOf(search, facet)],
      values.map((value) => `${facet}:${value}`),
      known,
    )
  const [ofIndustry, ofDemand] = await Promise.all([
    count(
      'industry',
      industries.map(({ industry_id }) => industry_id),
    ),
    count(
      'demand',
      demands.map(({ demand_id }) => demand_id),
    ),
  ])

  return {
    industries: industries.map((one) => ({ ...one, total: ofIndustry.get(`industry:${one.industry_id}`) ?? 0 })),
    demands: demands.map((one) => ({ ...one, total: ofDemand.get(`demand:${one.demand_id}`) ?? 0 })),
  }
}
