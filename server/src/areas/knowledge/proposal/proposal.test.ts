import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { passApprovalDelay } from '../../../../test/approvals.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../../test/portal.ts'
import { givenArticle, givenType } from '../knowledge.given.ts'

const proposals = '/api/knowledges/proposals'
const text = { title: '超时怎么办', summary: '', body: '## 提醒本人\n\n再抄送上级。\n', note: '少了一步' }
const decision = ({ proposal_id }: { proposal_id: number }) =>
  `/api/management/article-proposals/${proposal_id}/decision`

/** A portal with an administrator, and a member who writes. */
async function givenMember() {
  const portal = await startPortal(administrator)
  const type = await givenType(portal.db, '流程引擎')
  return { portal, type, member: await person(portal, '青禾') }
}

async function person(portal: Portal, user_name: string) {
  const { user_id } = await givenAccount(portal.db, { user_name })
  const headers = { authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` }
  return {
    user_id,
    get: (url: string) => portal.get(url, headers),
    post: (url: string, body: object = {}) => portal.post(url, body, headers),
    put: async (url: string, payload: object) => (await portal.send({ method: 'PUT', url, payload, headers })).json(),
    remove: async (url: string) => (await portal.send({ method: 'DELETE', url, headers })).json(),
  }
}
type Person = Awaited<ReturnType<typeof person>>

async function propose(member: Person, begin: [url: string, body: object]) {
  const { data } = await member.post(...begin)
  const own = `${proposals}/${data.proposal_id}`
  await member.put(own, { ...text, seen: { title: data.title, summary: data.summary, body: data.body, note: '' } })
  await member.post(`${own}/submit`)
  return { own, ...data } as { own: string; proposal_id: number; article_id: number }
}

const newArticle = (knowledge_type_id: number): [string, object] => [
  proposals,
  { knowledge_type_id, language: 'zh-CN', title: '超时' },
]
const correction = (article_id: number): [string, object] => [
  `/api/knowledges/${article_id}/corrections`,
  { language: 'zh-CN' },
]

test('an accepted correction becomes a revision that names the member who proposed it [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const article_id = await givenArticle(portal.db, type)
  const begun = await member.post(...correction(article_id))
  expect(begun.data).toMatchObject({ is_correction: true, state: 'draft', title: '会签、或签与依次审批' })

  const proposal = await propose(member, correction(article_id))
  expect(proposal.proposal_id).toBe(begun.data.proposal_id)
  const { data } = await portal.get(`/api/management/articles/${article_id}/proposals`)
  expect(data.list).toEqual([
    expect.objectContaining({ proposal_id: proposal.proposal_id, author_name: '青禾', note: '少了一步' }),
  ])
  expect(data.list[0].difference.map(({ change }: { change: string }) => change)).toContain('removed')
  await accept(portal, proposal)

  expect((await portal.get(`/api/knowledges/${article_id}`)).data).toMatchObject({ title: text.title })
  expect((await portal.get(`/api/knowledges/${article_id}/revisions`)).data.list).toMatchObject([
    { number: 2, author_name: '青禾', note: '少了一步' },
    { number: 1 },
  ])
  expect((await member.get(proposals)).data.list).toMatchObject([{ state: 'published', is_correction: true }])
})

test('a proposed article is found by readers only after it is accepted [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const { article_id, proposal_id } = await propose(member, newArticle(type))
  const read = () => portal.get(`/api/knowledges/${article_id}`)
  expect((await read()).code).toBe(failures.not_found.code)
  expect(await proposedIn(portal)).toEqual([{ article_id, proposed: 1 }])

  await accept(portal, { proposal_id })

  expect((await read()).data).toMatchObject({ title: text.title })
  expect(await proposedIn(portal)).toEqual([])
})

test('a returned proposal tells its author why, is changed and handed in again [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const proposal = await propose(member, newArticle(type))

  await portal.post(decision(proposal), { decision: 'ask_changes', reason: 'unclear', text: '请写明步骤' })

  const [notice] = (await member.get('/api/notices')).data.list
  expect(notice).toMatchObject({
    kind: 'article_changes_asked',
    title: text.title,
    quote: '请写明步骤',
    address: `/knowledge/proposal/${proposal.proposal_id}#thread`,
  })
  expect((await member.put(proposal.own, { ...text, body: '先提醒，再抄送。' })).data.state).toBe('changes_asked')
  expect((await member.post(`${proposal.own}/submit`)).data.state).toBe('in_review')
  expect((await member.post(`${proposal.own}/take-back`)).data.state).toBe('changes_asked')
})

test('a member neither publishes nor reads what others propose, and drafts are not shown to staff [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const other = await person(portal, '半夏')
  const proposal = await propose(member, newArticle(type))
  const draft = await member.post(...newArticle(type))

  expect((await member.post(decision(proposal), { decision: 'publish' })).code).toBe(failures.not_allowed.code)
  expect((await other.get(proposal.own)).code).toBe(failures.not_found.code)
  expect((await other.put(proposal.own, text)).code).toBe(failures.not_found.code)
  expect((await other.get(proposals)).data.list).toEqual([])
  expect((await other.get(`/api/management/articles/${proposal.article_id}/proposals`)).code).toBe(
    failures.not_allowed.code,
  )
  const listed = (await portal.get('/api/management/articles?size=100')).data.list
  expect(listed.map((row: { article_id: number }) => row.article_id)).toEqual([proposal.article_id])
  expect((await portal.get(`/api/management/articles/${draft.data.article_id}/proposals`)).data.list).toEqual([])
})

test('proposals of several members and the draft of staff do not disturb each other [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const other = await person(portal, '半夏')
  const article_id = await givenArticle(portal.db, type)
  const draft = `/api/knowledges/${article_id}/drafts/zh-CN`
  await portal.send({ method: 'PUT', url: draft, payload: { ...text, title: '工作人员的草稿' } })
  const first = await propose(member, correction(article_id))
  const second = await propose(other, correction(article_id))

  expect((await portal.get(draft)).data).toMatchObject({ title: '工作人员的草稿', number: 2 })
  expect((await portal.post(decision(first), { decision: 'publish' })).code).toBe(failures.draft_open.code)
  await portal.send({ method: 'DELETE', url: draft })
  await accept(portal, first)
  await accept(portal, second)

  const { list } = (await portal.get(`/api/knowledges/${article_id}/revisions`)).data
  expect(list.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
})

test('a text that changes nothing or is empty is not handed in, and one in review is taken back first [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const same = (await member.post(...correction(await givenArticle(portal.db, type)))).data.proposal_id
  const empty = (await member.post(...newArticle(type))).data.proposal_id
  for (const proposal_id of [same, empty])
    expect((await member.post(`${proposals}/${proposal_id}/submit`)).data.field).toBe('body')

  const { own } = await propose(member, newArticle(type))
  expect((await member.put(own, text)).code).toBe(failures.conflict.code)
  expect((await member.remove(own)).code).toBe(failures.conflict.code)
  expect((await member.post(`${own}/take-back`)).data.state).toBe('draft')
  expect((await member.remove(own)).code).toBe(0)

  expect((await member.get(proposals)).data.total).toBe(2)
})

test('in the review queue a correction is shown with what it changes, and is accepted there, too [KNW-01]', async () => {
  const { portal, type, member } = await givenMember()
  const article_id = await givenArticle(portal.db, type)
  const { proposal_id } = await propose(member, correction(article_id))
  const review = `/api/management/article-reviews/${proposal_id}`

  expect((await portal.get('/api/management/reviews')).data.list).toMatchObject([{ version: null, title: text.title }])
  expect((await portal.get(review)).data).toMatchObject({ version: null, previous: { version: '1' } })
  expect((await portal.post(`${review}/decision`, { decision: 'publish' })).code).toBe(0)
  await passApprovalDelay(portal.platform)

  expect((await portal.get(`/api/knowledges/${article_id}/revisions`)).data.list[0]).toMatchObject({ number: 2 })
})

/** The approval has taken effect when it returns. */
async function accept(portal: Portal, proposal: { proposal_id: number }) {
  expect((await portal.post(decision(proposal), { decision: 'publish' })).code).toBe(0)
  await passApprovalDelay(portal.platform)
}

async function proposedIn(portal: Portal) {
  const { data } = await portal.get('/api/management/articles?search={"state":"proposed"}')
  return data.list.map(({ article_id, proposed }: { article_id: number; proposed: number }) => ({
    article_id,
    proposed,
  }))
}

test('member and reviewer write to each other about a proposal; nobody else does [KNW-01] [UPL-10]', async () => {
  const { portal, type, member } = await givenMember()
  const proposal = await propose(member, newArticle(type))
  const stranger = await person(portal, '半夏')

  const { data } = await member.post(`${proposal.own}/messages`, { text: '截图稍后补上' })

  expect(data.thread).toMatchObject([{ text: '截图稍后补上', is_reviewer: false }])
  expect((await stranger.post(`${proposal.own}/messages`, { text: '我也来' })).code).toBe(failures.not_found.code)
})
