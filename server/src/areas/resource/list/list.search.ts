import { environmentParts } from '@atrium/contract/environment'
import type * as contract from '@atrium/contract/resource/list'
import type { z } from 'zod'
import { choicesOfKeyword, type TermChoice } from '../../item/index/index.terms.ts'
import { facetOfPart } from './list.terms.ts'

export type ResourceSearch = NonNullable<z.output<typeof contract.listResources.query>['search']>

/** What the boxes beside a list are about. */
export type ResourceFacetName = 'scene' | 'industry' | 'version' | 'size' | 'source'

/** The filters besides the type; null when nothing can match. `without` ignores one of them. */
export function choicesOf(search: ResourceSearch, without?: ResourceFacetName): TermChoice[] | null {
  const words = search.keyword ? choicesOfKeyword(search.keyword) : []
  const boxes = Object.entries(boxesOf(search)).filter(([facet]) => facet !== without)

  return words && [...words, ...boxes.flatMap(([facet, values]) => anyOf(facet, values)), ...whatFits(search)]
}

/** In which facets something is chosen: their own counts are of all that the others leave. */
export function chosenFacets(search: ResourceSearch): ResourceFacetName[] {
  const { scene, industry, version, size, source } = boxesOf(search)
  return Object.entries({ scene, industry, version, size, source }).flatMap(([facet, values = []]) =>
    values.length > 0 ? [facet as ResourceFacetName] : [],
  )
}

function boxesOf({ scene_ids, industry_ids, versions, sizes, sources, tag_ids, owner_id }: ResourceSearch) {
  return {
    scene: scene_ids,
    industry: industry_ids,
    version: versions,
    size: sizes,
    source: sources,
    tag: tag_ids,
    owner: owner_id === undefined ? [] : [owner_id],
  }
}

function anyOf(facet: string, values: readonly (string | number)[] = []): TermChoice[] {
  const [first, ...others] = new Set(values)
  return first === undefined ? [] : [[`${facet}:${first}`, ...others.map((value) => `${facet}:${value}`)]]
}

/** Every part that was said must be among those it is known to work on. */
function whatFits({ environment = {} }: ResourceSearch): TermChoice[] {
  return environmentParts.flatMap((part) => {
    const value = environment[part]
    return value === undefined ? [] : anyOf(facetOfPart(part), [value])
  })
}
