import { z } from 'zod'
import { decimal, endpoint, id, instant, managedListQuery, managedPage, whole } from '../kit.ts'
import { days, keyword } from '../management-kit.ts'
import { feedbackState } from './feedback.ts'

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/management/feedbacks',
  access: { screen: 'feedback' },
  summary: 'All feedback, what moved last first',
  query: managedListQuery(
    z.object({
      /** Words of its text, its answers and its notes; how the sender's name or company begins; or its number. */
      keyword,
      state: feedbackState.optional(),
      /** Who works on it; 0 for what is assigned to nobody. */
      assignee_id: decimal(z.int().nonnegative()).optional(),
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
      assignee_id: id.nullable(),
      assignee_name: z.string().nullable(),
      /** Where the keyword stands in it; null where something else was found. */
      hit: z
        .object({
          place: z.enum(['text', 'reply', 'answer', 'note']),
          pieces: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
        })
        .nullable(),
      message_count: z.number().int().positive(),
      /** How long it has waited for an answer, in whole days; null where it waits for none. */
      waiting_days: z.number().int().nonnegative().nullable(),
      created_at: instant,
      updated_at: instant,
    }),
  ),
})

export const listFeedbackStaff = endpoint({
  method: 'GET',
  path: '/api/management/feedbacks/staff',
  access: { screen: 'feedback' },
  summary: 'Everybody who may answer feedback',
  data: whole(z.object({ user_id: id, user_name: z.string() })),
})
