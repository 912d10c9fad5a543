import { z } from 'zod'
import { productVersions } from '../environment.ts'
import { fileReason, fileState } from '../file.ts'
import { calendarDay, endpoint, id, instant, managedListQuery, managedPage, nothing, whole } from '../kit.ts'
import { keyword, reason, seenAt } from '../management-kit.ts'
import { textPerLanguage } from '../resource/package.ts'
import { architectures, noteKinds } from './download.ts'

export const releaseStates = ['draft', 'published', 'withdrawn'] as const
const releaseState = z.enum(releaseStates)
const ofRelease = z.object({ release_id: id })

const releaseRow = z.object({
  release_id: id,
  product_name: z.string(),
  version: z.string(),
  title: z.string(),
  state: releaseState,
  platforms: z.array(z.string()),
  file_count: z.number().int(),
  download_count: z.number().int(),
  support: z.enum(['supported', 'ending', 'ended']),
  ends_on: calendarDay.nullable(),
  published_at: instant.nullable(),
  updated_at: instant,
})

export const listManagedReleases = endpoint({
  method: 'GET',
  path: '/api/management/releases',
  access: { screen: 'releases' },
  summary: 'Releases in every state, the last changed first',
  query: managedListQuery(
    z.object({
      keyword,
      product_id: id.optional(),
      platform_id: id.optional(),
      state: releaseState.optional(),
      support: releaseRow.shape.support.optional(),
    }),
    ['version', 'title', 'state', 'published_at', 'ends_on', 'download_count', 'updated_at'],
  ),
  data: managedPage(releaseRow),
})

/** A file of a release. Its sums are computed, not entered. */
const fileForm = z.object({ file_id: id, platform_id: id, architecture: z.enum(architectures) })

const releaseFile = fileForm.extend({
  file_name: z.string(),
  size: z.number().int(),
  /** How far its content is: nothing is published before it was looked at. */
  state: fileState,
  reason: fileReason.nullable(),
  sha256: z.string().nullable(),
  sm3: z.string().nullable(),
})

/** What can be said about a release at any time. */
const releaseTexts = {
  title: textPerLanguage,
  summary: textPerLanguage,
  note: textPerLanguage,
  notes: z.array(z.object({ kind: z.enum(noteKinds), text: textPerLanguage })).max(200),
  ends_on: calendarDay.nullable(),
}

const releaseForm = z.object({
  product_id: id,
  /** Stands in addresses and in what is signed. */
  version: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^\w[\w.+-]*$/),
  product_versions: z.array(z.enum(productVersions)).max(20),
  files: z.array(fileForm).max(100),
  ...releaseTexts,
})

export const readManagedRelease = endpoint({
  method: 'GET',
  path: '/api/management/releases/{release_id}',
  access: { screen: 'releases' },
  summary: 'One release: what is said about it, its files with their sums, and how it was signed',
  params: ofRelease,
  data: releaseForm.extend({
    release_id: id,
    product_code: z.string(),
    product_name: z.string(),
    /** A version of the product of another time is not always one of today. */
    product_versions: z.array(z.string()),
    state: releaseState,
    files: z.array(releaseFile),
    key_id: z.string().nullable(),
    published_at: instant.nullable(),
    updated_at: instant,
  }),
})

export const createRelease = endpoint({
  method: 'POST',
  path: '/api/management/releases',
  access: { screen: 'releases' },
  summary: 'Prepare a release of uploaded files: nobody sees it before it is published',
  body: releaseForm,
  data: z.object({ release_id: z.number().int() }),
})

export const saveRelease = endpoint({
  method: 'PUT',
  path: '/api/management/releases/{release_id}',
  access: { screen: 'releases' },
  summary: 'Change what is said about a release; its product, version and files only until it is published',
  params: ofRelease,
  body: releaseForm.extend({ seen_at: seenAt }),
  data: nothing,
})

export const publishRelease = endpoint({
  method: 'POST',
  path: '/api/management/releases/{release_id}/publication',
  access: { screen: 'releases' },
  summary: 'Sign the sums of its files and publish a release: from then on neither its files nor its version change',
  params: ofRelease,
  body: z.object({ seen_at: seenAt }),
  data: nothing,
})

export const setReleaseState = endpoint({
  method: 'PUT',
  path: '/api/management/releases/{release_id}/state',
  access: { screen: 'releases' },
  summary: 'Withdraw a release, so that nobody is given it any more, or publish a withdrawn one again',
  params: ofRelease,
  body: z.object({ state: z.enum(['published', 'withdrawn']), reason }),
  data: nothing,
})

export const removeRelease = endpoint({
  method: 'POST',
  path: '/api/management/releases/{release_id}/removal',
  access: { screen: 'releases' },
  summary: 'Throw away a release that was never published',
  params: ofRelease,
  body: z.object({ reason }),
  data: nothing,
})

/** What a release is filed under: for forms and filters. */
export const listReleaseChoices = endpoint({
  method: 'GET',
  path: '/api/management/releases/choices',
  access: { screen: 'releases' },
  summary: 'Products and platforms a release can be of',
  data: z.object({
    products: whole(z.object({ product_id: id, product_name: z.string() })).shape.list,
    platforms: whole(z.object({ platform_id: id, platform_name: z.string() })).shape.list,
  }),
})
