import { failures } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../../../test/given/review.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const search = (words: object) => `search=${encodeURIComponent(JSON.stringify(words))}`
const queue = async ({ get }: Portal, words: object = {}) =>
  (await get(`/api/management/reviews?${search(words)}`)).data
const titles = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title)

async function givenQueue(portal: Portal) {
  return {
    resource: await givenWaitingResource(portal.db, { title: '农忙季轮班表', hours: 25 }),
    article: await givenWaitingArticle(portal.db, { title: '安装指南', hours: 18 }),
    app: await givenWaitingApp(portal.db, { title: '访客登记', hours: 3 }),
  }
}

async function holdOnly({ db, user_id }: Portal, ...screens: (keyof typeof managementScreens)[]) {
  const menus = screens.map((screen) => managementScreens[screen])
  await sql`update account set own_menus = ${menus} where user_id = ${user_id}`.execute(db)
}

test('resources, articles and apps wait in one queue, the longest first [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource } = await givenQueue(portal)

  const waiting = await queue(portal)
  expect(titles(waiting)).toEqual(['农忙季轮班表', '安装指南', '访客登记'])
  expect(waiting.list[0]).toMatchObject({
    kind: 'resource',
    submission_id: resource,
    resource_type: 'form',
    author_name: '青禾',
    version: '1.0.0',
    rounds: 0,
    reviewer_name: null,
    mine: false,
  })
  expect(waiting).toMatchObject({ total: 3, counts: { in_review: 3, changes_asked: 0 }, average_hours: null })
  expect(titles(await queue(portal, { kind: 'article' }))).toEqual(['安装指南'])
  expect((await portal.get('/api/management/reviews/count')).data).toEqual({ total: 3 })
})

test('who does not review apps sees none of them in the queue, and no other queue [MGT-101] [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  await givenQueue(portal)
  await holdOnly(portal, 'review')
  expect(titles(await queue(portal))).toEqual(['农忙季轮班表', '安装指南'])
  expect((await portal.get('/api/management/reviews/count')).data).toEqual({ total: 2 })
  expect((await portal.get('/api/management/app-reviews')).code).toBe(failures.not_allowed.code)

  await holdOnly(portal, 'app_review')
  expect(titles((await portal.get('/api/management/app-reviews')).data)).toEqual(['访客登记'])
  expect((await portal.get('/api/management/reviews')).code).toBe(failures.not_allowed.code)
})

test('who takes a review has it at once; another sees whose it is, and may take it over [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { article } = await givenQueue(portal)
  const url = `/api/management/article-reviews/${article}/reviewer`
  const other = await givenAccount(portal.db, { ...administrator, user_name: '另一位' })
  const authorization = `Bearer ${(await givenSession(portal.db, other.user_id)).token}`

  await portal.send({ method: 'PUT', url })
  expect((await queue(portal, { kind: 'article' })).list).toMatchObject([
    { mine: true, reviewer_name: 'administrator' },
  ])
  await portal.send({ method: 'PUT', url, headers: { authorization } })
  expect((await queue(portal, { kind: 'article' })).list).toMatchObject([{ mine: false, reviewer_name: '另一位' }])

  await portal.send({ method: 'DELETE', url })
  expect((await queue(portal, { kind: 'article' })).list, 'only their own is left').toMatchObject([
    { reviewer_name: '另一位' },
  ])
})

test('a text is sent back with a reason and stands among those sent back, and in the audit log [MGT-101] [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { article } = await givenQueue(portal)
  const url = `/api/management/article-reviews/${article}`
  const review = (await portal.get(url)).data
  expect(review).toMatchObject({ title: '安装指南', note: '第一稿', previous: null, difference: null })
  expect(review.html).toContain('先看这里')

  const silent = await portal.post(`${url}/decision`, { decision: 'ask_changes' })
  expect(silent.code).toBe(failures.invalid_input.code)
  const body = { decision: 'ask_changes', reason: 'unclear', text: '第二步看不懂' }
  expect((await portal.post(`${url}/decision`, body)).code).toBe(0)
  expect((await portal.post(`${url}/decision`, body)).code).toBe(failures.conflict.code)

  expect(titles(await queue(portal, { state: 'changes_asked' }))).toEqual(['安装指南'])
  expect((await queue(portal)).counts).toEqual({ in_review: 2, changes_asked: 1 })
  const audit = await portal.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    screen: 'review',
    subject: 'article_revision',
    subject_id: article,
    reason: 'unclear',
    before: { state: 'in_review' },
    after: { state: 'changes_asked', text: '第二步看不懂' },
  })
})

test('a reviewer reads submissions but no drafts [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource, app } = await givenQueue(portal)
  expect((await portal.get(`/api/management/reviews/${resource}`)).data).toMatchObject({
    title: '农忙季轮班表',
    resource_type: 'form',
    comparison: null,
    previous: null,
    checks: [],
    described: { changes: { 'zh-CN': '第一版' } },
  })
  expect((await portal.get(`/api/management/app-reviews/${app}`)).data).toMatchObject({
    title: '访客登记',
    before: null,
    version: '1.0.0',
  })
  const draft = await givenWaitingResource(portal.db, { state: 'draft' })
  expect((await portal.get(`/api/management/reviews/${draft}`)).code).toBe(failures.not_found.code)
})
