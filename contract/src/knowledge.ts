import { z } from 'zod'
import { fits, itemSummary, resourceType } from './item.ts'
import { endpoint, id, instant, listQuery, nothing, page, whole } from './kit.ts'
import { languages } from './languages.ts'

const language = z.enum(languages)
const count = z.number().int().nonnegative()

/** The specification sends the word 'null' for the top of the tree. */
const parentId = z
  .union([z.enum(['null', '']).transform(() => null), id])
  .optional()
  .transform((given) => given ?? null)

const knowledgeType = z.object({
  knowledge_type_id: id,
  knowledge_type_name: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  /** One character, drawn where there is no logo. */
  mark: z.string(),
  /** Published articles of the type and of everything below it. */
  article_count: count,
})

export const listKnowledgeTypes = endpoint({
  method: 'GET',
  path: '/api/knowledges/types',
  access: { menu: 'knowledge' },
  summary: 'Knowledge types under one parent, or at the top of the tree',
  query: z.object({ parent_id: parentId }),
  data: whole(knowledgeType),
})

/** From the top of the tree down. */
const path = z.array(z.object({ knowledge_type_id: id, knowledge_type_name: z.string() }))

export const readKnowledgeType = endpoint({
  method: 'GET',
  path: '/api/knowledges/types/{knowledge_type_id}',
  access: { menu: 'knowledge' },
  summary: 'One knowledge type, its way from the top, and the whole tree it belongs to, in reading order',
  params: z.object({ knowledge_type_id: id }),
  data: knowledgeType.extend({
    path,
    /** Everything below the top type of the path, which is not among them itself. Parents stand before their children. */
    nodes: z.array(
      z.object({
        kind: z.enum(['type', 'article']),
        /** Of the knowledge type, or of the article. */
        id,
        /** The knowledge type it stands under. */
        parent_id: id,
        /** 0 directly under the top type. */
        depth: count,
        name: z.string(),
        /** Of a type: published articles of it and of everything below it. 0 for an article. */
        article_count: count,
      }),
    ),
    /** What reading this type begins with; null where nothing is published in it yet. */
    first_article_id: id.nullable(),
  }),
})

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/knowledges',
  access: { menu: 'knowledge' },
  summary: 'Published articles, newest first, within a knowledge type and by words',
  query: listQuery(z.object({ knowledge_type_id: id.optional(), keyword: z.string().trim().max(60).optional() }), [
    'published_at',
  ]),
  data: page(
    itemSummary
      .omit({ item_id: true })
      .extend({ article_id: id, knowledge_type_id: id, knowledge_type_name: z.string() }),
  ),
})

/** Chunks are ranges of ids, as for resources. */
export const listArticleAddresses = endpoint({
  method: 'GET',
  path: '/api/knowledges/addresses',
  access: { menu: 'knowledge' },
  summary: 'Published articles within a range of ids, for site maps; `last_id` says where the ranges end',
  query: z.object({ from: id, to: id }).refine(({ from, to }) => to >= from && to - from < 10_000),
  data: z.object({ list: z.array(z.object({ article_id: id, updated_at: instant })), last_id: count }),
})

const one = z.object({ article_id: id })
const neighbour = z.object({ article_id: id, title: z.string() }).nullable()

const contents = z.array(
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
  summary: 'One article as it is read: its text as safe HTML with everything around it',
  params: one,
  /** Without one, the reader's own language, or the nearest there is. */
  query: z.object({ language: language.optional() }),
  data: z.object({
    article_id: id,
    title: z.string(),
    summary: z.string(),
    /** In which language the text is, and in which languages there is one. */
    language,
    languages: z.array(language),
    /** Sanitised; what stands alone as a link to a resource, a video or an article is a card. */
    html: z.string(),
    contents,
    minutes: z.number().int().positive(),
    fits,
    /** The highest product version it was checked with: '适用 10.0 – 10.2'. */
    fits_until: z.string().nullable(),
    read_count: count,
    published_at: instant,
    updated_at: instant,
    /** When somebody should look whether it still holds, and whether that day has passed. */
    verify_by: z.iso.date().nullable(),
    verify_overdue: z.boolean(),
    path,
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
  params: one,
  data: nothing,
  limit: { per_minute: 60 },
})

export const giveOpinion = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/opinions',
  access: { menu: 'knowledge' },
  summary: 'Whether an article helped, and why not; saying it again replaces what one said before',
  params: one,
  body: z.object({
    useful: z.boolean(),
    reason: z.enum(opinionReasons).nullable().default(null),
    text: z.string().trim().max(2_000).default(''),
  }),
  data: nothing,
  limit: { per_minute: 10 },
})

const inLanguage = z.object({ language: language.optional() })
const number = z.coerce.number().int().positive().max(1_000_000)

const revision = z.object({
  number,
  title: z.string(),
  /** What changed, in the author's words. */
  note: z.string(),
  author_name: z.string().nullable(),
  published_at: instant,
  /** The number of the revision it was restored from. */
  restored_from: number.nullable(),
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}/revisions',
  access: { menu: 'knowledge' },
  summary: 'What was published of an article in one language, newest first',
  params: one,
  query: inLanguage,
  data: z.object({ language, languages: z.array(language), list: z.array(revision) }),
})

const difference = z.array(z.object({ change: z.enum(['same', 'added', 'removed']), text: z.string() }))

export const readRevision = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}/revisions/{number}',
  access: { menu: 'knowledge' },
  summary: 'One revision, and what is different from another one: the one before it, unless named',
  params: one.extend({ number }),
  query: inLanguage.extend({ against: number.optional() }),
  data: revision.extend({
    language,
    summary: z.string(),
    /** Markdown. */
    body: z.string(),
    /** Null for the first: everything of it is new. */
    against: number.nullable(),
    /** Of the body, in order; lines, and words within lines that changed. Together, without what was removed, it is the body. */
    difference,
  }),
})

export const openArticlePdf = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/pdf',
  access: { menu: 'knowledge' },
  summary: 'Where the PDF of an article is. While it is made, one asks again',
  params: one,
  body: z.object({ language: language.optional() }),
  data: z.object({ state: z.enum(['ready', 'being_made', 'failed']), address: z.string().nullable() }),
  limit: { per_minute: 60 },
})

/** How far a text in one language is. */
export const revisionState = z.enum(['draft', 'in_review', 'changes_asked', 'published'])

/** Why a reviewer asks for changes: one of these, and a text. */
export const articleReasons = [
  'wrong',
  'unclear',
  'incomplete',
  'outdated',
  'duplicate',
  'private_data',
  'style',
  'other',
] as const

const articleDecision = z.object({
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
  verify_by: z.iso.date().nullable(),
  /** Resources, videos and articles, in this order. */
  related_ids: z.array(id).max(20),
})

const draft = z.object({
  article_id: id,
  language,
  /** Of the revision under way; of the newest published one where there is none; 1 where nothing is written yet. */
  number,
  state: revisionState,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  note: z.string(),
  restored_from: number.nullable(),
  author_name: z.string().nullable(),
  /** Whether whoever asks began it: the author takes back from review what others can only decide upon. */
  is_own: z.boolean(),
  updated_at: instant,
  filing: filing.omit({ related_ids: true }),
  decisions: z.array(articleDecision),
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/knowledges/{article_id}/drafts/{language}',
  access: { screen: 'articles' },
  summary: 'The text to go on writing: what is under way in this language, else what is published, else an empty one',
  params: one.extend({ language }),
  data: draft,
})

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/knowledges/drafts',
  access: { screen: 'articles' },
  summary: 'Texts that are not published yet, what waits longest first',
  query: listQuery(z.object({ state: revisionState.exclude(['published']).optional() }), ['updated_at']),
  data: page(draft.omit({ body: true, is_own: true, filing: true, decisions: true })),
})

export const listArticlePlaces = endpoint({
  method: 'GET',
  path: '/api/knowledges/places',
  access: { screen: 'articles' },
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
  params: one,
  body: filing.partial(),
  data: nothing,
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/knowledges/{article_id}/drafts/{language}',
  access: { screen: 'articles' },
  summary: 'Keep what is written; a draft is begun where there is none',
  params: one.extend({ language }),
  body: written.extend({
    /** `updated_at` of what one began with: where somebody else saved since then, nothing is overwritten. */
    seen_at: instant.optional(),
  }),
  data: draft,
})

export const removeDraft = endpoint({
  method: 'DELETE',
  path: '/api/knowledges/{article_id}/drafts/{language}',
  access: { screen: 'articles' },
  summary: 'Throw away what was not published',
  params: one.extend({ language }),
  data: nothing,
})

export const submitDraft = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/submit',
  access: { screen: 'articles' },
  summary: 'Hand a draft in for review',
  params: one.extend({ language }),
  data: draft,
})

export const takeBackDraft = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/take-back',
  access: { screen: 'articles' },
  summary: 'Take back what one handed in oneself, before anybody decided',
  params: one.extend({ language }),
  data: draft,
})

export const decideDraft = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/drafts/{language}/decision',
  access: { screen: 'articles' },
  summary: 'Publish what was handed in, or ask for changes and say why',
  params: one.extend({ language }),
  body: z.object({
    decision: articleDecision.shape.decision,
    reason: z.enum(articleReasons).nullable().default(null),
    text: z.string().trim().max(2_000).default(''),
  }),
  data: draft,
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/revisions/{number}/restore',
  access: { screen: 'articles' },
  summary: 'Make a draft of what was published before',
  params: one.extend({ number }),
  body: z.object({ language }),
  data: draft,
})

export const verifyArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/verification',
  access: { screen: 'articles' },
  summary: 'Somebody looked: it still holds, until the next day it must be looked at',
  params: one,
  body: z.object({ verify_by: z.iso.date() }),
  data: nothing,
})

export const withdrawArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/withdrawal',
  access: { screen: 'articles' },
  summary: 'Take an article out of the knowledge base; publishing a revision brings it back',
  params: one,
  data: nothing,
})

export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/knowledges/preview',
  access: { screen: 'articles' },
  summary: 'How Markdown will look when it is published',
  body: z.object({ body }),
  data: z.object({ html: z.string(), contents, minutes: z.number().int().positive() }),
  limit: { per_minute: 120 },
})
