import { z } from 'zod'
import { change } from './comparison.ts'
import { environmentChoices } from './environment.ts'
import { inside } from './inside.ts'
import { fits, itemFigures, itemSummary, resourceType } from './item.ts'
import { endpoint, id, instant, listQuery, nothing, page, whole } from './kit.ts'
import { licences, semanticVersion, sha256, signedManifest } from './package.ts'
import { problems } from './problems.ts'

const needs = z.object({
  product_version: z.array(z.string()).nullable(),
  system: z.array(z.string()).nullable(),
  database: z.array(z.string()).nullable(),
  processor: z.array(z.string()).nullable(),
  middleware: z.array(z.string()).nullable(),
})

/** What somebody runs the product on: every part may be missing. */
export const environment = z.object({
  product_version: z.enum(environmentChoices.product_version).optional(),
  system: z.enum(environmentChoices.system).optional(),
  database: z.enum(environmentChoices.database).optional(),
  processor: z.enum(environmentChoices.processor).optional(),
  middleware: z.enum(environmentChoices.middleware).optional(),
})

const resourceSummary = itemSummary.omit({ item_id: true }).extend({
  resource_id: id,
  resource_type: resourceType,
  fits,
  needs,
  /** Steps, fields, pages, widgets: how large it is, in what its type counts by. */
  size: z.number().int().nonnegative(),
  owner_name: z.string().nullable(),
  ...itemFigures.shape,
})

/** How large something is, in three steps: up to 10, 11 to 20, more. */
export const resourceSizes = ['small', 'medium', 'large'] as const
export const resourceSources = ['official', 'member'] as const

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
  owner_id: id.optional(),
  /** Only what is known to work on this. */
  environment: environment.optional(),
})

const orders = ['quality', 'published_at', 'download_count', 'rating'] as const

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  access: { menu: 'resource' },
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
  summary: 'How many resources each further choice would leave, by facet',
  query: z.object({ search: listQuery(resourceSearch, orders).shape.search }),
  data: z.object({
    scenes: counted({ scene_id: id, name: z.string() }),
    industries: counted({ industry_id: id, name: z.string() }),
    versions: counted({ version: z.string() }),
    sizes: counted({ size: z.enum(resourceSizes) }),
    sources: counted({ source: z.enum(resourceSources) }),
  }),
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

export const versionState = z.enum(['published', 'deprecated', 'withdrawn'])

const versionSummary = z.object({
  version: semanticVersion,
  state: versionState,
  /** Why it was withdrawn, or what to take instead. */
  state_reason: z.string().nullable(),
  changes: z.string(),
  published_at: instant,
})

const one = z.object({ resource_id: id })
const named = z.object({ id: id, name: z.string() })

export const readResource = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}',
  access: { menu: 'resource' },
  summary: 'One resource with its newest version: what is in it, what it needs, what people made of it',
  params: one,
  data: resourceSummary.extend({
    updated_at: instant,
    state: versionState,
    description: z.string(),
    licence: z.enum(licences),
    scene: named.nullable(),
    industries: z.array(named),
    tags: z.array(named),
    author: z.object({ user_id: id.nullable(), name: z.string().nullable(), resource_count: z.number().int() }),
    /** What took its place. */
    replaced_by: z.object({ resource_id: id, resource_type: resourceType, title: z.string() }).nullable(),
    depends_on: z.array(
      z.object({
        kind: z.enum(['resource', 'app']),
        slug: z.string(),
        range: z.string(),
        title: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    /** Companies whose people took it; members of the same company count once. */
    company_count: z.number().int().nonnegative(),
    collect_count: z.number().int().nonnegative(),
    languages: z.array(z.string()),
    rating_counts: z.array(z.number().int().nonnegative()).length(5),
    version: versionSummary.extend({
      file_name: z.string(),
      size: z.number().int(),
      sha256,
      files: z.array(z.object({ path: z.string(), about: z.string(), size: z.number().int(), sha256 })),
    }),
    inside,
  }),
})

export const listResourceVersions = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/versions',
  access: { menu: 'resource' },
  summary: 'All versions, newest first',
  params: one,
  data: whole(versionSummary),
})

const ofVersion = one.extend({ version: semanticVersion })

export const readResourceVersion = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/versions/{version}',
  access: { menu: 'resource' },
  summary: 'One version: its signed manifest and what is inside',
  params: ofVersion,
  data: versionSummary.extend({
    manifest: signedManifest,
    file_name: z.string(),
    size: z.number().int(),
    sha256,
    inside,
  }),
})

export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/comparison',
  access: { menu: 'resource' },
  summary: 'What changed from one version to another: steps, fields, placeholders, styles, dates, widgets',
  params: one,
  query: z.object({ from: semanticVersion, to: semanticVersion }),
  data: z.object({
    from: semanticVersion,
    to: semanticVersion,
    list: z.array(change),
    /** How many there are; a list is cut where nobody would read on. */
    total: z.number().int().nonnegative(),
  }),
})

export const readPayload = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/versions/{version}/payload',
  access: { menu: 'resource' },
  summary: 'The file the preview opens, as text where it is text, and the sample data that come with it',
  params: ofVersion,
  data: z.object({
    entry: z.string(),
    /** Null for what is not text: a document is shown by the pages made of it. */
    text: z.string().nullable(),
    /** Any JSON; null where none came with it. Not described further: a schema that holds itself has no place in the reference. */
    sample: z.unknown(),
    /** Other texts the entry refers to, by path: the form a flow is bound to. */
    beside: z.record(z.string(), z.string()),
  }),
})

export const openStage = endpoint({
  method: 'POST',
  path: '/api/resources/{resource_id}/versions/{version}/stage',
  access: { menu: 'resource' },
  summary: 'Addresses of what the preview shows, for some minutes: a page at the second address, or a document as PDF',
  params: ofVersion,
  data: z.object({
    /** At the second address; null where the portal has none. */
    page: z.string().nullable(),
    pdf: z.string().nullable(),
    /** The same document filled with sample data, or the specimen before the style. */
    other_pdf: z.string().nullable(),
    /** How far the pages of a document are; null for what has none. While they are made, one asks again. */
    pages: z.enum(['ready', 'being_made', 'conversion_failed', 'conversion_too_slow']).nullable(),
  }),
})

export const downloadResource = endpoint({
  method: 'POST',
  path: '/api/resources/{resource_id}/download',
  access: { menu: 'resource' },
  summary: 'An address that serves the package of a version, the newest one unless named, for a minute',
  params: one,
  body: z.object({ version: semanticVersion.optional() }),
  data: z.object({ address: z.string(), file_name: z.string(), version: semanticVersion, sha256 }),
})

export const listRelatedResources = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/related',
  access: { menu: 'resource' },
  summary: 'Four that are often taken together with it',
  params: one,
  data: whole(resourceSummary),
})

const rating = z.object({
  rating_id: id,
  user_name: z.string().nullable(),
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  answer: z.string().nullable(),
  created_at: instant,
  mine: z.boolean(),
})

export const listRatings = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/ratings',
  access: { menu: 'resource' },
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
  body: z.object({ stars: z.number().int().min(1).max(5), text: z.string().trim().max(2_000).default('') }),
  data: nothing,
})

export const answerRating = endpoint({
  method: 'PUT',
  path: '/api/ratings/{rating_id}/answer',
  access: { signed_in: true, menu: 'resource' },
  summary: 'The author answers what somebody said',
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
    downloaded_version: semanticVersion.nullable(),
    stars: z.number().int().nullable(),
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
  body: z.object({ problem: z.enum(problems), text: z.string().trim().max(2_000).default('') }),
  data: nothing,
  limit: { per_minute: 5 },
})

export const readAuthor = endpoint({
  method: 'GET',
  path: '/api/authors/{user_id}',
  access: { menu: 'resource' },
  summary: 'Who made something: name, since when, how many, how often taken',
  params: z.object({ user_id: id }),
  data: z.object({
    user_id: id,
    name: z.string(),
    since: instant,
    resource_count: z.number().int(),
    download_count: z.number().int(),
  }),
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

export const readSigningKeys = endpoint({
  method: 'GET',
  path: '/api/signing-keys',
  access: 'anyone',
  summary: 'The public keys that manifests are signed with (Ed25519, PEM), newest first',
  data: whole(z.object({ key_id: z.string(), public_key: z.string(), since: instant })),
  cache_seconds: 300,
})
