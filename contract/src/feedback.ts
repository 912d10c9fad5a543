import { z } from 'zod'
import { endpoint, nothing } from './kit.ts'

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedbacks',
  access: { signed_in: true, menu: 'feedback' },
  summary: 'Send feedback to the people who run the portal',
  body: z.object({ content: z.string().trim().min(1).max(20_000) }),
  data: nothing,
})
