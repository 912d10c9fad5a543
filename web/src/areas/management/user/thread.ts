import type { Answer } from '@atrium/contract/calls'

/** What somebody wrote, and what was answered. */
export type FeedbackThreadData = Answer<'GET /api/feedbacks/{feedback_id}'>
