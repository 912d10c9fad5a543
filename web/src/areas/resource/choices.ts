import { type Environment, environmentChoices, environmentParts, productVersions } from '@atrium/contract/environment'
import { allTrials } from '@atrium/contract/resource-types'
import {
  facetParameters,
  idFacet,
  nameFacet,
  readFacets,
  readKeyword,
  valueFacet,
} from '../../platform/address/facets.ts'

/** Facets by the word that stands in the address, each as often as values are chosen: `?scene=3&scene=5`. */
export const facets = ['kit', 'scene', 'trial', 'industry', 'version', 'size', 'source'] as const
export type ResourceFilterName = (typeof facets)[number]

const facetReaders = {
  kits: nameFacet('kit'),
  scene_ids: idFacet('scene'),
  industry_ids: idFacet('industry'),
  tag_ids: idFacet('tag'),
  versions: valueFacet('version', productVersions),
  sizes: valueFacet('size', ['small', 'medium', 'large']),
  sources: valueFacet('source', ['official', 'member']),
  trials: valueFacet('trial', allTrials),
}

export const choiceParameters = [...facetParameters(facetReaders), ...environmentParts, 'q']

/** The filters in the address, as the endpoint takes them. */
export function choicesIn({ searchParams }: URL) {
  const environment = environmentIn(searchParams)
  return {
    ...readFacets(searchParams, facetReaders),
    ...readKeyword(searchParams),
    ...(Object.keys(environment).length > 0 && { environment }),
  }
}
export type ResourceFilters = ReturnType<typeof choicesIn>

/** The parts of an environment stand in the address by their own names, so that a list can be passed on. */
export function environmentIn(fields: URLSearchParams): Environment {
  const parts = environmentParts.map((part) => [part, fields.get(part)] as const)
  const known = parts.filter(
    ([part, value]) => value !== null && (environmentChoices[part] as readonly string[]).includes(value),
  )
  return Object.fromEntries(known) as Environment
}

/** The address without one value of one facet. */
export function without(fields: URLSearchParams, name: string, value?: string): URLSearchParams {
  const rest = new URLSearchParams(fields)
  rest.delete('page')
  if (value === undefined) rest.delete(name)
  else rest.delete(name, value)
  return rest
}
