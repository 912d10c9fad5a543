import { z } from 'zod'
import { productVersions } from '../environment.ts'
import { fits, itemFigures, itemSummary } from '../item/item.ts'
import { endpoint, id, instant, jsonText, listQuery, page, whole } from '../kit.ts'
import { semanticVersion } from '../resource/package.ts'
import { versionState } from '../resource/resource.ts'
import { appPermissions, appPrices, appSources } from './choices.ts'

/** The app store has no menu id in the specification: everyone may look. */
const access = 'anyone'

const productVersion = z.enum(productVersions)
const several = <Value extends z.ZodType>(value: Value) => z.array(value).max(40).optional()

/** Within one list of values any will do; every list that is given must be met. */
const appSearch = z.object({
  keyword: z.string().trim().max(60).optional(),
  app_category_ids: several(id),
  prices: several(z.enum(appPrices)),
  sources: several(z.enum(appSources)),
  publisher_id: id.optional(),
  /** Only what has a version that works with this one. */
  product_version: productVersion.optional(),
})

const appSummary = itemSummary.omit({ item_id: true }).extend({
  app_id: id,
  app_category_id: id,
  app_category_name: z.string(),
  publisher_id: id,
  publisher: z.string(),
  price: z.enum(appPrices),
  /** The newest version people are given. */
  version: semanticVersion,
  fits,
  ...itemFigures.shape,
})

export const listApps = endpoint({
  method: 'GET',
  path: '/api/apps',
  access,
  cache_seconds: 1,
  summary: 'Published apps, the most useful first unless asked otherwise; downloads are installations',
  query: listQuery(appSearch, ['quality', 'published_at', 'download_count', 'rating']),
  data: page(appSummary),
})

const total = z.number().int().nonnegative()

export const readAppFacets = endpoint({
  method: 'GET',
  path: '/api/apps/facets',
  access,
  cache_seconds: 1,
  summary: 'How many apps each category, price and source would leave, beside what is chosen of the others',
  query: z.object({ search: jsonText(appSearch).optional() }),
  data: z.object({
    categories: z.array(z.object({ app_category_id: id, name: z.string(), total })),
    prices: z.array(z.object({ price: z.enum(appPrices), total })),
    sources: z.array(z.object({ source: z.enum(appSources), total })),
  }),
})

export const readFeaturedApp = endpoint({
  method: 'GET',
  path: '/api/apps/featured',
  access,
  cache_seconds: 1,
  summary: 'The app the house recommended last, with what the banner says of it; null where there is none',
  data: appSummary.extend({ headline: z.string(), text: z.string() }).nullable(),
})

export const listAppAddresses = endpoint({
  method: 'GET',
  path: '/api/apps/addresses',
  access,
  cache_seconds: 1,
  summary: 'Published apps within a range of ids, for site maps',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: whole(z.object({ app_id: id, updated_at: instant })),
})

export const one = z.object({ app_id: id })

const version = z.object({
  version: semanticVersion,
  state: versionState,
  /** Why it was withdrawn, or what to take instead. */
  state_reason: z.string().nullable(),
  changes: z.string(),
  published_at: instant,
  /** The versions of the product it works with. */
  product_versions: z.array(productVersion),
})

export const readApp = endpoint({
  method: 'GET',
  path: '/api/apps/{app_id}',
  access,
  cache_seconds: 1,
  summary:
    'One app: what it shows, what it asks for, what it sends away, which version works with which product version',
  params: one,
  data: appSummary.extend({
    updated_at: instant,
    state: versionState,
    description: z.string(),
    screenshots: z.array(
      z.object({ address: z.string(), caption: z.string(), width: z.number().int(), height: z.number().int() }),
    ),
    permissions: z.array(z.object({ permission: z.enum(appPermissions), reason: z.string() })),
    /** Empty where no data leaves the operator's network. */
    data_sent: z.array(
      z.object({
        what: z.string(),
        receiver: z.string(),
        why: z.string(),
        /** What a firewall must let through. */
        host: z.string(),
      }),
    ),
    /** All of them, newest first. */
    versions: z.array(version),
    publisher_apps: z.number().int(),
    collect_count: z.number().int().nonnegative(),
    rating_counts: z.array(z.number().int().nonnegative()).length(5),
  }),
})

export const readPublisher = endpoint({
  method: 'GET',
  path: '/api/publishers/{publisher_id}',
  access,
  cache_seconds: 1,
  summary: 'Who publishes apps: in their own words, how many, how often installed',
  params: z.object({ publisher_id: id }),
  data: z.object({
    publisher_id: id,
    name: z.string(),
    about: z.string(),
    website: z.string().nullable(),
    official: z.boolean(),
    since: instant,
    app_count: z.number().int(),
    install_count: z.number().int(),
  }),
})
