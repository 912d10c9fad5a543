import { z } from 'zod'
import { endpoint, instant, nothing } from '../kit.ts'

/** Control characters break lines and logs; turning the reading direction makes one name look like another. */
const treacherous = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Blanks, marks without a letter, and invisible letters make no name. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u
const harmless = (text: string) => !treacherous.test(text) && (text === '' || visible.test(text))

export const userName = z.string().trim().min(1).max(40).refine(harmless)
export const companyName = z.string().trim().max(100).refine(harmless)

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
  /** Of `menus`: the management pages that the person may look at but not change. Absent where there are none. */
  view_only: z.array(z.number().int()).optional(),
  user_info: userInfo,
  roles: z.array(z.object({ role_id: z.number().int() })),
  /** While the session views the portal as this role: menus and roles are the role's. */
  viewing: z.object({ role_id: z.number().int(), name: z.string(), until: instant }).optional(),
})

export const readMyInfos = endpoint({
  method: 'GET',
  path: '/api/users/mine/infos',
  access: 'anyone',
  ignores_stale_token: true,
  summary: 'The current login; a link token is exchanged, once, for a session',
  query: z.object({ token: z.string().max(200).optional() }),
  data: login,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  ignores_stale_token: true,
  while_viewing: true,
  summary: 'End the session: its token opens nothing any more',
  data: nothing,
})

export const changeUserName = endpoint({
  method: 'POST',
  path: '/api/users/user-name',
  access: { signed_in: true },
  summary: 'Change the name others see',
  body: z.object({ user_name: userName }),
  data: nothing,
})

export const changeCompanyName = endpoint({
  method: 'POST',
  path: '/api/users/company-name',
  access: { signed_in: true },
  summary: 'Change the company shown beside one’s uploads; empty takes it away',
  body: z.object({ company_name: companyName }),
  data: nothing,
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/users/mine/profile',
  access: { signed_in: true },
  summary: 'Change what my page as an author says about me, and whether it names my company',
  body: z.object({ introduction: z.string().trim().max(300), shows_company: z.boolean() }).partial(),
  data: nothing,
})

export const readMyAccount = endpoint({
  method: 'GET',
  path: '/api/users/mine/account',
  access: { signed_in: true },
  summary: 'Everything the page of account information shows',
  data: userInfo.extend({
    company_name: z.string().nullable(),
    introduction: z.string(),
    shows_company: z.boolean(),
    created_at: instant,
    /** When the account will be erased; null unless its owner asked for it. */
    erase_at: instant.nullable(),
    /** The provider whose picture can be taken over as the photo; null where there is none, or it was answered. */
    photo_offer: z.string().nullable(),
    identities: z.array(
      z.object({
        identity_id: z.number().int(),
        type: z.string(),
        /** The provider's name, and the person's name there. */
        provider_name: z.string(),
        name: z.string().nullable(),
        created_at: instant,
        last_used_at: instant.nullable(),
      }),
    ),
    agreements: z.array(z.object({ agreement: z.enum(['terms', 'privacy']), version: z.string(), agreed_at: instant })),
  }),
})
