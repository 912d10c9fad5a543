import { productVersions } from '@atrium/contract/environment'
import { resourceTypes } from '@atrium/contract/resource-types'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { FacetBoxes } from '../item/item.find-best.ts'
import { choiceOfKind, type TermChoice } from '../item/item.terms.ts'
import { foundKinds, kindsSeenBy, maySee, narrowing, type SearchQuery } from './search.question.ts'

const types = resourceTypes.map((type) => `type:${type}`)
const versions = productVersions.map((version) => `version:${version}`)

/** How many each further choice would leave, of what this person may see; a chosen box is counted as if it were not. */
export function boxesOf(viewer: Viewer, query: Pick<SearchQuery, 'search' | 'order'>): FacetBoxes[] {
  const kinds = kindsSeenBy(viewer).filter((kind) => query.search.kind === undefined || query.search.kind === kind)
  // Every item has a kind: a viewer who may see all of them needs no filter.
  const ofKinds = kinds.length === foundKinds.length ? [] : [kinds.flatMap(choiceOfKind) as unknown as TermChoice]
  return [
    {
      among: [...narrowing(query, 'type'), choiceOfKind('resource')],
      facets: maySee(viewer, 'resource') ? types : [],
    },
    { among: [...narrowing(query, 'version'), ...ofKinds], facets: kinds.length > 0 ? versions : [] },
  ]
}

/** What was counted for `boxesOf`, in the order it is shown. */
export function facetsOf([byType, byVersion]: readonly ReadonlyMap<string, number>[]) {
  return {
    resource_types: resourceTypes.map((type) => ({ resource_type: type, total: byType?.get(`type:${type}`) ?? 0 })),
    versions: productVersions
      .map((version) => ({ version, total: byVersion?.get(`version:${version}`) ?? 0 }))
      .toReversed(),
  }
}
