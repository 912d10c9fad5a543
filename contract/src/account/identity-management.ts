import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { days, keyword, reason } from '../management-kit.ts'
import { previewMerge } from './identity.ts'

export const listWechatUsers = endpoint({
  method: 'GET',
  path: '/api/management/wechat-users',
  access: { screen: 'wechat_users' },
  summary: 'Who comes in through the chat app, and whose accounts those are',
  query: managedListQuery(
    z.object({
      /** How the name there or here begins; or a user id. */
      keyword,
      /** When it was bound. */
      ...days,
    }),
    ['created_at'],
  ),
  data: managedPage(
    z.object({
      identity_id: id,
      name: z.string().nullable(),
      user_id: id,
      user_name: z.string(),
      photo_url: z.string().nullable(),
      company_name: z.string().nullable(),
      state: z.enum(['active', 'disabled', 'merged', 'erased']),
      created_at: instant,
      last_used_at: instant.nullable(),
    }),
  ),
})

export const unbindWechatUser = endpoint({
  method: 'POST',
  path: '/api/management/wechat-users/{identity_id}/removal',
  access: { screen: 'wechat_users' },
  summary: 'Unbind a chat account from a person; the last way in stays',
  params: z.object({ identity_id: id }),
  body: z.object({ reason }),
  data: nothing,
})

const screen = { screen: 'users' } as const
const one = z.object({ user_id: id })

export const previewUserMerge = endpoint({
  method: 'GET',
  path: '/api/management/users/{user_id}/merge',
  access: screen,
  summary: 'What would move to this person from another account of theirs',
  params: one,
  query: z.object({ other_id: id }),
  data: previewMerge.data,
})

export const mergeUsers = endpoint({
  method: 'POST',
  path: '/api/management/users/{user_id}/merge',
  access: screen,
  summary: 'Merge another account into this one: the other is gone afterwards',
  params: one,
  body: z.object({ other_id: id, reason }),
  data: nothing,
})
