import { z } from 'zod'
import { endpoint, instant } from '../kit.ts'

export const partName = z.enum([
  'database',
  'replicas',
  'redis',
  'storage',
  'scanner',
  'mail',
  'sms',
  'sandbox',
  'office',
  'video',
  'pdf',
  'queue',
  'dead_jobs',
  'disk',
])
/** 'attention': it works, and somebody should look before it does not. */
export const partState = z.enum(['works', 'slow', 'attention', 'down', 'not_set_up'])

const part = z.object({
  name: partName,
  state: partState,
  /** How long it took to answer. */
  milliseconds: z.number(),
  /** Figures by their names: what is there, what waits, what is free. */
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The error message of the dependency. */
  detail: z.string().nullable(),
})

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/management/health',
  access: { screen: 'settings' },
  summary: 'How each part of the house is, asked side by side, none longer than two seconds.',
  data: z.object({
    checked_at: instant,
    parts: z.array(part),
    versions: z.object({
      portal: z.string(),
      node: z.string(),
      /** Null where it did not answer. */
      postgresql: z.string().nullable(),
      redis: z.string().nullable(),
      migration: z.string().nullable(),
    }),
  }),
})
