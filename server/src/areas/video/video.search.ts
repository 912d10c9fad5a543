import type * as contract from '@atrium/contract/video/video'
import type { z } from 'zod'
import { anyOf, choicesOfKeyword, type TermChoice } from '../item/index/index.terms.ts'

export type VideoSearch = NonNullable<z.output<typeof contract.listVideos.query>['search']>

/** What the boxes beside the list are about, by the names under which terms are kept. */
export type VideoFacetName = 'video_category' | 'video_series' | 'length' | 'audience'

/** The query as terms; null when nothing can match. */
export function choicesOf(search: VideoSearch): TermChoice[] | null {
  const words = wordsOf(search)
  return words && [...words, ...Object.values(chosenFacets(search)).flat()]
}

/** All but what is chosen in the boxes; null when nothing can match. */
export function wordsOf({ keyword }: VideoSearch): TermChoice[] | null {
  return keyword ? choicesOfKeyword(keyword) : []
}

/** What is chosen in the boxes. */
export function chosenFacets(search: VideoSearch): Record<VideoFacetName, TermChoice[]> {
  const { video_category_id, video_category_ids = [] } = search
  return {
    video_category: anyOf('video_category', [
      ...video_category_ids,
      ...(video_category_id === undefined ? [] : [video_category_id]),
    ]),
    video_series: anyOf('video_series', search.video_series_ids),
    length: anyOf('length', search.lengths),
    audience: anyOf('audience', search.audiences),
  }
}
