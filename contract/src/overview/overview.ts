import { z } from 'zod'
import { endpoint, instant, nothing } from '../kit.ts'
import { type WaitingQueue, waitingQueues } from './choices.ts'

const count = z.number().int().nonnegative()
const queue = z.enum(Object.keys(waitingQueues) as [WaitingQueue, ...WaitingQueue[]])

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/management/waiting',
  // Each line asks for its own screen: whoever holds none of them gets none.
  access: { signed_in: true },
  summary: 'What waits for staff on the screens of whoever asks, the most urgent first; nothing where nothing waits',
  /** `yes`: only what is assigned to whoever asks. */
  query: z.object({ mine: z.enum(['yes']).optional() }),
  data: z.object({
    list: z.array(
      z.object({
        queue,
        /** Of the oldest 999. */
        count,
        is_more: z.boolean(),
        /** `due`: half of the promised time is over, or a date is less than a week away. */
        urgency: z.enum(['overdue', 'due', 'rest']),
        /** Since when the first one waits. Null where a date counts, and where nobody knows. */
        oldest_at: instant.nullable(),
        /** The first date of those that have one. */
        due_on: z.iso.date().nullable(),
        promised_hours: z.number().int().nullable(),
        /** Those that have waited longer than was promised, or whose date has passed. */
        overdue: count,
        /** Taken by whoever asks, and by nobody. Null where nothing is assigned. */
        mine: count.nullable(),
        unassigned: count.nullable(),
      }),
    ),
    /** How much is assigned to whoever asks. */
    assigned: count,
    /** The kinds of work that their screens have, and which of them they do not want to see: those are not counted. */
    queues: z.array(queue),
    hidden: z.array(queue),
  }),
})

export const saveHiddenWork = endpoint({
  method: 'PUT',
  path: '/api/management/waiting/hidden',
  access: { signed_in: true },
  summary: 'The kinds of work that whoever asks does not want to see on the overview, in place of those before',
  body: z.object({ hidden: z.array(queue).max(Object.keys(waitingQueues).length) }),
  data: nothing,
})

export const listDoneToday = endpoint({
  method: 'GET',
  path: '/api/management/done-today',
  access: { signed_in: true },
  summary: 'What was decided and answered today on the screens of whoever asks, the latest first',
  data: z.object({
    total: count,
    is_more: z.boolean(),
    list: z.array(
      z.object({
        kind: z.enum(['publish', 'ask_changes', 'deprecate', 'withdraw', 'feedback', 'installation']),
        /** Of the thing it was about; of feedback the name of whoever sent it. */
        title: z.string(),
        /** Null for the portal itself and for erased accounts. */
        user_name: z.string().nullable(),
        done_at: instant,
      }),
    ),
  }),
})
