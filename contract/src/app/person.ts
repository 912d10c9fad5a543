import { z } from 'zod'
import { productVersions } from '../environment.ts'
import { rating, ratingView, reported } from '../item/rating.ts'
import { endpoint, id, instant, listQuery, nothing, page, whole } from '../kit.ts'
import { semanticVersion } from '../resource/package.ts'
import { one } from './app.ts'
import { installationStates } from './choices.ts'

const access = { signed_in: true } as const

export const listAppRatings = endpoint({
  method: 'GET',
  path: '/api/apps/{app_id}/ratings',
  access: 'anyone',
  cache_seconds: 1,
  summary: 'What people who had it installed say, newest first; stars without words are only counted',
  params: one,
  query: listQuery(z.object({}), ['created_at']),
  data: page(rating),
})

export const rateApp = endpoint({
  method: 'PUT',
  path: '/api/apps/{app_id}/rating',
  access,
  summary: 'Rate what one had installed; rating again replaces what one said before',
  params: one,
  body: ratingView,
  data: nothing,
})

export const removeAppRating = endpoint({
  method: 'DELETE',
  path: '/api/apps/{app_id}/rating',
  access,
  summary: 'Take back my rating of an app',
  params: one,
  data: nothing,
})

export const collectApp = endpoint({
  method: 'PUT',
  path: '/api/apps/{app_id}/collection',
  access,
  summary: 'Keep an app in my collection',
  params: one,
  data: nothing,
})

export const forgetApp = endpoint({
  method: 'DELETE',
  path: '/api/apps/{app_id}/collection',
  access,
  summary: 'Take an app out of my collection',
  params: one,
  data: nothing,
})

export const reportApp = endpoint({
  method: 'POST',
  path: '/api/apps/{app_id}/reports',
  access,
  summary: 'Report a problem of an app to the vendor',
  params: one,
  body: reported,
  data: nothing,
  limit: { per_minute: 5 },
})

export const installation = z.object({
  installation_id: id,
  app_id: id,
  state: z.enum(installationStates),
  version: semanticVersion,
  product_version: z.enum(productVersions),
  note: z.string(),
  /** What those who install it say. */
  answer: z.string(),
  requested_at: instant,
  updated_at: instant,
})

/** The viewer's relation to an app. */
const standing = z.object({
  app_id: id,
  /** The newest installed for this person; null where none is. */
  installed_version: semanticVersion.nullable(),
  /** The request made last, with what became of it. */
  request: installation.nullable(),
})

export const readMyApp = endpoint({
  method: 'GET',
  path: '/api/apps/{app_id}/mine',
  access,
  summary: 'What is between me and an app: collected, asked for, installed, rated',
  params: one,
  data: standing.extend({
    collected: z.boolean(),
    /** Of everybody, read together with mine: the figure of the page may be older. */
    collect_count: z.number().int(),
    rating: ratingView.nullable(),
    /** Whether I published it: then I answer its ratings. */
    is_owner: z.boolean(),
  }),
})

export const listMyApps = endpoint({
  method: 'GET',
  path: '/api/users/mine/apps',
  access,
  summary: 'Every app I asked for, with where each stands, the last request first',
  data: whole(standing.extend({ title: z.string(), newest_version: semanticVersion.nullable() })),
})

export const requestInstallation = endpoint({
  method: 'POST',
  path: '/api/apps/{app_id}/installations',
  access,
  summary: 'Ask for an app to be installed, or brought up to its newest version: one request at a time',
  params: one,
  body: z.object({ product_version: z.enum(productVersions), note: z.string().trim().max(1_000).default('') }),
  data: installation,
  limit: { per_minute: 20 },
})

export const cancelInstallation = endpoint({
  method: 'DELETE',
  path: '/api/installations/{installation_id}',
  access: { signed_in: true, own: 'installation' },
  summary: 'Take back what one asked for, while nothing is installed',
  params: z.object({ installation_id: id }),
  data: nothing,
})

export const decideInstallation = endpoint({
  method: 'POST',
  path: '/api/installations/{installation_id}/decision',
  access: { screen: 'apps' },
  summary: 'Accept a request, decline it with a reason, or say that it is done: whoever asked is told',
  params: z.object({ installation_id: id }),
  body: z.object({
    state: z.enum(['accepted', 'declined', 'installed']),
    answer: z.string().trim().max(1_000).default(''),
  }),
  data: nothing,
})
