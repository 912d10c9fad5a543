import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage } from '../kit.ts'
import { managementScreens } from '../management.ts'
import { days, keyword } from '../management-kit.ts'

/** The person it was about: null for an unrecognised visitor, without a name for a removed account. */
const person = { user_id: z.number().nullable(), user_name: z.string().nullable() }

const fetch = z.object({
  fetch_id: z.number(),
  fetched_at: instant,
  file_id: z.number(),
  /** Null where the file is gone. */
  file_name: z.string().nullable(),
  kind: z.string().nullable(),
  /** What the file is part of: a release or a resource. */
  title: z.string().nullable(),
  ...person,
})

export const listFetches = endpoint({
  method: 'GET',
  path: '/api/management/download-log',
  access: { screen: 'download_log' },
  summary:
    'What was downloaded, the newest first. Keyword: the id or the whole name of a person, or a whole file name.',
  query: managedListQuery(z.object({ keyword, ...days }), ['fetched_at']),
  data: managedPage(fetch),
})

const messageState = z.enum(['waiting', 'sending', 'sent', 'failed'])

const message = z.object({
  message_id: z.number(),
  created_at: instant,
  sent_at: instant.nullable(),
  state: messageState,
  template: z.string(),
  language: z.string(),
  masked_address: z.string(),
  ...person,
  provider: z.string().nullable(),
  /** In the currency the carrier bills in. */
  cost: z.number(),
  /** What the carrier or the mail server said. */
  answer: z.string().nullable(),
})

const messageQuery = managedListQuery(z.object({ keyword, state: messageState.optional(), ...days }), ['created_at'])

export const listSms = endpoint({
  method: 'GET',
  path: '/api/management/sms-log',
  access: { screen: 'sms_log' },
  summary: 'Text messages, the newest first. Keyword: the id or the whole name of a person, or a whole number.',
  query: messageQuery,
  data: managedPage(message),
})

export const listEmails = endpoint({
  method: 'GET',
  path: '/api/management/email-log',
  access: { screen: 'email_log' },
  summary: 'Mails, the newest first. Keyword: the id or the whole name of a person, or a whole address.',
  query: messageQuery,
  data: managedPage(message),
})

const signInOutcome = z.enum(['signed_in', 'registered', 'refused', 'challenged', 'too_often'])

const signIn = z.object({
  sign_in_id: z.number(),
  created_at: instant,
  ...person,
  way: z.string(),
  outcome: signInOutcome,
  network: z.string(),
  country: z.string().nullable(),
  user_agent: z.string().nullable(),
})

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/management/sign-in-log',
  access: { screen: 'sign_in_log' },
  summary: 'Ways in and refusals, the newest first. Keyword: the id or the whole name of a person, or a network.',
  query: managedListQuery(z.object({ keyword, outcome: signInOutcome.optional(), ...days }), ['created_at']),
  data: managedPage(signIn),
})

const screen = z.enum(Object.keys(managementScreens) as [keyof typeof managementScreens])

const done = z.object({
  audit_id: z.number(),
  created_at: instant,
  ...person,
  screen: z.string(),
  call: z.string(),
  subject: z.string(),
  subject_id: z.number().nullable(),
  reason: z.string().nullable(),
  network: z.string(),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/management/audit-log',
  access: { screen: 'audit_log' },
  summary:
    'What staff did, the newest first. Keyword: the id or the whole name of who did it, or a subject as `tag 12`.',
  query: managedListQuery(z.object({ keyword, screen: screen.optional(), ...days }), ['created_at']),
  data: managedPage(done),
})

const values = z.record(z.string(), z.unknown()).nullable()

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/management/audit-log/{audit_id}',
  access: { screen: 'audit_log' },
  summary: 'One of them, with what was before and after: only what differs.',
  params: z.object({ audit_id: id }),
  data: done.extend({
    country: z.string().nullable(),
    user_agent: z.string().nullable(),
    request_id: z.string(),
    before: values,
    after: values,
  }),
})
