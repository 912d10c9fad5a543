import { z } from 'zod'
import { instant } from './kit.ts'

/** What the search box of a management list takes. */
export const keyword = z.string().trim().max(60).optional()

/** A day of the calendar the portal is run by: '2026-11-16'. Within bounds, so that reckoning with it stays a date. */
export const day = z.iso.date().refine((date) => date >= '1970-01-01' && date <= '2999-12-31')

/** Both included. */
export const days = { from: day.optional(), to: day.optional() }

/** `updated_at` of what was read: whoever wrote in between is not written over. */
export const seenAt = instant

/** Why, in the words of whoever does it: it stands in the audit log. */
export const reason = z.string().trim().min(1).max(500)
