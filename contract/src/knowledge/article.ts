import { z } from 'zod'
import { fits, resourceType, shownAs } from '../item/item.ts'
import { calendarDay, decimal, endpoint, id, instant, nothing } from '../kit.ts'
import { languages } from '../languages.ts'
import { knowledgePath } from './knowledge.ts'

const language = z.enum(languages)
const count = z.number().int().nonnegative()
export const oneArticle = z.object({ article_id: id })
const neighbour = z.object({ article_id: id, title: z.string() }).nullable()

export const articleContents = z.array(
  z.object({
    /** The id of the heading in `html`. */
    anchor: z.string(),
    /** 2 to 6, as in `html`: the page's own heading is the only one of level 1. */
    level: z.number().int().min(2).max(6),
    text: z.string(),
  }),
)

/** Why an article did not help. */
export const opinionReasons = ['not_my_question', 'unclear', 'incomplete', 'outdated', 'wrong', 'other'] as const

const opinion = z.object({
  useful: z.boolean(),
  reason: z.enum(opinionReasons).nullable(),
  text: z.string(),
})

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'One article as it is read: its text as safe HTML with everything around it',
  params: oneArticle,
  /** Without one, the reader's own language, or the nearest there is. */
  query: z.object({ language: language.optional() }),
  data: z.object({
    article_id: id,
    title: z.string(),
    summary: z.string(),
    ...shownAs.shape,
    /** In which there is a text. */
    languages: z.array(language),
    /** Sanitised; what stands alone as a link to a resource, a video or an article is a card. */
    html: z.string(),
    contents: articleContents,
    minutes: z.number().int().positive(),
    fits,
    /** The highest product version it was checked with: '适用 10.0 – 10.2'. */
    fits_until: z.string().nullable(),
    read_count: count,
    published_at: instant,
    updated_at: instant,
    /** When it should be verified, and whether that day has passed. */
    verify_by: calendarDay.nullable(),
    verify_overdue: z.boolean(),
    path: knowledgePath,
    previous: neighbour,
    next: neighbour,
    related_resources: z.array(z.object({ resource_id: id, resource_type: resourceType, title: z.string() })),
    related_videos: z.array(z.object({ video_id: id, title: z.string(), duration_seconds: count })),
    related_articles: z.array(z.object({ article_id: id, title: z.string() })),
    /** What the person who is signed in said about it. */
    opinion: opinion.nullable(),
  }),
})

export const countArticleRead = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/reads',
  access: { menu: 'knowledge' },
  summary: 'Somebody is reading it: each person counts once a day, and so does each network of visitors',
  params: oneArticle,
  data: nothing,
  limit: { per_minute: 60 },
})

export const giveOpinion = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/opinions',
  access: { menu: 'knowledge' },
  summary: 'Whether an article helped, and why not; saying it again replaces what one said before',
  params: oneArticle,
  body: z.object({
    useful: z.boolean(),
    reason: z.enum(opinionReasons).nullable().default(null),
    text: z.string().trim().max(2_000).default(''),
  }),
  data: nothing,
  limit: { per_minute: 10 },
})

const inLanguage = z.object({ language: language.optional() })
export const revisionNumber = decimal(z.int().positive().max(1_000_000))

const revision = z.object({
  number: revisionNumber,
  title: z.string(),
  /** What changed, in the author's words. */
  note: z.string(),
  author_name: z.string().nullable(),
  published_at: instant,
  /** The number of the revision it was restored from. */
  restored_from: revisionNumber.nullable(),
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}/revisions',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'What was published of an article in one language, newest first',
  params: oneArticle,
  query: inLanguage,
  data: z.object({ language, languages: z.array(language), list: z.array(revision) }),
})

export const difference = z.array(z.object({ change: z.enum(['same', 'added', 'removed']), text: z.string() }))

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}/revisions/{number}',
  access: { menu: 'knowledge' },
  cache_seconds: 1,
  summary: 'One revision, and what is different from another one: the one before it, unless named',
  params: oneArticle.extend({ number: revisionNumber }),
  query: inLanguage.extend({ against: revisionNumber.optional() }),
  data: revision.extend({
    language,
    summary: z.string(),
    /** Markdown. */
    body: z.string(),
    /** Null for the first: everything of it is new. */
    against: revisionNumber.nullable(),
    /** Of the body, in order; lines, and words within lines that changed. Together, without what was removed, it is the body. */
    difference,
  }),
})

export const openArticlePdf = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/pdf',
  access: { menu: 'knowledge' },
  summary: 'Where the PDF of an article is. While it is made, one asks again',
  params: oneArticle,
  body: z.object({ language: language.optional() }),
  data: z.object({ state: z.enum(['ready', 'being_made', 'failed']), address: z.string().nullable() }),
  limit: { per_minute: 60 },
})
