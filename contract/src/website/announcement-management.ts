import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { keyword, reason, seenAt } from '../management-kit.ts'
import { textPerLanguage } from '../resource/package.ts'
import { link } from './home-page-management.ts'
import { announcementKinds } from './website.ts'

const access = { screen: 'announcements' } as const
const params = z.object({ announcement_id: id })
const kind = z.enum(announcementKinds)
export const audiences = ['everyone', 'signed_in'] as const
const announcementState = z.enum(['running', 'waiting', 'over'])

export const listManagedAnnouncements = endpoint({
  method: 'GET',
  path: '/api/management/announcements',
  access,
  summary: 'What is, was and will be announced',
  query: managedListQuery(z.object({ keyword, kind: kind.optional(), state: announcementState.optional() }), [
    'starts_at',
    'ends_at',
  ]),
  data: managedPage(
    z.object({
      announcement_id: id,
      title: z.string(),
      kind,
      audience: z.enum(audiences),
      state: announcementState,
      starts_at: instant,
      ends_at: instant.nullable(),
      told_at: instant.nullable(),
    }),
  ),
})

const title = textPerLanguage.refine((texts) => Object.values(texts).every((text) => (text?.length ?? 0) <= 80))
const announcement = z.object({
  kind,
  audience: z.enum(audiences),
  title,
  /** May be left out: the title says it all. */
  text: z.partialRecord(z.enum(['zh-CN', 'zh-TW', 'en']), z.string().trim().max(300)),
  link,
  starts_at: instant,
  ends_at: instant.nullable(),
  /** When it starts, every account also gets one notice. */
  tells: z.boolean(),
})

export const readManagedAnnouncement = endpoint({
  method: 'GET',
  path: '/api/management/announcements/{announcement_id}',
  access,
  summary: 'An announcement, to be edited',
  params,
  data: announcement.extend({ announcement_id: id, told_at: instant.nullable(), updated_at: instant }),
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/management/announcements',
  access,
  summary: 'Announce something',
  body: announcement.refine(endsAfterItStarts, { path: ['ends_at'] }),
  data: z.object({ announcement_id: z.number().int() }),
})

export const saveAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/management/announcements/{announcement_id}',
  access,
  summary: 'Change an announcement; whoever was told of it is not told again',
  params,
  body: announcement.extend({ seen_at: seenAt }).refine(endsAfterItStarts, { path: ['ends_at'] }),
  data: nothing,
})

export const endAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/management/announcements/{announcement_id}/end',
  access,
  summary: 'End an announcement now, or call off one that has not begun',
  params,
  body: z.object({ reason }),
  data: nothing,
})

function endsAfterItStarts({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }) {
  return ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)
}
