import { z } from 'zod'
import { itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, listQuery, page } from '../kit.ts'

const access = { menu: 'resource' } as const
const one = z.object({ user_id: id })
const count = z.number().int().nonnegative()

export const readAuthor = endpoint({
  method: 'GET',
  path: '/api/authors/{user_id}',
  access,
  cache_seconds: 1,
  summary:
    'Who published something: what they say about themselves, since when, how many, how often taken, how they are rated',
  params: one,
  data: z.object({
    user_id: id,
    name: z.string(),
    photo_url: z.string().nullable(),
    introduction: z.string(),
    /** Only where the person allows it. */
    company_name: z.string().nullable(),
    since: instant,
    resource_count: count,
    app_count: count,
    article_count: count,
    download_count: count,
    /** Of all ratings of their resources and apps; null where nobody rated any. */
    rating: z.number().nullable(),
    rating_count: count,
  }),
})

const workKind = z.enum(['resource', 'app', 'article'])

export const listAuthorWorks = endpoint({
  method: 'GET',
  path: '/api/authors/{user_id}/works',
  access,
  cache_seconds: 1,
  summary: 'What an author has published, newest first: resources, apps, and articles with a text of theirs',
  params: one,
  query: listQuery(z.object({ kind: workKind.optional() }), ['published_at']),
  data: page(
    z.object({
      item_id: id,
      kind: workKind,
      resource_type: resourceType.nullable(),
      title: z.string(),
      summary: z.string(),
      cover: itemSummary.shape.cover,
      cover_seed: z.string(),
      published_at: instant,
    }),
  ),
})

export const listAuthorAddresses = endpoint({
  method: 'GET',
  path: '/api/authors/addresses',
  access,
  cache_seconds: 1,
  summary: 'Authors within a range of account ids, for site maps; `last_id` says where the ranges end',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: z.object({ list: z.array(z.object({ user_id: id, updated_at: instant })), last_id: count }),
})
