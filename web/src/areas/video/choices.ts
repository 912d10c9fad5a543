import { facetParameters, idFacet, readFacets, readKeyword, valueFacet } from '../../platform/address/facets.ts'

/** Facets by the word that stands in the address, each as often as values are chosen: `?category=3&length=short`. */
export const facets = ['category', 'series', 'length', 'audience'] as const
export type VideoFilterName = (typeof facets)[number]

const facetReaders = {
  video_category_ids: idFacet('category'),
  video_series_ids: idFacet('series'),
  lengths: valueFacet('length', ['short', 'medium', 'long']),
  audiences: valueFacet('audience', ['user', 'flow_administrator', 'system_administrator']),
}

export const choiceParameters = [...facetParameters(facetReaders), 'q']

/** The filters in the address, as the endpoint takes them. */
export function choicesIn({ searchParams }: URL) {
  return { ...readFacets(searchParams, facetReaders), ...readKeyword(searchParams) }
}
