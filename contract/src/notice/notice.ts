import { z } from 'zod'
import { endpoint, id, instant, nothing, stretch, stretchQuery, whole } from '../kit.ts'
import { mailChoices, noticeKinds, topicNames } from './kinds.ts'

/** What happened and what it is about. The words are made where it is read, in the reader's language. */
const notice = z.object({
  notice_id: id,
  kind: z.enum(noticeKinds),
  /** What it is about is called so; null for what is gone. */
  title: z.string().nullable(),
  version: z.string().nullable(),
  /** Who did it, where that matters. */
  person: z.string().nullable(),
  /** A day, as YYYY-MM-DD, where there is one to be kept. */
  day: z.string().nullable(),
  /** What a person wrote: the reason of a decision, a message. */
  quote: z.string().nullable(),
  /** Where to go. */
  address: z.string(),
  created_at: instant,
  is_read: z.boolean(),
})
export type NoticeView = z.output<typeof notice>

/** Counted to 100: the page shows 99+. */
const unread = z.number().int().min(0).max(100)

const topic = z.enum(topicNames)

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  access: { signed_in: true },
  summary: 'What the person was told, newest first',
  query: stretchQuery(z.object({ topic, only_unread: z.boolean() }).partial()),
  data: stretch(notice).extend({ unread }),
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notices/read',
  access: { signed_in: true },
  summary: 'These are read, or all of a topic up to the newest one seen',
  body: z
    .object({ notice_ids: z.array(id).max(100), through: id, topic })
    .partial()
    .refine(({ notice_ids, through }) => notice_ids || through, { path: ['notice_ids'] }),
  data: z.object({ unread }),
})

export const listenToNotices = endpoint({
  method: 'GET',
  path: '/api/notices/live',
  access: { signed_in: true },
  summary: 'Notices as they come, as server-sent events; `Last-Event-ID` brings those that came since',
  events: true,
  /**
   * Event `notice` with an id, `unread` with the number alone, `account`: the login is to be read anew, `project`: what is in
   * a project of the person has changed, or, for null, may have changed in any of them; or, for staff, `work`: what waits for
   * them has changed.
   */
  data: z.union([
    notice,
    z.object({ unread, last: z.number().int() }),
    z.object({ project_id: id.nullable() }),
    z.object({ work: z.literal(true) }),
    z.object({}),
  ]),
  // Each page that is opened connects once, in every tab of the person.
  limit: { per_minute: 600 },
})

const setting = z.object({ topic, in_portal: z.boolean(), mail: z.enum(mailChoices) })
export type NoticeSettingView = z.output<typeof setting>

export const listNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/notices/settings',
  access: { signed_in: true },
  summary: 'How the person wants to be told, by topic',
  data: whole(setting).extend({ has_email: z.boolean() }),
})

export const saveNoticeSetting = endpoint({
  method: 'PUT',
  path: '/api/notices/settings',
  access: { signed_in: true },
  summary: 'Be told about one topic in another way from now on',
  body: setting,
  data: nothing,
})

/** The ticket stands in the mail itself and opens nothing else. */
const ticket = z.string().min(1).max(600)

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/notices/subscription',
  access: 'anyone',
  summary: 'Which mails the ticket of a mail is about',
  query: z.object({ ticket }),
  data: z.object({ mails: z.enum([...topicNames, 'daily']), is_off: z.boolean() }),
})

export const endSubscription = endpoint({
  method: 'POST',
  path: '/api/notices/subscription/end',
  access: 'anyone',
  summary: 'No more mails of this sort, for whoever holds the ticket of one; signing in is not needed',
  body: z.object({ ticket }),
  data: nothing,
  limit: { per_minute: 30 },
})
