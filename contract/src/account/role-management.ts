import { z } from 'zod'
import { menus } from '../access.ts'
import { endpoint, id, instant, managedListQuery, managedPage, nothing, whole } from '../kit.ts'
import { managementGroups } from '../management.ts'
import { keyword, reason, seenAt, used } from '../management-kit.ts'
import { textPerLanguage } from '../resource/package.ts'

const screen = { screen: 'roles' } as const

/** Every id a list can hold: menus, groups and screens. */
const known: ReadonlySet<number> = new Set([
  ...Object.values(menus),
  ...managementGroups.flatMap(({ id, screens }) => [id, ...Object.values(screens)]),
])
export const menuList = z
  .array(
    z
      .number()
      .int()
      .refine((menu) => known.has(menu)),
  )
  .max(known.size)

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/management/roles',
  access: screen,
  summary: 'What people can be here, and how many are',
  query: managedListQuery(z.object({ keyword, used }), ['role_id', 'code', 'name', 'updated_at']),
  data: managedPage(
    z.object({
      role_id: id,
      code: z.string(),
      name: z.string(),
      menu_count: z.number().int().nonnegative(),
      screen_count: z.number().int().nonnegative(),
      view_only: z.boolean(),
      /** 10,001 stands for more. */
      user_count: z.number().int().nonnegative(),
      updated_at: instant,
    }),
  ),
})

const one = z.object({ role_id: id })
const written = z.object({
  code: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  name: textPerLanguage,
  /** Never none: a list that opens nothing would count as no list, and that opens everything public. */
  menus: menuList.min(1),
  /** Its pages are looked at and not changed. */
  view_only: z.boolean().default(false),
})

export const readRole = endpoint({
  method: 'GET',
  path: '/api/management/roles/{role_id}',
  access: screen,
  summary: 'A role and what it opens',
  params: one,
  data: written.extend({
    role_id: id,
    menus: z.array(z.number().int()),
    is_fixed: z.boolean(),
    /** 10,001 stands for more. */
    user_count: z.number().int().nonnegative(),
    /** The first of them. */
    holders: z.array(z.object({ user_id: id, user_name: z.string(), photo_url: z.string().nullable() })),
    updated_at: instant,
  }),
})

export const createRole = endpoint({
  method: 'POST',
  path: '/api/management/roles',
  access: screen,
  summary: 'Make a role',
  body: written,
  data: z.object({ role_id: z.number().int() }),
})

export const saveRole = endpoint({
  method: 'PUT',
  path: '/api/management/roles/{role_id}',
  access: screen,
  summary: 'Change a role, for everybody who has it at once; somebody must still hold users and roles',
  params: one,
  body: written.extend({ seen_at: seenAt }),
  data: nothing,
})

export const removeRole = endpoint({
  method: 'POST',
  path: '/api/management/roles/{role_id}/removal',
  access: screen,
  summary: 'Remove a role that nobody has; the two the portal is built on stay',
  params: one,
  body: z.object({ reason }),
  data: nothing,
})

export const listRoleCandidates = endpoint({
  method: 'GET',
  path: '/api/management/roles/candidates',
  access: screen,
  summary: 'People by how their name or company begins, by a whole address or number, to give a role to',
  query: z.object({ keyword: z.string().trim().min(1).max(100) }),
  data: whole(
    z.object({
      user_id: id,
      user_name: z.string(),
      company_name: z.string().nullable(),
      photo_url: z.string().nullable(),
    }),
  ),
})

const person = z.object({ user_id: id })

export const addRoleHolder = endpoint({
  method: 'POST',
  path: '/api/management/roles/{role_id}/holders',
  access: screen,
  summary: 'Give a role to a person; nobody gives more than they hold',
  params: one,
  body: person,
  data: nothing,
})

export const removeRoleHolder = endpoint({
  method: 'POST',
  path: '/api/management/roles/{role_id}/holders/removal',
  access: screen,
  summary: 'Take a role from a person; who has no other gets the common one',
  params: one,
  body: person,
  data: nothing,
})
