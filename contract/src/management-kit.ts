import { z } from 'zod'
import { calendarDay, instant } from './kit.ts'

/** What the search box of a management list takes. */
export const keyword = z.string().trim().max(60).optional()

/** Names under which something is filed, or nothing. */
export const used = z.enum(['used', 'unused']).optional()

/** Days, both included, of the calendar the portal is run by: '2026-11-16'. */
export const days = { from: calendarDay.optional(), to: calendarDay.optional() }

/** `updated_at` of the row that was read: a stale save is rejected. */
export const seenAt = instant

/** The reason given by the person; it is kept in the audit log. */
export const reason = z.string().trim().min(1).max(500)
