import { z } from 'zod'
import { calendarDay, endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { languages } from '../languages.ts'
import { days, keyword, reason } from '../management-kit.ts'
import { opinionReasons, revisionNumber } from './article.ts'
import { revisionState } from './article-draft.ts'

const count = z.number().int().nonnegative()
const language = z.enum(languages)
/** Languages with a space between them: 'zh-CN en'. */
const languagesText = z.string()

export const listManagedArticles = endpoint({
  method: 'GET',
  path: '/api/management/articles',
  access: { screen: 'articles' },
  summary: 'Articles of all states, what was changed last first',
  query: managedListQuery(
    z.object({
      keyword,
      knowledge_type_id: id.optional(),
      /** `in_review`: a text of it waits for somebody to decide; `proposed`: one that a member proposes. */
      state: z.enum(['draft', 'in_review', 'proposed', 'published', 'withdrawn']).optional(),
      /** Whose day to be looked at has come. */
      verify: z.enum(['due']).optional(),
    }),
    ['title', 'state', 'updated_at', 'verify_by', 'read_count', 'useful_count', 'not_useful_count'],
  ),
  data: managedPage(
    z.object({
      article_id: id,
      title: z.string(),
      knowledge_type_name: z.string(),
      state: z.enum(['draft', 'published', 'withdrawn']),
      /** Languages in which it is published, drafted, in review, and can be taken back by the viewer. */
      languages: languagesText,
      drafts: languagesText,
      in_review: languagesText,
      to_take_back: languagesText,
      /** Proposals of members that wait for a decision. */
      proposed: count,
      verify_by: calendarDay.nullable(),
      verify_overdue: z.boolean(),
      read_count: count,
      useful_count: count,
      not_useful_count: count,
      owner_name: z.string().nullable(),
      updated_at: instant,
    }),
  ),
})

export const listManagedRevisions = endpoint({
  method: 'GET',
  path: '/api/management/article-history',
  access: { screen: 'article_history' },
  summary: 'What was written of all articles, newest first',
  query: managedListQuery(
    z.object({ keyword, ...days, language: language.optional(), state: revisionState.optional() }),
    ['updated_at'],
  ),
  data: managedPage(
    z.object({
      revision_id: id,
      article_id: id,
      title: z.string(),
      language,
      number: revisionNumber,
      state: revisionState,
      note: z.string(),
      restored_from: revisionNumber.nullable(),
      author_name: z.string().nullable(),
      /** Whether the article is there for readers, and its history with it. */
      readable: z.boolean(),
      updated_at: instant,
    }),
  ),
})

export const listOpinions = endpoint({
  method: 'GET',
  path: '/api/management/article-opinions',
  access: { screen: 'article_votes' },
  summary: 'Whether articles helped, and what readers wrote about it, newest first',
  query: managedListQuery(
    z.object({
      keyword,
      ...days,
      article_id: id.optional(),
      useful: z.enum(['yes', 'no']).optional(),
      state: z.enum(['open', 'handled']).optional(),
      /** Only those with words. */
      words: z.enum(['yes']).optional(),
    }),
    ['created_at'],
  ),
  data: managedPage(
    z.object({
      opinion_id: id,
      article_id: id,
      title: z.string(),
      useful: z.boolean(),
      reason: z.enum(opinionReasons).nullable(),
      text: z.string(),
      /** Null for visitors. */
      user_name: z.string().nullable(),
      created_at: instant,
      handled_at: instant.nullable(),
      handled_by: z.string().nullable(),
      handled_reason: z.string().nullable(),
    }),
  ),
})

export const handleOpinion = endpoint({
  method: 'POST',
  path: '/api/management/article-opinions/{opinion_id}/handling',
  access: { screen: 'article_votes' },
  summary: 'Mark what a reader said as dealt with, and say what came of it',
  params: z.object({ opinion_id: id }),
  body: z.object({ reason }),
  data: nothing,
})
