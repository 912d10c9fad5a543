import { sql } from 'kysely'
import { givenArticle, givenType } from '../../src/areas/knowledge/knowledge.given.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { givenApproval } from '../given/review.ts'
import type { Portal } from '../portal.ts'
import { type CallSamples, newCode } from './samples.ts'

const text = { title: '超时怎么办', summary: '', body: '提醒本人。' }
const filed = { parent_id: null, name: { 'zh-CN': '流程' }, description: {}, mark: {}, logo_id: null, position: 1 }

const newType = (db: Db) => givenType(db, newCode())

async function published({ db }: Portal) {
  return { article_id: await givenArticle(db, await newType(db)) }
}

/** A text under way, in review where asked for. */
async function underWay(portal: Portal, { in_review = false } = {}) {
  const knowledge_type_id = await newType(portal.db)
  const { data } = await portal.post('/api/knowledges', { knowledge_type_id, language: 'zh-CN', ...text })
  const { article_id } = data
  if (in_review) await portal.post(`/api/knowledges/${article_id}/drafts/zh-CN/submit`)
  return { article_id, language: 'zh-CN' }
}

export const knowledgeSamples: CallSamples = {
  'POST /api/management/knowledge-types': async () => ({ payload: filed }),
  'PUT /api/management/knowledge-types/{knowledge_type_id}': async ({ db, get }) => {
    const knowledge_type_id = await newType(db)
    const { data } = await get(`/api/management/knowledge-types/${knowledge_type_id}`)
    return { params: { knowledge_type_id }, payload: { ...filed, seen_at: data.updated_at } }
  },
  'POST /api/management/knowledge-types/{knowledge_type_id}/removal': async ({ db }) => {
    return { params: { knowledge_type_id: await newType(db) }, payload: { reason: '没有内容' } }
  },
  'POST /api/management/article-opinions/{opinion_id}/handling': async (portal) => {
    const { article_id } = await published(portal)
    const { rows } = await sql<{ opinion_id: number }>`
      insert into article_opinion (item_id, useful) values (${article_id}, false) returning opinion_id`.execute(
      portal.db,
    )
    return { params: { opinion_id: rows[0]?.opinion_id ?? 0 }, payload: { reason: '已经补上' } }
  },
}

async function proposed(portal: Portal, { in_review = false } = {}) {
  const knowledge_type_id = await newType(portal.db)
  const begun = { knowledge_type_id, language: 'zh-CN', title: text.title }
  const { proposal_id, article_id } = (await portal.post('/api/knowledges/proposals', begun)).data
  const url = `/api/knowledges/proposals/${proposal_id}`
  await portal.send({ method: 'PUT', url, payload: text })
  if (in_review) await portal.post(`${url}/submit`)
  return { proposal_id, article_id }
}

export const proposalSamples: CallSamples = {
  'POST /api/knowledges/proposals': async ({ db }) => {
    return { payload: { knowledge_type_id: await newType(db), language: 'zh-CN', title: text.title } }
  },
  'POST /api/knowledges/{article_id}/corrections': async (portal) => {
    return { params: await published(portal), payload: { language: 'zh-CN' } }
  },
  'PUT /api/knowledges/proposals/{proposal_id}': async (portal) => ({ params: await proposed(portal), payload: text }),
  'DELETE /api/knowledges/proposals/{proposal_id}': async (portal) => ({ params: await proposed(portal) }),
  'POST /api/knowledges/proposals/{proposal_id}/submit': async (portal) => ({ params: await proposed(portal) }),
  'POST /api/knowledges/proposals/{proposal_id}/messages': async (portal) => {
    return { params: await proposed(portal, { in_review: true }), payload: { text: '第二步写清楚了' } }
  },
  'POST /api/knowledges/proposals/{proposal_id}/take-back': async (portal) => {
    return { params: await proposed(portal, { in_review: true }) }
  },
  'POST /api/management/article-proposals/{proposal_id}/decision': async (portal) => {
    const params = await proposed(portal, { in_review: true })
    return { params, payload: { decision: 'ask_changes', reason: 'unclear', text: '请写明步骤' } }
  },
  'DELETE /api/management/article-proposals/{proposal_id}/decision': async (portal) => {
    const params = await proposed(portal, { in_review: true })
    await givenApproval(portal, 'revision_id', params.proposal_id)
    return { params }
  },
}

export const articleSamples: CallSamples = {
  'POST /api/knowledges/preview': async () => ({ payload: { body: '## 三种方式' } }),
  'POST /api/knowledges': async ({ db }) => {
    return { payload: { knowledge_type_id: await newType(db), language: 'zh-CN', ...text } }
  },
  'PATCH /api/knowledges/{article_id}': async (portal) => {
    return { params: await published(portal), payload: { position: 7 } }
  },
  'POST /api/knowledges/{article_id}/verification': async (portal) => {
    return { params: await published(portal), payload: { verify_by: '2999-01-01' } }
  },
  'POST /api/knowledges/{article_id}/withdrawal': async (portal) => {
    return { params: await published(portal), payload: { reason: '不再适用' } }
  },
  'PUT /api/knowledges/{article_id}/drafts/{language}': async (portal) => {
    return { params: await underWay(portal), payload: text }
  },
  'DELETE /api/knowledges/{article_id}/drafts/{language}': async (portal) => ({ params: await underWay(portal) }),
  'POST /api/knowledges/{article_id}/drafts/{language}/submit': async (portal) => ({ params: await underWay(portal) }),
  'POST /api/knowledges/{article_id}/drafts/{language}/messages': async (portal) => {
    return { params: await underWay(portal, { in_review: true }), payload: { text: '第二步写清楚了' } }
  },
  'POST /api/knowledges/{article_id}/drafts/{language}/take-back': async (portal) => {
    return { params: await underWay(portal, { in_review: true }) }
  },
  'POST /api/knowledges/{article_id}/drafts/{language}/decision': async (portal) => {
    // Whoever plays the sample is author and reviewer in one.
    await sql`insert into setting (name, value) values ('four_eyes', 'false') on conflict do nothing`.execute(portal.db)
    return { params: await underWay(portal, { in_review: true }), payload: { decision: 'publish' } }
  },
  'DELETE /api/knowledges/{article_id}/drafts/{language}/decision': async (portal) => {
    const params = await underWay(portal, { in_review: true })
    const { revision_id } = await portal.db
      .selectFrom('article_revision')
      .select('revision_id')
      .where('item_id', '=', params.article_id)
      .executeTakeFirstOrThrow()
    await givenApproval(portal, 'revision_id', revision_id)
    return { params }
  },
  'POST /api/knowledges/{article_id}/revisions/{number}/restore': async (portal) => {
    return { params: { ...(await published(portal)), number: 1 }, payload: { language: 'zh-CN' } }
  },
}
