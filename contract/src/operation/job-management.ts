import { z } from 'zod'
import { endpoint, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { days, keyword, reason } from '../management-kit.ts'

const deadJob = z.object({
  job_id: z.uuid(),
  name: z.string(),
  /** What it was given, without what must not be read by everybody. */
  payload: z.string(),
  /** What the last try said. */
  message: z.string().nullable(),
  attempts: z.number(),
  enqueued_at: instant.nullable(),
  died_at: instant,
})

export const listDeadJobs = endpoint({
  method: 'GET',
  path: '/api/management/dead-jobs',
  access: { screen: 'settings' },
  summary: 'Jobs that failed every time, the newest first. Keyword: the beginning of a name.',
  query: managedListQuery(z.object({ keyword, ...days }), ['died_at', 'name']),
  data: managedPage(deadJob),
})

const chosen = z.object({ job_ids: z.array(z.uuid()).min(1).max(100), reason })

export const retryDeadJobs = endpoint({
  method: 'POST',
  path: '/api/management/dead-jobs/retry',
  access: { screen: 'settings' },
  summary: 'Puts jobs back into their queues, with all their tries.',
  body: chosen,
  data: nothing,
})

export const discardDeadJobs = endpoint({
  method: 'POST',
  path: '/api/management/dead-jobs/removal',
  access: { screen: 'settings' },
  summary: 'Gives jobs up for good.',
  body: chosen,
  data: nothing,
})
