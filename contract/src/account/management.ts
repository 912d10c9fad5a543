import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing, whole } from '../kit.ts'
import { days, keyword, reason, seenAt } from '../management-kit.ts'
import { companyName, userName } from './account.ts'
import { menuList } from './role-management.ts'

const screen = { screen: 'users' } as const

/** `official` members are marked as such, whichever way they come in. */
const personType = z.enum(['common_user', 'wechat_user', 'official'])

/** `waiting`: staff opened the account, and nobody has come in yet. */
const personState = z.enum(['active', 'waiting', 'disabled'])

const person = z.object({
  user_id: id,
  user_name: z.string(),
  photo_url: z.string().nullable(),
  type: personType,
  /** '135 **** 8723': whole numbers are shown to nobody but their owner. */
  masked_mobile: z.string().nullable(),
  email: z.string().nullable(),
  company_name: z.string().nullable(),
  state: personState,
  created_at: instant,
  last_sign_in_at: instant.nullable(),
  upload_count: z.number().int().nonnegative(),
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/management/users',
  access: screen,
  summary: 'The people who have an account',
  query: managedListQuery(
    z.object({
      /** How a name or a company begins; a whole number, address or user id. */
      keyword,
      type: personType.optional(),
      role_id: id.optional(),
      state: personState.optional(),
      /** When they last signed in. */
      ...days,
    }),
    ['user_name', 'created_at', 'last_sign_in_at'],
    // A name is looked for by how it begins; who lacks a role is nearly everybody, or nearly nobody.
    { without_conditions: ['user_name', 'role_id'] },
  ),
  data: managedPage(person.extend({ roles: z.string() })),
})

export const listRoleChoices = endpoint({
  method: 'GET',
  path: '/api/management/users/role-choices',
  access: screen,
  summary: 'The roles a person can be given',
  data: whole(z.object({ role_id: id, name: z.string(), menus: z.array(z.number().int()), view_only: z.boolean() })),
})

const one = z.object({ user_id: id })

export const readUser = endpoint({
  method: 'GET',
  path: '/api/management/users/{user_id}',
  access: screen,
  summary: 'One person, as staff see them',
  params: one,
  data: person.extend({
    is_weaver: z.boolean(),
    has_password: z.boolean(),
    role_ids: z.array(id),
    own_menus: z.array(z.number().int()).nullable(),
    /** What they open now, by their own list or by their roles; null is an absent list, which allows. */
    menus: z.array(z.number().int()).nullable(),
    staff_note: z.string().nullable(),
    /** Whether the person who looks may say what this one opens. */
    may_grant: z.boolean(),
    updated_at: instant,
  }),
})

const written = z.object({
  user_name: userName,
  company_name: companyName.nullable(),
  /** Absent: as it is. Null takes it away. */
  mobile: z.string().trim().max(40).nullable().optional(),
  email: z.email().max(254).nullable(),
  role_ids: z.array(id).min(1).max(20),
  /** Null: what the roles open. A list takes the place of theirs. */
  own_menus: menuList.nullable(),
  is_weaver: z.boolean(),
  staff_note: z.string().trim().max(2_000).nullable(),
})

export const createUser = endpoint({
  method: 'POST',
  path: '/api/management/users',
  access: screen,
  summary: 'Open an account: its owner comes in by a code to the number or address, and sets a password',
  body: written,
  data: z.object({ user_id: z.number().int() }),
})

export const saveUser = endpoint({
  method: 'PUT',
  path: '/api/management/users/{user_id}',
  access: screen,
  summary: 'Change what is known about a person and what they may open',
  params: one,
  body: written.extend({ seen_at: seenAt }),
  data: nothing,
})

const people = z.array(id).min(1).max(100)

export const setUserState = endpoint({
  method: 'PUT',
  path: '/api/management/users/state',
  access: screen,
  summary: 'Disable people, which ends their sessions at once, or enable them again',
  body: z.object({ user_ids: people, state: z.enum(['active', 'disabled']), reason }),
  data: nothing,
})

export const notifyUsers = endpoint({
  method: 'POST',
  path: '/api/management/users/notices',
  access: screen,
  summary: 'Tell people something, in the portal and by mail as they chose',
  body: z.object({ user_ids: people, title: z.string().trim().min(1).max(200) }),
  data: nothing,
})

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/api/management/users/{user_id}/password-reset',
  access: screen,
  summary: 'Take the password away and end all sessions; the owner is told how to set another',
  params: one,
  body: z.object({ reason }),
  data: nothing,
})

export const listUserSignIns = endpoint({
  method: 'GET',
  path: '/api/management/users/{user_id}/sign-ins',
  access: screen,
  summary: 'How a person came in lately, and where they were refused',
  params: one,
  data: whole(
    z.object({
      sign_in_id: id,
      way: z.string(),
      outcome: z.enum(['signed_in', 'registered', 'refused', 'challenged', 'too_often']),
      network: z.string(),
      country: z.string().nullable(),
      created_at: instant,
    }),
  ),
})
