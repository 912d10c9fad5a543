import type * as contract from '@atrium/contract/video/video'
import type { z } from 'zod'
import { choicesOfKeyword, type TermChoice } from '../item/index/index.terms.ts'

export type VideoSearch = NonNullable<z.output<typeof contract.listVideos.query>['search']>

/** What the boxes beside the list are about, by the names under which terms are kept. */
export type VideoFacetName = 'video_category' | 'video_series' | 'length' | 'audience'

/** The query as terms; null when nothing can match. `without` ignores one of the filters. */
export function choicesOf(search: VideoSearch, without?: VideoFacetName): TermChoice[] | null {
  const words = search.keyword ? choicesOfKeyword(search.keyword) : []
  const boxes = Object.entries(boxesOf(search)).filter(([facet]) => facet !== without)
  return words && [...words, ...boxes.flatMap(([facet, values]) => anyOf(facet, values))]
}

/** In which facets something is chosen: their own counts are of all that the others leave. */
export function chosenFacets(search: VideoSearch): VideoFacetName[] {
  return Object.entries(boxesOf(search)).flatMap(([facet, values]) =>
    values.length > 0 ? [facet as VideoFacetName] : [],
  )
}

function boxesOf(search: VideoSearch): Record<VideoFacetName, readonly (string | number)[]> {
  const { video_category_id, video_category_ids = [], video_series_ids = [], lengths = [], audiences = [] } = search
  return {
    video_category: [...video_category_ids, ...(video_category_id === undefined ? [] : [video_category_id])],
    video_series: video_series_ids,
    length: lengths,
    audience: audiences,
  }
}

function anyOf(facet: string, values: readonly (string | number)[]): TermChoice[] {
  const [first, ...others] = new Set(values)
  return first === undefined ? [] : [[`${facet}:${first}`, ...others.map((value) => `${facet}:${value}`)]]
}
