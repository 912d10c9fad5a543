import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, whole } from '../kit.ts'
import { managementScreens } from '../management.ts'
import { days, keyword } from '../management-kit.ts'
import { auditActions, auditKindNames } from './audit-actions.ts'
import { auditVerbs } from './audit-sentence.ts'
import { auditChange } from './audit-values.ts'

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
  /** `Chrome 141 · Windows`; null where nothing names a browser. */
  device: z.string().nullable(),
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
const action = z.enum(auditActions)
const kind = z.enum(auditKindNames)

const done = z.object({
  audit_id: z.number(),
  created_at: instant,
  ...person,
  photo_url: z.string().nullable(),
  screen: z.string(),
  action,
  verb: z.enum([...auditActions, ...auditVerbs]),
  /** What it was done to. */
  kind,
  object_id: z.number().nullable(),
  /** Null where it has none. */
  object_name: z.string().nullable(),
  is_gone: z.boolean(),
  changes: z.array(auditChange),
  /** What a sentence names besides: what it was merged into, what was written. */
  about: z.string().nullable(),
  count: z.number().nullable(),
  reason: z.string().nullable(),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/management/audit-log',
  access: { screen: 'audit_log' },
  summary: 'What staff did, the newest first. Keyword: the id or the whole name of who did it.',
  query: managedListQuery(
    z.object({
      keyword,
      /** Who did it. */
      user_id: id.optional(),
      action: action.optional(),
      kind: kind.optional(),
      screen: screen.optional(),
      ...days,
    }),
    ['created_at'],
  ),
  data: managedPage(done),
})

export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/api/management/audit-log/people',
  access: { screen: 'audit_log' },
  summary: 'Who did something that the audit log keeps',
  data: whole(z.object({ user_id: z.number(), user_name: z.string().nullable() })),
})

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/management/audit-log/{audit_id}',
  access: { screen: 'audit_log' },
  summary: 'One of them, with the request it came in.',
  params: z.object({ audit_id: id }),
  data: done.extend({
    call: z.string(),
    network: z.string(),
    country: z.string().nullable(),
    device: z.string().nullable(),
    user_agent: z.string().nullable(),
    request_id: z.string(),
  }),
})

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/management/screens/{screen}/audit',
  access: { screen_in_path: true },
  summary: 'What was done to one record of a screen, the newest first.',
  params: z.object({ screen }),
  query: z.object({ object: z.string().max(60), after: z.string().max(1_000).optional() }),
  data: z.object({ list: z.array(done), next: z.string().nullable() }),
})
