import { z } from 'zod'
import { endpoint, id, instant, nothing, stretch, stretchQuery, whole } from '../kit.ts'
import { ownPath } from '../own-path.ts'
import { written } from '../written.ts'

/** What becomes of it. `shipped` names the version in which what was asked for came. */
export const feedbackState = z.enum(['received', 'in_work', 'answered', 'shipped'])

/** Markdown, as the editor writes it. */
const content = z.string().trim().min(1).max(20_000)

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedbacks',
  access: { signed_in: true, menu: 'feedback' },
  summary: 'Send feedback to the people who run the portal',
  body: z.object({
    content,
    /** The page it is written on: a path of the portal. */
    page: z
      .string()
      .max(500)
      .refine((path) => ownPath(path) === path)
      .optional(),
  }),
  /** Of the specification [API-15]. Where `result` is false, `msg` says why; other failures have a code of their own. */
  data: z.object({ result: z.boolean(), msg: z.string() }),
})

export const findSimilarArticles = endpoint({
  method: 'GET',
  path: '/api/feedbacks/similar',
  access: { menu: 'knowledge' },
  summary: 'Articles that may answer what somebody is writing',
  query: z.object({ text: z.string().max(2_000) }),
  limit: { per_minute: 60 },
  data: whole(z.object({ article_id: id, title: z.string() })),
})

const thread = z.object({
  feedback_id: id,
  state: feedbackState,
  shipped_in: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
})

/** In a list: how it begins, without pictures and marks. */
const summary = thread.extend({ beginning: z.string(), message_count: z.number().int().positive() })

const message = z.object({
  /** Null for an erased account. */
  user_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  /** Written by those who run the portal. */
  is_answer: z.boolean(),
  text: z.array(written),
  created_at: instant,
})
const messages = z.array(message)

const note = message.omit({ is_answer: true }).extend({ note_id: id })

const one = z.object({ feedback_id: id })
const own = { signed_in: true, own: 'feedback' } as const

export const listMyFeedback = endpoint({
  method: 'GET',
  path: '/api/users/mine/feedbacks',
  access: { signed_in: true },
  summary: 'What I wrote to the people who run the portal, what moved last first',
  query: stretchQuery(z.object({})),
  data: stretch(summary.extend({ is_news: z.boolean() })).extend({ news_count: z.number().int().nonnegative() }),
})

export const readMyFeedback = endpoint({
  method: 'GET',
  path: '/api/users/mine/feedbacks/{feedback_id}',
  access: own,
  summary: 'One thread of mine; what is in it counts as read',
  params: one,
  data: thread.extend({ messages }),
})

export const writeAgain = endpoint({
  method: 'POST',
  path: '/api/feedbacks/{feedback_id}/replies',
  access: { signed_in: true, menu: 'feedback' },
  summary: 'Write again in a thread of mine',
  params: one,
  body: z.object({ content }),
  limit: { per_minute: 20 },
  data: nothing,
})

const screen = { screen: 'feedback' } as const

export const readFeedback = endpoint({
  method: 'GET',
  path: '/api/feedbacks/{feedback_id}',
  access: screen,
  summary: 'One thread, with the page and the browser it was written in',
  params: one,
  data: thread.extend({
    messages,
    user_name: z.string().nullable(),
    company_name: z.string().nullable(),
    page: z.string().nullable(),
    /** `Chrome 141 · Windows`; null where nothing names a browser. */
    device: z.string().nullable(),
    assignee_id: id.nullable(),
    assignee_name: z.string().nullable(),
    is_own: z.boolean(),
    /** Never shown to whoever sent it. */
    notes: z.array(note),
  }),
})

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/feedbacks/{feedback_id}/messages',
  access: screen,
  summary: 'Answer feedback: whoever sent it is told',
  params: one,
  body: z.object({ content }),
  data: nothing,
})

export const settleFeedback = endpoint({
  method: 'PUT',
  path: '/api/feedbacks/{feedback_id}/state',
  access: screen,
  summary: 'Say what becomes of feedback; of what was shipped, in which version',
  params: one,
  body: z
    .object({ state: feedbackState, shipped_in: z.string().trim().min(1).max(40).optional() })
    .refine(({ state, shipped_in }) => (state === 'shipped') === (shipped_in !== undefined), { path: ['shipped_in'] }),
  data: nothing,
})

export const noteFeedback = endpoint({
  method: 'POST',
  path: '/api/feedbacks/{feedback_id}/notes',
  access: screen,
  summary: 'Add an internal note to feedback: its sender never sees it',
  params: one,
  body: z.object({ content }),
  data: nothing,
})

export const assignFeedback = endpoint({
  method: 'PUT',
  path: '/api/feedbacks/{feedback_id}/assignee',
  access: screen,
  summary: 'Assign feedback to somebody who may answer it, or to nobody',
  params: one,
  /** `me` is whoever asks. */
  body: z.object({ user_id: z.union([id, z.literal('me')]).nullable() }),
  data: nothing,
})
