import { z } from 'zod'
import { itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, stretch, stretchQuery, whole } from '../kit.ts'
import { one } from './resource.ts'

const taken = itemSummary.pick({ title: true, cover: true, cover_seed: true }).extend({
  resource_id: id,
  resource_type: resourceType,
  /** The one I took. */
  version: z.string(),
  downloaded_at: instant,
  /** Of that version. */
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  /** A path of the portal; null where the whole resource was taken back. */
  address: z.string().nullable(),
  /** The newest people are given, where it is another one that I have not taken. */
  newer_version: z.string().nullable(),
  /** What to take instead, where its author or a reviewer named something. */
  replaced_by: z.object({ title: z.string(), address: z.string() }).nullable(),
  /** Whether the same version may still be had. */
  is_given_out: z.boolean(),
})

export const listMyDownloads = endpoint({
  method: 'GET',
  path: '/api/users/mine/downloads',
  access: { signed_in: true, menu: 'person_center' },
  summary: 'What I downloaded, each version once, the last first; downloading again is the same call as the first time',
  query: stretchQuery(z.object({ keyword: z.string().trim().max(60).optional() })),
  data: stretch(taken),
})

const count = z.number().int().nonnegative()

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/statistics',
  access: { signed_in: true },
  summary: 'For the author of a resource: what became of each of its versions, newest first',
  params: one,
  data: whole(
    z.object({
      version: z.string(),
      state: z.enum(['published', 'deprecated', 'withdrawn']),
      published_at: instant,
      download_count: count,
      /** Companies of signed-in people who took it. */
      company_count: count,
      /** Ratings by people who had this version last; null where there are none. */
      rating: z.number().min(1).max(5).nullable(),
      rating_count: count,
    }),
  ),
})
