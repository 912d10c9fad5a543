import { environmentParts } from '@atrium/contract/environment'
import type * as contract from '@atrium/contract/resource/list'
import type { z } from 'zod'
import { anyOf, choicesOfKeyword, type TermChoice } from '../../item/index/index.terms.ts'
import { facetOfPart } from './list.terms.ts'

export type ResourceSearch = NonNullable<z.output<typeof contract.listResources.query>['search']>

/** What the boxes beside a list are about. */
export type ResourceFacetName = 'scene' | 'industry' | 'version' | 'size' | 'source' | 'kit' | 'trial'

/** The filters besides the type; null when nothing can match. */
export function choicesOf(search: ResourceSearch): TermChoice[] | null {
  const words = wordsOf(search)
  return words && [...words, ...Object.values(chosenFacets(search)).flat()]
}

/** All but what is chosen in the boxes; null when nothing can match. */
export function wordsOf(search: ResourceSearch): TermChoice[] | null {
  const words = search.keyword ? choicesOfKeyword(search.keyword) : []
  const owners = search.owner_id === undefined ? [] : [search.owner_id]
  return words && [...words, ...anyOf('tag', search.tag_ids), ...anyOf('owner', owners), ...whatFits(search)]
}

/** What is chosen in the boxes. */
export function chosenFacets(search: ResourceSearch): Record<ResourceFacetName, TermChoice[]> {
  return {
    scene: anyOf('scene', search.scene_ids),
    industry: anyOf('industry', search.industry_ids),
    version: anyOf('version', search.versions),
    size: anyOf('size', search.sizes),
    source: anyOf('source', search.sources),
    kit: anyOf('kit', search.kits),
    trial: anyOf('trial', search.trials),
  }
}

/** Every part that was said must be among those it is known to work on. */
function whatFits({ environment = {} }: ResourceSearch): TermChoice[] {
  return environmentParts.flatMap((part) => {
    const value = environment[part]
    return value === undefined ? [] : anyOf(facetOfPart(part), [value])
  })
}
