import { z } from 'zod'
import { fits } from '../item/item.ts'
import { calendarDay, endpoint, id, instant, listQuery, nothing, page, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { reason } from '../management-kit.ts'
import { approval, refersTo, threadEntry, threadMessage } from '../review/review.ts'
import { articleContents, oneArticle, revisionNumber } from './article.ts'

const language = z.enum(languages)
const inOneLanguage = oneArticle.extend({ language })

/** How far a text in one language is. */
export const revisionState = z.enum(['draft', 'in_review', 'changes_asked', 'published'])

/** Why a reviewer asks for changes: one of these, and a text. */
const articleReasons = [
  'wrong',
  'unclear',
  'incomplete',
  'outdated',
  'duplicate',
  'private_data',
  'style',
  'other',
] as const

export const articleDecision = z.object({
  decision: z.enum(['ask_changes', 'publish']),
  reason: z.enum(articleReasons).nullable(),
  text: z.string(),
  decided_by: z.string().nullable(),
  created_at: instant,
})

const title = z.string().trim().min(1).max(120)
const summary = z.string().trim().max(400)
/** Markdown. */
const body = z.string().max(300_000)

/** Where an article stands and what belongs to it, the same in all languages. */
const filing = z.object({
  knowledge_type_id: id,
  /** Among the articles of its type; smaller numbers come first. */
  position: z.number().int().min(0).max(1_000_000),
  fits,
  fits_until: z.string().max(20).nullable(),
  verify_by: calendarDay.nullable(),
  /** Resources, videos and articles, in this order. */
  related_ids: z.array(id).max(20),
})

const draft = z.object({
  article_id: id,
  language,
  /** Of the revision under way; of the newest published one where there is none; 1 where nothing is written yet. */
  number: revisionNumber,
  state: revisionState,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  note: z.string(),
  restored_from: revisionNumber.nullable(),
  author_name: z.string().nullable(),
  /** Whether the viewer began it: only the author can take it back from review. */
  is_own: z.boolean(),
  updated_at: instant,
  filing: filing.omit({ related_ids: true }),
  decisions: z.array(articleDecision),
  /** Decisions and messages of the revision under way, the first one first. */
  thread: z.array(threadEntry),
  /** From the first time it was handed in, unless it was taken back: before that no reviewer reads it. */
  can_write: z.boolean(),
  approval: approval.nullable(),
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}/drafts/{language}',
  access: { screen: 'articles' },
  summary: 'The text to go on writing: what is under way in this language, else what is published, else an empty one',
  params: inOneLanguage,
  data: draft,
})

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/knowledges/drafts',
  access: { screen: 'articles' },
  summary: 'Texts that are not published yet, what waits longest first',
  query: listQuery(
    z.object({
      state: revisionState.exclude(['published']).optional(),
      /** Only those I began. */
      mine: z.boolean().optional(),
    }),
    ['updated_at'],
  ),
  data: page(
    draft.omit({
      body: true,
      is_own: true,
      filing: true,
      decisions: true,
      thread: true,
      can_write: true,
      approval: true,
    }),
  ),
})

export const listArticlePlaces = endpoint({
  method: 'GET',
  path: '/api/knowledges/places',
  access: { signed_in: true, menu: 'knowledge' },
  summary: 'Every knowledge type with its way from the top, in reading order: where an article can stand',
  data: whole(z.object({ knowledge_type_id: id, names: z.array(z.string()).min(1) })),
})

const written = z.object({ title, summary, body, note: z.string().trim().max(400).default('') })

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges',
  access: { screen: 'articles' },
  summary: 'Begin an article with a draft in one language',
  body: filing
    .partial()
    .required({ knowledge_type_id: true })
    .extend({ language, ...written.shape }),
  data: draft,
})

export const fileArticle = endpoint({
  method: 'PATCH',
  path: '/api/knowledges/{article_id}',
  access: { screen: 'articles' },
  summary: 'Move an article, or change for which versions it is and what belongs to it',
  params: oneArticle,
  body: filing.partial(),
  data: nothing,
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/knowledges/{article_id}/drafts/{language}',
  access: { screen: 'articles' },
  summary: 'Keep what is written; a draft is begun where there is none',
  params: inOneLanguage,
  body: written.extend({
    /** The text one began with: where somebody else changed the same part since then, nothing is overwritten. */
    seen: draft.pick({ title: true, summary: true, body: true, note: true }).optional(),
  }),
  data: draft,
})

export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/api/knowledges/{article_id}/drafts/{language}',
  access: { screen: 'articles' },
  summary: 'Throw away what was not published',
  params: inOneLanguage,
  data: nothing,
})

export const submitDraft = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/submit',
  access: { screen: 'articles' },
  summary: 'Hand a draft in for review',
  params: inOneLanguage,
  data: draft,
})

export const writeDraftMessage = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/messages',
  access: { screen: 'articles' },
  summary: 'Write to the reviewers of a text that was handed in',
  params: inOneLanguage,
  body: threadMessage,
  data: draft,
})

export const takeBackDraft = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/take-back',
  access: { screen: 'articles' },
  summary: 'Take back what one handed in oneself, before anybody decided',
  params: inOneLanguage,
  data: draft,
})

export const decideDraft = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/decision',
  access: { screen: 'articles' },
  summary: 'Publish what was handed in, or ask for changes and say why',
  params: inOneLanguage,
  body: z.object({
    decision: articleDecision.shape.decision,
    reason: z.enum(articleReasons).nullable().default(null),
    text: z.string().trim().max(2_000).default(''),
    refers_to: refersTo,
  }),
  data: draft,
})

export const takeBackDraftApproval = endpoint({
  method: 'DELETE',
  path: '/api/knowledges/{article_id}/drafts/{language}/decision',
  access: { screen: 'articles' },
  summary: 'Take back the approval of a text, until it takes effect some seconds later',
  params: inOneLanguage,
  data: draft,
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/revisions/{number}/restore',
  access: { screen: 'articles' },
  summary: 'Make a draft of what was published before',
  params: oneArticle.extend({ number: revisionNumber }),
  body: z.object({ language }),
  data: draft,
})

export const verifyArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/verification',
  access: { screen: 'articles' },
  summary: 'Somebody looked: it still holds, until the next day it must be looked at',
  params: oneArticle,
  body: z.object({ verify_by: calendarDay }),
  data: nothing,
})

export const withdrawArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/withdrawal',
  access: { screen: 'articles' },
  summary: 'Take an article out of the knowledge base; publishing a revision brings it back',
  params: oneArticle,
  body: z.object({ reason }),
  data: nothing,
})

export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges/preview',
  access: { signed_in: true, menu: 'knowledge' },
  summary: 'How Markdown will look when it is published',
  body: z.object({ body }),
  data: z.object({ html: z.string(), contents: articleContents, minutes: z.number().int().positive() }),
  limit: { per_minute: 120 },
})
