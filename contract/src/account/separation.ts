import { z } from 'zod'
import { duties } from '../duties.ts'
import { endpoint, id, instant, jsonText, nothing } from '../kit.ts'
import { reason } from '../management-kit.ts'

const screen = { screen: 'roles' } as const

const person = z.object({ user_id: id, user_name: z.string() })
const duty = z.enum(Object.keys(duties) as [keyof typeof duties, ...(keyof typeof duties)[]])
const pages = z.array(z.number().int())

const people = z.array(id).min(1).max(20)
const chosen = z.array(id).max(20).optional()
/** Who is to hold each of the three roles. */
const holders = z.object({ system: people, security: people, audit: people })

/** What switching the separation on changes. Pages are ids of management screens. */
const plan = z.object({
  gains: z.array(person.extend({ duty, pages })),
  /** `roles` are those that are taken away, by their names; `pages` those that the person can no longer open. */
  losses: z.array(person.extend({ roles: z.array(z.string()), pages })),
  /** Roles with pages of two duties lose all of them. */
  changed_roles: z.array(z.object({ role_id: id, name: z.string(), pages })),
  /** Each of them prevents it. */
  conflicts: z.array(person.extend({ kind: z.enum(['two_duties', 'inactive']), duties: z.array(duty) })),
})

export const readSeparation = endpoint({
  method: 'GET',
  path: '/api/management/separation',
  access: screen,
  summary: 'Whether duties are separated, who holds them, and what switching it on would change',
  query: z.object({
    holders: jsonText(z.strictObject({ system: chosen, security: chosen, audit: chosen })).optional(),
  }),
  data: z.object({
    /** Null while it is off. */
    began_at: instant.nullable(),
    holders: z.array(person.extend({ duty })),
    /** Null unless people were named and it is off. */
    plan: plan.nullable(),
  }),
})

export const beginSeparation = endpoint({
  method: 'PUT',
  path: '/api/management/separation',
  access: screen,
  summary: 'Separate duties: nobody is super administrator any more; it ends on the command line of the server',
  body: holders.extend({ reason }),
  data: nothing,
})
