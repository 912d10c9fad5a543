import { z } from 'zod'
import { endpoint, id, instant, nothing, whole } from '../kit.ts'
import { oldPassword, sixDigits, ticket } from './sign-in.ts'

export const listMySessions = endpoint({
  method: 'GET',
  path: '/api/users/mine/sessions',
  access: { signed_in: true },
  summary: 'Where one is signed in, with device and place, newest first',
  data: whole(
    z.object({
      session_id: z.number().int(),
      current: z.boolean(),
      way: z.string(),
      /** Names as their makers write them; null when the browser did not say. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** ISO 3166 country or region; null for unknown networks. */
      country: z.string().nullable(),
      created_at: instant,
      last_seen_at: instant,
    }),
  ),
})

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/sessions/{session_id}',
  access: { signed_in: true, own: 'session' },
  summary: 'Sign out there',
  params: z.object({ session_id: id }),
  data: nothing,
})

export const endMySessions = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/sessions',
  access: { signed_in: true },
  summary: 'Sign out everywhere, here too unless only the others are named',
  query: z.object({ which: z.enum(['all', 'others']).default('all') }),
  data: nothing,
})

export const confirmMyself = endpoint({
  method: 'POST',
  path: '/api/users/mine/confirmation',
  access: { signed_in: true },
  summary: 'Show with the password, or with a code to one’s own address, that it is still the same person',
  body: z
    .object({
      password: oldPassword.optional(),
      ticket: ticket.optional(),
      code: sixDigits.optional(),
      solution: z.string().max(4_000).optional(),
    })
    .refine(({ password, ticket, code }) => (password === undefined ? ticket && code : !code), { path: ['password'] }),
  data: nothing,
})
