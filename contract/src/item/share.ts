import { z } from 'zod'
import { id, instant } from '../kit.ts'

/** What the creator of a link decides, for any kind of link. */
export const sharing = z.object({
  /** Null: until it is revoked. */
  days: z.number().int().min(1).max(365).nullable(),
  password: z.string().min(4).max(64).nullable().default(null),
})

/** A link for those who may pass it on. */
export const shareLink = z.object({
  link_id: id,
  address: z.string(),
  has_password: z.boolean(),
  expires_at: instant.nullable(),
  visit_count: z.number().int().nonnegative(),
  made_by: z.string().nullable(),
  created_at: instant,
})

export const madeLink = z.object({ link_id: id, address: z.string(), expires_at: instant.nullable() })

export const shared = z.object({ token: z.string().min(1).max(100) })

export const triedPassword = z.object({ password: z.string().max(200) })
