import { z } from 'zod'
import { resourceType } from '../item/item.ts'
import { endpoint, id, instant, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { kitSlug } from '../project/kit-slug.ts'
import { change, changedOutcome } from './comparison.ts'
import { inside } from './inside.ts'
import { environmentNeeds, resourceSummary } from './list.ts'
import { licences, semanticVersion, sha256, signedManifest } from './package.ts'

export const versionState = z.enum(['published', 'deprecated', 'withdrawn'])

const versionSummary = z.object({
  version: semanticVersion,
  state: versionState,
  /** Why it was withdrawn, or what to take instead. */
  state_reason: z.string().nullable(),
  changes: z.string(),
  published_at: instant,
})

export const one = z.object({ resource_id: id })
const named = z.object({ id: id, name: z.string() })

export const readResource = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}',
  access: { menu: 'resource' },
  cache_seconds: 1,
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
    /** Published ones it stands in, in the order of their editors. */
    kits: z.array(z.object({ slug: kitSlug, title: z.string() })),
    author: z.object({
      user_id: id.nullable(),
      name: z.string().nullable(),
      photo_url: z.string().nullable(),
      resource_count: z.number().int(),
    }),
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
    /** In which the file is written; of a file without words, in which it is described. */
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
  cache_seconds: 1,
  summary: 'All versions, newest first',
  params: one,
  data: whole(versionSummary.extend({ needs: environmentNeeds })),
})

const ofVersion = one.extend({ version: semanticVersion })

export const readResourceVersion = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/versions/{version}',
  access: { menu: 'resource' },
  cache_seconds: 1,
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
  cache_seconds: 1,
  summary: 'What changed from one version to another: steps, fields, placeholders, styles, dates, widgets',
  params: one,
  query: z.object({ from: semanticVersion, to: semanticVersion }),
  data: z.object({
    from: semanticVersion,
    to: semanticVersion,
    list: z.array(change),
    /** The total; the list itself is cut at a limit. */
    total: z.number().int().nonnegative(),
    /** Of flows. */
    outcomes: z.array(changedOutcome),
  }),
})

export const readPayload = endpoint({
  method: 'GET',
  path: '/api/resources/{resource_id}/versions/{version}/payload',
  access: { menu: 'resource' },
  cache_seconds: 1,
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

export const makeTrialDocument = endpoint({
  method: 'POST',
  path: '/api/resources/{resource_id}/versions/{version}/trial-document',
  access: { menu: 'resource' },
  summary: 'The document of a flow filled with the values of a trial, as PDF and as Word file, kept for ten minutes',
  params: ofVersion,
  body: z.object({
    language: z.enum(languages),
    /** As the bound form's schema says. */
    values: z.record(z.string().max(200), z.unknown()),
    /** The steps that were passed: what was decided, as people read it, and when. */
    steps: z.array(z.object({ step: z.string().max(200), outcome: z.string().max(200), at: instant })).max(200),
  }),
  limit: { per_minute: 6 },
  data: z.object({
    /** Unless `ready` the Word file is there, its pages are not. */
    state: z.enum(['ready', 'conversion_failed', 'conversion_too_slow']),
    pdf: z.string().nullable(),
    docx: z.string(),
    pages: z.number().int().nonnegative(),
    /** How many tags were filled, lines of tables included. */
    filled: z.number().int().nonnegative(),
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
  cache_seconds: 1,
  summary: 'Four that are often taken together with it',
  params: one,
  data: whole(resourceSummary),
})

export const readSigningKeys = endpoint({
  method: 'GET',
  path: '/api/signing-keys',
  access: 'anyone',
  summary: 'The public keys that manifests are signed with (Ed25519, PEM), newest first',
  data: whole(z.object({ key_id: z.string(), public_key: z.string(), since: instant })),
  cache_seconds: 300,
})
