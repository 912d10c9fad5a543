import { z } from 'zod'
import { endpoint, id, instant, nothing, whole } from '../kit.ts'
import { defaultLanguage, languages } from '../languages.ts'
import { reason, seenAt } from '../management-kit.ts'
import { promisedHours } from '../overview/choices.ts'

const access = { screen: 'settings' } as const

const hours = z.number().int().min(1).max(720)

const website = z.object({
  /** What the portal is called; empty where the environment says it. */
  platform_title: z.partialRecord(z.enum(languages), z.string().trim().max(40)),
  /** The target of logo and title; empty where the environment sets it or none is set. */
  office_site: z.literal('').or(z.url({ protocol: /^https?$/ }).max(500)),
  languages: z.array(z.enum(languages)).refine((offered) => offered.includes(defaultLanguage)),
  /** Public pictures that were uploaded; null where the portal shows its own. */
  logo_id: id.nullable(),
  logo_dark_id: id.nullable(),
  favicon_id: id.nullable(),
  /** What the accent of both themes derives from, `#0b6a4b`; empty for the portal's own. */
  accent: z.literal('').or(z.string().regex(/^#[0-9a-f]{6}$/i)),
  /** Authors cannot publish their own submissions, unless there is no other reviewer. */
  four_eyes: z.boolean().default(true),
  /** Within how many hours an answer is promised; the overview marks what has waited longer. */
  promised_review: hours.default(promisedHours.review),
  promised_feedback: hours.default(promisedHours.feedback),
  promised_abuse_reports: hours.default(promisedHours.abuse_reports),
  promised_installations: hours.default(promisedHours.installations),
})

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/management/settings',
  access,
  summary: 'What was decided about the site, and what holds where nothing was',
  data: website.extend({
    environment: z.object({ platform_title: z.record(z.enum(languages), z.string()), office_site: z.url().nullable() }),
    /** Where the pictures are. */
    pictures: z.object({
      logo: z.string().nullable(),
      logo_dark: z.string().nullable(),
      favicon: z.string().nullable(),
    }),
    updated_at: instant.nullable(),
  }),
})

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/management/settings',
  access,
  summary: 'Decide on title, logo, favicon, accent colour, office site and the languages on offer',
  body: website.extend({ seen_at: instant.nullable() }),
  data: nothing,
})

const code = z.string().regex(/^(?!wechat$|mobile$|email$)[a-z][a-z0-9-]{0,30}$/)

/** What is shown of a secret: whether it is set, and its ending where that reveals nothing. */
const maskedSecret = z.object({ is_set: z.boolean(), ending: z.string().nullable() })

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/management/providers',
  access,
  summary: 'Who carries sign-ins, messages and mails: what the environment says, and what was set here',
  data: whole(
    z.object({
      way: z.enum(['openid', 'wechat', 'sms', 'mail']),
      /** Null for what stands in the environment: it is only shown. */
      provider_id: id.nullable(),
      code: z.string(),
      name: z.string(),
      /** Where it is, or who: the issuer, the application, the carrier, the mail server without its password. */
      address: z.string(),
      is_on: z.boolean(),
      secret: maskedSecret,
    }),
  ),
})

const provider = z.object({
  name: z.string().trim().min(1).max(40),
  // As the provider writes it: with or without a slash at its end are two issuers.
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  client_id: z.string().trim().min(1).max(200),
  scope: z
    .string()
    .trim()
    .min(6)
    .max(200)
    .regex(/(^| )openid( |$)/),
})

/** Written, never read: null leaves the one there is, empty takes it away. */
const newSecret = z.string().max(500).nullable()
const params = z.object({ provider_id: id })

export const readProvider = endpoint({
  method: 'GET',
  path: '/api/management/providers/{provider_id}',
  access,
  summary: 'An OpenID Connect provider, to be edited; its secret stays where it is',
  params,
  data: provider.extend({ provider_id: id, code, is_on: z.boolean(), secret: maskedSecret, updated_at: instant }),
})

export const createProvider = endpoint({
  method: 'POST',
  path: '/api/management/providers',
  access,
  summary: 'Offer another OpenID Connect provider',
  body: provider.extend({ code, client_secret: newSecret }),
  data: z.object({ provider_id: z.number().int() }),
})

export const saveProvider = endpoint({
  method: 'PUT',
  path: '/api/management/providers/{provider_id}',
  access,
  summary: 'Change a provider. Its code stays: accounts are bound to it',
  params,
  body: provider.extend({ client_secret: newSecret, seen_at: seenAt }),
  data: nothing,
})

export const switchProvider = endpoint({
  method: 'PUT',
  path: '/api/management/providers/{provider_id}/state',
  access,
  summary: 'Offer a provider, or no longer',
  params,
  body: z.object({ is_on: z.boolean(), reason }),
  data: nothing,
})

export const parityKinds = ['article', 'resource', 'video', 'case', 'app'] as const
export const parityParts = ['title', 'body'] as const

export const readParity = endpoint({
  method: 'GET',
  path: '/api/management/parity',
  access,
  summary: 'How many published items lack title or body in a language that others of their texts have',
  data: whole(
    z.object({
      kind: z.enum(parityKinds),
      total: z.number().int(),
      part: z.enum(parityParts),
      /** Counted among the first two thousand that lack any. */
      lacking: z.record(z.enum(languages), z.number().int()),
      is_more: z.boolean(),
    }),
  ),
})

export const listLacking = endpoint({
  method: 'GET',
  path: '/api/management/parity/{kind}',
  access,
  summary: 'Some of the items that lack a text in a language',
  params: z.object({ kind: z.enum(parityKinds) }),
  query: z.object({ part: z.enum(parityParts), language: z.enum(languages) }),
  data: whole(z.object({ item_id: id, title: z.string(), address: z.string() })),
})
