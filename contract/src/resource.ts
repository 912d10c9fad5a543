import { z } from 'zod'
import { fits, itemFigures, itemSummary, resourceType } from './item.ts'
import { endpoint, id, instant, listQuery, page } from './kit.ts'

const resourceSummary = itemSummary.omit({ item_id: true }).extend({
  resource_id: id,
  resource_type: resourceType,
  fits,
  ...itemFigures.shape,
})

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: { menu: 'resource' },
  summary: 'Published resources, newest first',
  query: listQuery(z.object({ resource_type: resourceType.optional() }), ['published_at', 'download_count', 'rating']),
  data: page(resourceSummary),
})

export const listResourceTypes = endpoint({
  method: 'GET',
  path: '/api/resources/types',
  access: { menu: 'resource' },
  summary: 'The seven resource types with how many published resources each has',
  data: z.object({
    list: z.array(z.object({ resource_type: resourceType, total: z.number().int().nonnegative() })),
    total: z.number().int().nonnegative(),
  }),
})

/** Chunks are ranges of ids: each is read from the primary key alone, however many resources there are. */
export const listResourceAddresses = endpoint({
  method: 'GET',
  path: '/api/resources/addresses',
  access: { menu: 'resource' },
  summary: 'Published resources within a range of ids, for site maps; `last_id` says where the ranges end',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: z.object({
    list: z.array(z.object({ resource_id: id, resource_type: resourceType, updated_at: instant })),
    last_id: z.number().int().nonnegative(),
  }),
})

export const readResource = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}',
  access: { menu: 'resource' },
  summary: 'One published resource',
  params: z.object({ resource_id: id }),
  data: resourceSummary.extend({ owner_name: z.string().nullable(), updated_at: instant }),
})
