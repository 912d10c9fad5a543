import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage } from '../kit.ts'
import { days, keyword } from '../management-kit.ts'
import { feedbackState } from './feedback.ts'

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/management/feedbacks',
  access: { screen: 'feedback' },
  summary: 'All feedback, what moved last first',
  query: managedListQuery(
    z.object({
      /** How the sender's name or company begins, or the number of a thread. */
      keyword,
      state: feedbackState.optional(),
      /** When it was sent. */
      ...days,
    }),
    ['updated_at', 'created_at'],
  ),
  data: managedPage(
    z.object({
      feedback_id: id,
      /** How it begins, without pictures. */
      beginning: z.string(),
      state: feedbackState,
      shipped_in: z.string().nullable(),
      user_id: id.nullable(),
      /** Null for an erased account. */
      user_name: z.string().nullable(),
      company_name: z.string().nullable(),
      message_count: z.number().int().positive(),
      /** How long it has waited for an answer, in whole days; null where it waits for none. */
      waiting_days: z.number().int().nonnegative().nullable(),
      created_at: instant,
      updated_at: instant,
    }),
  ),
})
