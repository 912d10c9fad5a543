import { z } from 'zod'
import { endpoint, id, instant, nothing, whole } from '../kit.ts'

export const askForExport = endpoint({
  method: 'POST',
  path: '/api/users/mine/exports',
  access: { signed_in: true, confirmed: true },
  summary: 'Have everything kept about oneself written into a zip; one at a time',
  data: z.object({ export_id: z.number().int() }),
  limit: { per_minute: 5 },
})

export const listMyExports = endpoint({
  method: 'GET',
  path: '/api/users/mine/exports',
  access: { signed_in: true },
  summary: 'Exports of the last days and how far they are',
  data: whole(
    z.object({
      export_id: z.number().int(),
      state: z.enum(['waiting', 'ready', 'failed']),
      size: z.number().int().nullable(),
      created_at: instant,
      expires_at: instant,
    }),
  ),
})

export const openMyExport = endpoint({
  method: 'GET',
  path: '/api/users/mine/exports/{export_id}',
  access: { signed_in: true, confirmed: true, own: 'export' },
  summary: 'An address that serves the zip for a minute',
  params: z.object({ export_id: id }),
  data: z.object({ address: z.string() }),
})

export const previewErasure = endpoint({
  method: 'GET',
  path: '/api/users/mine/erasure',
  access: { signed_in: true },
  summary:
    'What erasing the account would mean: the days to think it over, and what becomes of projects one owns alone',
  data: z.object({
    days: z.number().int().nonnegative(),
    /** Who would own it; null where nobody else is in it, and it is erased, too. */
    projects: z.array(z.object({ title: z.string(), heir_name: z.string().nullable() })),
  }),
})

export const askForErasure = endpoint({
  method: 'POST',
  path: '/api/users/mine/erasure',
  access: { signed_in: true, confirmed: true },
  summary: 'Erase the account after a time to think it over; other sessions end now',
  body: z.object({ withdraw_uploads: z.boolean() }),
  data: z.object({ erase_at: instant }),
})

export const cancelErasure = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/erasure',
  access: { signed_in: true },
  summary: 'Keep the account after all',
  data: nothing,
})
