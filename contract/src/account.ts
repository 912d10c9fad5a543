import { z } from 'zod'
import { endpoint, nothing } from './kit.ts'

const userInfo = z.object({
  user_name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  photo_url: z.string().nullable(),
  user_type: z.enum(['common_user', 'wechat_user']),
  not_set_password: z.boolean(),
  bind_mobile: z.boolean(),
  bind_email: z.boolean(),
  is_weaver: z.boolean(),
})

/** The login information a browser keeps: the shape is the specification's. */
export const login = z.object({
  token: z.string(),
  /** Null is an absent list: it allows. */
  menus: z.array(z.number().int()).nullable(),
  user_info: userInfo,
  roles: z.array(z.object({ role_id: z.number().int() })),
})

export const readMyInfos = endpoint({
  method: 'GET',
  path: '/api/users/mine/infos',
  access: 'anyone',
  summary: 'The current login; a link token is exchanged, once, for a session',
  query: z.object({ token: z.string().max(200).optional() }),
  data: login,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'End the session: its token opens nothing any more',
  data: nothing,
})
