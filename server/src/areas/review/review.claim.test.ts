import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../../../test/given/review.ts'
import { type LiveStream, listenTo } from '../../../test/live.ts'
import { administrator, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'

const search = (words: object) => `search=${encodeURIComponent(JSON.stringify(words))}`
const ordered = (words: object) => `order_by=${encodeURIComponent(JSON.stringify(words))}`
const titlesOf = async ({ get }: Portal, query: string) =>
  (await get(`/api/management/reviews?${query}`)).data.list.map(({ title }: { title: string }) => title)

async function givenColleague({ db }: Portal) {
  const { user_id } = await givenAccount(db, { ...administrator, user_name: '知行' })
  return { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
}

const passed = { name: 'format', outcome: 'passed', message: 'format.passed', values: {}, places: [] }
const noted = { ...passed, name: 'translations', outcome: 'note' }

async function setChecks({ db }: Portal, app_version_id: number, checks: object[]) {
  await sql`update app_version set checks = ${JSON.stringify(checks)} where app_version_id = ${app_version_id}`.execute(
    db,
  )
}

test('what a colleague has claimed is decided only after it was taken over [MGT-120]', async () => {
  const portal = await startPortal(administrator)
  const colleague = await givenColleague(portal)
  const url = `/api/management/article-reviews/${await givenWaitingArticle(portal.db)}`
  const body = { decision: 'ask_changes', reason: 'unclear', text: '第二步看不懂' }
  await portal.send({ method: 'PUT', url: `${url}/reviewer`, headers: colleague })

  expect((await portal.post(`${url}/decision`, body)).code).toBe(failures.claimed_by_colleague.code)

  await portal.send({ method: 'PUT', url: `${url}/reviewer` })
  expect((await portal.post(`${url}/decision`, body, colleague)).code).toBe(failures.claimed_by_colleague.code)
  expect((await portal.post(`${url}/decision`, body)).code).toBe(0)
})

test('a resource that a colleague has claimed is not published by somebody else [MGT-120]', async () => {
  const portal = await startPortal(administrator)
  const id = await givenWaitingResource(portal.db)
  await portal.send({ method: 'PUT', url: `/api/reviews/${id}/reviewer`, headers: await givenColleague(portal) })

  const refused = await portal.post(`/api/reviews/${id}/decision`, { decision: 'publish' })

  expect(refused.code).toBe(failures.claimed_by_colleague.code)
})

test.for([
  ['handed in', (portal: Portal) => givenWaitingApp(portal.db)],
  ['claimed', (portal: Portal, id: number) => portal.send({ method: 'PUT', url: `/api/reviews/${id}/reviewer` })],
  [
    'decided',
    (portal: Portal, id: number) =>
      portal.post(`/api/reviews/${id}/decision`, { decision: 'ask_changes', reason: 'duplicate', text: '重复' }),
  ],
] as const)('reviewers get an event when a submission is %s, other members do not [MGT-120]', async ([, change]) => {
  const portal = await startPortal(administrator)
  const id = await givenWaitingResource(portal.db)
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const listen = async (person: object) => {
    const { user_id } = await givenAccount(portal.db, person)
    const stream = await listenTo(address, (await givenSession(portal.db, user_id)).token)
    await expect.poll(() => stream.events).not.toHaveLength(0)
    return { user_id, stream }
  }
  const [reviewer, member] = [await listen(administrator), await listen(someone)]

  await change(portal, id)

  await expect.poll(() => workEvents(reviewer.stream)).toBe(1)
  // Streams are gone through in the order they were opened: what comes after it came to both.
  await sql`update account set user_name = '晚晴' where user_id = ${member.user_id}`.execute(portal.db)
  await expect.poll(() => member.stream.events.filter(({ event }) => event === 'account')).toHaveLength(1)
  expect(workEvents(member.stream)).toBe(0)
})

function workEvents({ events }: LiveStream): number {
  return events.filter(({ event }) => event === 'work').length
}

test('the queue is narrowed to a type, an author or a waiting time, and ordered by them [MGT-122]', async () => {
  const portal = await startPortal(administrator)
  await givenWaitingResource(portal.db, { title: '农忙季轮班表', hours: 25 })
  await givenWaitingArticle(portal.db, { title: '安装指南', hours: 18 })
  await givenWaitingApp(portal.db, { title: '访客登记', hours: 3 })
  const { authors } = (await portal.get('/api/management/reviews')).data
  const [first] = authors.filter(({ author_name }: { author_name: string }) => author_name === '南枝')

  expect(authors).toHaveLength(3)
  expect(first).toMatchObject({ total: 1 })
  expect(await titlesOf(portal, search({ author_id: first.author_id }))).toEqual(['安装指南'])
  expect(await titlesOf(portal, search({ waited_hours: 4 }))).toEqual(['农忙季轮班表', '安装指南'])
  expect(await titlesOf(portal, search({ resource_type: 'form' }))).toEqual(['农忙季轮班表'])
  expect(await titlesOf(portal, search({ resource_type: 'flow' }))).toEqual([])
  expect(await titlesOf(portal, ordered({ type: 'asc' }))).toEqual(['访客登记', '安装指南', '农忙季轮班表'])
  const byAuthor = await titlesOf(portal, ordered({ author_name: 'asc' }))
  expect(await titlesOf(portal, ordered({ author_name: 'desc' }))).toEqual(byAuthor.toReversed())
})

test('what is decided names who decided it and when [MGT-122]', async () => {
  const portal = await startPortal(administrator)
  const article = await givenWaitingArticle(portal.db)
  const waiting = (await portal.get('/api/management/reviews')).data.list
  expect(waiting).toMatchObject([{ decided_by: null, decided_at: null }])

  await portal.post(`/api/management/article-reviews/${article}/decision`, {
    decision: 'ask_changes',
    reason: 'unclear',
    text: '看不懂',
  })

  const { list } = (await portal.get(`/api/management/reviews?${search({ state: 'changes_asked' })}`)).data
  expect(list).toMatchObject([{ decided_by: 'administrator', decided_at: expect.any(String) }])
})

test('only what has passed every check, is not one’s own and claimed by no colleague is offered for bulk approval [MGT-123]', async () => {
  const portal = await startPortal(administrator)
  const colleague = await givenColleague(portal)
  const ids: Record<string, number> = {}
  for (const title of ['全过', '有提示', '没检查', '自己的', '同事的'])
    ids[title] = await givenWaitingApp(portal.db, { title })
  for (const title of ['全过', '自己的', '同事的']) await setChecks(portal, ids[title] as number, [passed])
  await setChecks(portal, ids.有提示 as number, [passed, noted])
  await sql`update app_version set user_id = ${portal.user_id} where app_version_id = ${ids.自己的}`.execute(portal.db)
  await portal.send({ method: 'PUT', url: `/api/app-reviews/${ids.同事的}/reviewer`, headers: colleague })

  const { list } = (await portal.get('/api/management/reviews')).data

  const offered = list.filter(({ can_be_bulk_approved }: { can_be_bulk_approved: boolean }) => can_be_bulk_approved)
  expect(offered.map(({ title }: { title: string }) => title)).toEqual(['全过'])
})

test.for([
  ['has a check that did not pass', 'checks_not_passed'],
  ['is one’s own', 'own_submission'],
] as const)(
  'a bulk approval refuses what %s, although it could be approved by itself [MGT-123]',
  async ([what, why]) => {
    const portal = await startPortal(administrator)
    const id = await givenWaitingApp(portal.db)
    await setChecks(portal, id, [why === 'checks_not_passed' ? noted : passed])
    if (what === 'is one’s own')
      await sql`update app_version set user_id = ${portal.user_id} where app_version_id = ${id}`.execute(portal.db)

    const refused = await portal.post(`/api/app-reviews/${id}/decision`, { decision: 'publish', only_passed: true })

    expect(refused.code).toBe(failures[why].code)
    expect((await portal.get(`/api/management/app-reviews/${id}`)).data.state).toBe('in_review')
  },
)
