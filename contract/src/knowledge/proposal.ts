import { z } from 'zod'
import { endpoint, id, instant, listQuery, nothing, page, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { threadEntry, threadMessage } from '../review/review.ts'
import { difference, oneArticle } from './article.ts'
import { articleDecision, decideDraft, revisionState, saveDraft } from './article-draft.ts'

const access = { signed_in: true, menu: 'knowledge' } as const
const own = { ...access, own: 'proposal' } as const
const screen = { screen: 'articles' } as const
const one = z.object({ proposal_id: id })
const language = z.enum(languages)

/** A text that a member wants in the knowledge base. Only those who manage articles publish it. */
const proposal = z.object({
  proposal_id: id,
  article_id: id,
  /** Whether the article is published already, so that this changes it. */
  is_correction: z.boolean(),
  knowledge_type_name: z.string(),
  language,
  state: revisionState,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  /** What changes and why, in the words of the person who proposes it. */
  note: z.string(),
  updated_at: instant,
  decisions: z.array(articleDecision),
  /** Decisions and messages, the first one first. */
  thread: z.array(threadEntry),
  /** From the first time it was handed in until it is published, unless it was taken back. */
  can_write: z.boolean(),
})

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/knowledges/proposals',
  access,
  summary: 'Articles and corrections I have proposed, newest first',
  query: listQuery(z.object({}), ['updated_at']),
  data: page(proposal.omit({ summary: true, body: true, thread: true, can_write: true })),
})

export const beginProposal = endpoint({
  method: 'POST',
  path: '/api/knowledges/proposals',
  access,
  summary: 'Begin an article that I propose',
  body: z.object({ knowledge_type_id: id, language, title: saveDraft.body.shape.title }),
  limit: { per_minute: 20 },
  data: proposal,
})

export const beginCorrection = endpoint({
  method: 'POST',
  path: '/api/knowledges/{article_id}/corrections',
  access,
  summary: 'Begin a correction with the published text; one of mine that is under way is opened again',
  params: oneArticle,
  body: z.object({ language }),
  limit: { per_minute: 20 },
  data: proposal,
})

export const readProposal = endpoint({
  method: 'GET',
  path: '/api/knowledges/proposals/{proposal_id}',
  access: own,
  summary: 'A proposal of mine, with what reviewers said',
  params: one,
  data: proposal,
})

export const saveProposal = endpoint({
  method: 'PUT',
  path: '/api/knowledges/proposals/{proposal_id}',
  access,
  summary: 'Keep what is written',
  params: one,
  body: saveDraft.body,
  data: proposal,
})

export const removeProposal = endpoint({
  method: 'DELETE',
  path: '/api/knowledges/proposals/{proposal_id}',
  access: own,
  summary: 'Throw away a proposal that is not in review',
  params: one,
  data: nothing,
})

export const submitProposal = endpoint({
  method: 'POST',
  path: '/api/knowledges/proposals/{proposal_id}/submit',
  access: own,
  summary: 'Hand a proposal in for review',
  params: one,
  data: proposal,
})

export const writeProposalMessage = endpoint({
  method: 'POST',
  path: '/api/knowledges/proposals/{proposal_id}/messages',
  access,
  summary: 'Write to the reviewers of a proposal of mine that was handed in',
  params: one,
  body: threadMessage,
  data: proposal,
})

export const takeBackProposal = endpoint({
  method: 'POST',
  path: '/api/knowledges/proposals/{proposal_id}/take-back',
  access: own,
  summary: 'Take a proposal back before it is decided on',
  params: one,
  data: proposal,
})

export const listArticleProposals = endpoint({
  method: 'GET',
  path: '/api/management/articles/{article_id}/proposals',
  access: screen,
  summary: 'What members propose for an article and waits for a decision, with what differs from the published text',
  params: oneArticle,
  data: whole(
    proposal
      .pick({ proposal_id: true, language: true, title: true, summary: true, note: true, is_correction: true })
      .extend({
        author_name: z.string().nullable(),
        submitted_at: instant,
        /** As it would be read. */
        html: z.string(),
        /** Null where nothing is published in this language. */
        difference: difference.nullable(),
        needs_colleague: z.boolean(),
      }),
  ),
})

export const decideProposal = endpoint({
  method: 'POST',
  path: '/api/management/article-proposals/{proposal_id}/decision',
  access: screen,
  summary: 'Accept a proposal as a revision of its article, or return it and say why',
  params: one,
  body: decideDraft.body,
  data: nothing,
})

export const takeBackProposalApproval = endpoint({
  method: 'DELETE',
  path: '/api/management/article-proposals/{proposal_id}/decision',
  access: screen,
  summary: 'Take back the approval of a proposal, until it takes effect some seconds later',
  params: one,
  data: nothing,
})
