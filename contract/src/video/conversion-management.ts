import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { keyword, reason } from '../management-kit.ts'

export const conversionState = z.enum(['waiting', 'converting', 'ready', 'failed', 'refused'])

const conversion = z.object({
  blob_id: z.number(),
  file_name: z.string(),
  /** Of the video it became, in the viewer's language. */
  title: z.string().nullable(),
  user_name: z.string().nullable(),
  state: conversionState,
  /** Why it failed, as shown to its owner. */
  refusal: z.string().nullable(),
  /** What the last try said. */
  error: z.string().nullable(),
  attempts: z.number(),
  size: z.number(),
  seconds: z.number().nullable(),
  created_at: instant,
  began_at: instant.nullable(),
  ended_at: instant.nullable(),
})

export const listConversions = endpoint({
  method: 'GET',
  path: '/api/management/conversions',
  access: { screen: 'transcoding' },
  summary: 'Videos on their way through the converter, the newest first. Keyword: a part of a file name.',
  query: managedListQuery(z.object({ keyword, state: conversionState.optional() }), ['created_at', 'size', 'attempts']),
  data: managedPage(conversion),
})

export const convertAgain = endpoint({
  method: 'POST',
  path: '/api/management/conversions/{blob_id}/again',
  access: { screen: 'transcoding' },
  summary: 'Has a video converted anew: what was made before serves until then.',
  params: z.object({ blob_id: id }),
  body: z.object({ reason }),
  data: nothing,
})
