import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countFacets } from '../item/find/find.ts'
import { namesOfFilters } from './case.filters.ts'
import { type CaseSearch, chosenFacets } from './case.terms.ts'

/** Every industry and demand with how many cases it would leave: of one row as if nothing were chosen in it. */
export async function readCaseFacets(db: Db, viewer: Viewer, { search = {} }: { search?: CaseSearch | undefined }) {
  const { industries, demands } = await namesOfFilters(db, viewer)
  const total = await countFacets(
    db,
    { kind: 'case' },
    {
      words: [],
      chosen: chosenFacets(search),
      values: {
        industry: industries.map(({ industry_id }) => industry_id),
        demand: demands.map(({ demand_id }) => demand_id),
      },
    },
  )

  return {
    industries: industries.map((one) => ({ ...one, total: total('industry', one.industry_id) })),
    demands: demands.map((one) => ({ ...one, total: total('demand', one.demand_id) })),
  }
}
