import { z } from 'zod'
import { calendarDay, endpoint, id, instant, whole } from '../kit.ts'

export const architectures = ['x64', 'arm64', 'loongarch', 'universal'] as const
export const noteKinds = ['security', 'new', 'changed', 'fixed', 'known'] as const

const platform = z.object({ platform_id: id, platform_name: z.string() })

const product = z.object({
  product_id: id,
  product_code: z.string(),
  product_name: z.string(),
  description: z.string(),
  icon: z.enum(['suite', 'server', 'desk', 'phone']),
  /** The suite it is part of; null for a suite. */
  suite_id: id.nullable(),
})

const known = z.array(z.string()).readonly().nullable()

/** A file as people are given it, with the sums it can be checked by. */
const releaseFile = z.object({
  file_id: id,
  release_id: id,
  version: z.string(),
  platform_code: z.string(),
  platform_name: z.string(),
  architecture: z.enum(architectures),
  file_name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  sm3: z.string(),
  /** Where it is for as long as the release is published; can be fetched in parts. */
  address: z.string(),
  /** The supported environment; an unspecified part is null. */
  needs: z.object({ product_version: known, system: known, database: known, processor: known, middleware: known }),
  requirements: z.object({ system: z.string().nullable(), memory: z.string().nullable(), disk: z.string().nullable() }),
})

/** Whether it still gets fixes: until a day, not much longer, or no more. */
const support = z.enum(['supported', 'ending', 'ended'])

const release = z.object({
  release_id: id,
  version: z.string(),
  title: z.string(),
  summary: z.string(),
  /** What kind of release it is, in two or three words. */
  note: z.string(),
  published_at: instant,
  product_versions: z.array(z.string()),
  support,
  /** The last day of it; null where none was set. */
  ends_on: calendarDay.nullable(),
  notes: z.array(z.object({ kind: z.enum(noteKinds), text: z.string() })),
  /** The key its sums are signed with; null where nothing was signed. */
  key_id: z.string().nullable(),
})

export const listReleases = endpoint({
  method: 'GET',
  path: '/api/releases',
  access: { menu: 'download' },
  cache_seconds: 1,
  summary: 'The latest release of each product',
  data: whole(
    product.pick({ product_id: true, product_code: true, product_name: true, icon: true }).extend({
      ...release.pick({ release_id: true, version: true, title: true, summary: true, note: true }).shape,
      published_at: instant,
      platforms: z.array(platform),
    }),
  ),
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/products/{product_code}',
  access: { menu: 'download' },
  cache_seconds: 1,
  summary: 'A product with all its releases, newest first, and the newest file for each platform and architecture',
  params: z.object({ product_code: z.string().max(60) }),
  data: product.extend({ releases: z.array(release), files: z.array(releaseFile) }),
})

export const readRelease = endpoint({
  method: 'GET',
  path: '/api/products/{product_code}/releases/{version}',
  access: { menu: 'download' },
  cache_seconds: 1,
  summary: 'A release with its files; their signed sums (Ed25519) are at /file/sums/{product_code}/{version}.sums',
  params: z.object({ product_code: z.string().max(60), version: z.string().max(60) }),
  data: release.extend({
    product: product.pick({ product_code: true, product_name: true, icon: true }),
    files: z.array(releaseFile),
  }),
})

export const listDownloads = endpoint({
  method: 'GET',
  path: '/api/downloads',
  access: { menu: 'download' },
  cache_seconds: 1,
  summary: 'Everything there is to download: products, all their releases, all their files',
  data: whole(
    product.pick({ product_code: true, product_name: true, description: true }).extend({
      releases: z.array(release.extend({ files: z.array(releaseFile) })),
    }),
  ),
})

/** The product it is of, and whether that release is still looked after. */
const recognisedFile = releaseFile.extend({
  product_code: z.string(),
  product_name: z.string(),
  support,
  newest_version: z.string(),
})

export const recogniseFile = endpoint({
  method: 'GET',
  path: '/api/releases/files',
  access: { menu: 'download' },
  cache_seconds: 1,
  summary: 'Which file of a release has this sum; and where none has, which has this name',
  query: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), file_name: z.string().max(255).optional() }),
  data: z.object({ same: recognisedFile.nullable(), named_alike: recognisedFile.nullable() }),
})
