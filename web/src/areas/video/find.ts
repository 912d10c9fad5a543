import { pageIn } from '../../platform/address/address.ts'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { choiceParameters, choicesIn } from './choices.ts'

export const pageSize = 9

/** By the word that stands in the address. What somebody has begun is known to their browser alone. */
export const orderNames = ['newest', 'plays', 'continue'] as const

export const videoListParameters = [...choiceParameters, 'order', 'page']

/** One page of the videos. A list that cannot be had leaves the choices standing. */
export async function findVideos(caller: ApiCaller, request: Request) {
  const address = new URL(request.url)
  const page = pageIn(address)
  const order = orderNames.find((one) => one === address.searchParams.get('order')) ?? 'newest'
  const search = choicesIn(address)
  const order_by = { [order === 'plays' ? 'view_count' : 'published_at']: 'desc' as const }

  const [facets, found] = await Promise.all([
    orNull(ask(caller, 'GET /api/videos/facets', { query: { search } })),
    orNull(ask(caller, 'GET /api/videos', { query: { search, order_by, page, size: pageSize } })),
  ])
  return { page, order, choices: search, facets, found }
}

export type VideoList = Awaited<ReturnType<typeof findVideos>>
export type ListedVideo = NonNullable<VideoList['found']>['list'][number]
