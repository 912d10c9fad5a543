import { z } from 'zod'
import { rating, ratingView, reported } from '../item/rating.ts'
import { endpoint, id, instant, listQuery, nothing, page } from '../kit.ts'
import { environment } from './list.ts'
import { semanticVersion } from './package.ts'
import { one } from './resource.ts'

export const listRatings = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/ratings',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'What people who took it say, newest first; stars without words are only counted',
  params: one,
  query: listQuery(z.object({}), ['created_at']),
  data: page(rating),
})

export const rateResource = endpoint({
  method: 'PUT',
  path: '/api/resources/{resource_id}/rating',
  access: { signed_in: true, menu: 'resource' },
  summary: 'Rate what one has downloaded; rating again replaces what one said before',
  params: one,
  body: ratingView,
  data: nothing,
})

export const removeResourceRating = endpoint({
  method: 'DELETE',
  path: '/api/resources/{resource_id}/rating',
  access: { signed_in: true, menu: 'resource' },
  summary: 'Take back my rating of a resource',
  params: one,
  data: nothing,
})

export const answerRating = endpoint({
  method: 'PUT',
  path: '/api/ratings/{rating_id}/answer',
  access: { signed_in: true },
  summary: 'The author of a resource, or whoever publishes an app, answers what somebody said',
  params: z.object({ rating_id: id }),
  body: z.object({ text: z.string().trim().min(1).max(2_000) }),
  data: nothing,
})

export const readMyResource = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/mine',
  access: { signed_in: true, menu: 'resource' },
  summary: 'What is between me and a resource: collected, downloaded, rated',
  params: one,
  data: z.object({
    collected: z.boolean(),
    /** Of everybody, read together with mine: the figure of the page may be older. */
    collect_count: z.number().int(),
    /** The one I took last, and when. */
    downloaded_version: semanticVersion.nullable(),
    downloaded_at: instant.nullable(),
    rating: ratingView.nullable(),
    /** Whether I published it: then I answer its ratings. */
    is_owner: z.boolean(),
  }),
})

export const collectResource = endpoint({
  method: 'PUT',
  path: '/api/resources/{resource_id}/collection',
  access: { signed_in: true, menu: 'resource' },
  summary: 'Keep a resource in my collection',
  params: one,
  data: nothing,
})

export const forgetResource = endpoint({
  method: 'DELETE',
  path: '/api/resources/{resource_id}/collection',
  access: { signed_in: true, menu: 'resource' },
  summary: 'Take a resource out of my collection',
  params: one,
  data: nothing,
})

export const reportResource = endpoint({
  method: 'POST',
  path: '/api/resources/{resource_id}/reports',
  access: { signed_in: true, menu: 'resource' },
  summary: 'Report a problem of a resource to the vendor',
  params: one,
  body: reported,
  data: nothing,
  limit: { per_minute: 5 },
})

export const readMyEnvironment = endpoint({
  method: 'GET',
  path: '/api/users/mine/environment',
  access: { signed_in: true },
  summary: 'What I run the product on',
  data: environment,
})

export const saveMyEnvironment = endpoint({
  method: 'PUT',
  path: '/api/users/mine/environment',
  access: { signed_in: true },
  summary: 'Say what I run the product on',
  body: environment,
  data: environment,
})
