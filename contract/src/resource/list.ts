import { z } from 'zod'
import { environmentChoices } from '../environment.ts'
import { fits, itemFigures, itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, jsonText, listQuery, page, whole } from '../kit.ts'
import { kitSize } from '../limits.ts'
import { kitSlug } from '../project/kit-slug.ts'
import { allTrials } from '../resource-types.ts'

export const environmentNeeds = z.object({
  product_version: z.array(z.string()).nullable(),
  system: z.array(z.string()).nullable(),
  database: z.array(z.string()).nullable(),
  processor: z.array(z.string()).nullable(),
  middleware: z.array(z.string()).nullable(),
})

/** The viewer's environment: every part is optional. */
export const environment = z.object({
  product_version: z.enum(environmentChoices.product_version).optional(),
  system: z.enum(environmentChoices.system).optional(),
  database: z.enum(environmentChoices.database).optional(),
  processor: z.enum(environmentChoices.processor).optional(),
  middleware: z.enum(environmentChoices.middleware).optional(),
})

export const resourceSummary = itemSummary.omit({ item_id: true }).extend({
  resource_id: id,
  resource_type: resourceType,
  fits,
  needs: environmentNeeds,
  /** Steps, fields, pages, widgets: how large it is, in what its type counts by. */
  size: z.number().int().nonnegative(),
  owner_name: z.string().nullable(),
  ...itemFigures.shape,
})

/** How large something is, in three steps: up to 10, 11 to 20, more. */
export const resourceSizes = ['small', 'medium', 'large'] as const
export const resourceSources = ['official', 'member'] as const

/** How it can be tried before it is taken. */
export const resourceTrial = z.enum(allTrials)

const several = <Value extends z.ZodType>(value: Value) => z.array(value).max(40).optional()

/** Within one list of values any will do; every list that is given must be met. */
const resourceSearch = z.object({
  resource_type: resourceType.optional(),
  keyword: z.string().trim().max(60).optional(),
  scene_ids: several(id),
  industry_ids: several(id),
  tag_ids: several(id),
  versions: several(z.enum(environmentChoices.product_version)),
  sizes: several(z.enum(resourceSizes)),
  sources: several(z.enum(resourceSources)),
  kits: several(kitSlug),
  trials: several(resourceTrial),
  owner_id: id.optional(),
  /** Only what is known to work on this. */
  environment: environment.optional(),
})

const orders = ['quality', 'published_at', 'download_count', 'rating'] as const

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'Published resources by type, words, facets and environment; the most useful first unless asked otherwise',
  query: listQuery(resourceSearch, orders),
  data: page(resourceSummary),
})

const counted = <Key extends z.ZodRawShape>(key: Key) =>
  z.array(z.object({ ...key, total: z.number().int().nonnegative() }))

export const readResourceFacets = endpoint({
  method: 'GET',
  path: '/api/resources/facets',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'How many resources each further choice would leave, by facet',
  query: z.object({ search: listQuery(resourceSearch, orders).shape.search }),
  data: z.object({
    scenes: counted({ scene_id: id, name: z.string() }),
    industries: counted({ industry_id: id, name: z.string() }),
    versions: counted({ version: z.string() }),
    sizes: counted({ size: z.enum(resourceSizes) }),
    sources: counted({ source: z.enum(resourceSources) }),
    /** Published ones, in the order of their editors. */
    kits: counted({ slug: kitSlug, title: z.string() }),
    /** Of a type that was asked for only its own. */
    trials: counted({ trial: resourceTrial }),
  }),
})

export const listResourceTypes = endpoint({
  method: 'GET',
  path: '/api/resources/types',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'The seven resource types with how many published resources each has',
  data: z.object({
    list: z.array(z.object({ resource_type: resourceType, total: z.number().int().nonnegative() })),
    total: z.number().int().nonnegative(),
  }),
})

export const listLeadingResources = endpoint({
  method: 'GET',
  path: '/api/resources/leading',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'Of each resource type that has any the most useful one, in the order of the types',
  data: whole(resourceSummary),
})

export const listChosenResources = endpoint({
  method: 'GET',
  path: '/api/resources/chosen',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'Cards of resources by their ids, in this order, without those that were withdrawn',
  query: z.object({ resource_ids: jsonText(z.array(id).min(1).max(kitSize.most)) }),
  data: whole(resourceSummary),
})

/** Chunks are ranges of ids: each is read from the primary key alone, however many resources there are. */
export const listResourceAddresses = endpoint({
  method: 'GET',
  path: '/api/resources/addresses',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'Published resources within a range of ids, for site maps; `last_id` says where the ranges end',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: z.object({
    list: z.array(z.object({ resource_id: id, resource_type: resourceType, updated_at: instant })),
    last_id: z.number().int().nonnegative(),
  }),
})
