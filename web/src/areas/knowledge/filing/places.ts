import type { Answer } from '@atrium/contract/calls'
import { useQuery } from '../../../platform/api/use-query.ts'

type ArticlePlace = Answer<'GET /api/knowledges/places'>['list'][number]

/** Where an article can stand; empty until the answer is there. */
export function usePlaces(): ArticlePlace[] {
  return useQuery('GET /api/knowledges/places', {}, { showsFailure: true }).data?.list ?? []
}
