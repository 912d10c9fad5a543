import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenRating, givenReport, givenScene, givenTag } from '../../../../test/given/filing.ts'
import { givenPublished } from '../../../../test/given/published.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../../test/portal.ts'
import { saveTerms } from '../list/list.terms.ts'

async function put({ send }: Portal, url: string, payload: object) {
  return (await send({ method: 'PUT', url: `/api/management/${url}`, payload })).json()
}

async function list({ get }: Portal, url: string, search: object) {
  return (await get(`${url}?search=${encodeURIComponent(JSON.stringify(search))}`)).data
}

/** A resource that visitors find. */
async function givenFound(portal: Portal, given: Parameters<typeof givenPublished>[1] = {}) {
  const resource = await givenPublished(portal.platform, given)
  await saveTerms(portal.db, resource.resource_id)
  return resource
}

test('what staff say about a resource is what visitors read and find; a stale form is refused [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource_id } = await givenFound(portal)
  const scene_id = await givenScene(portal.db, 'people')
  const { data } = await portal.get(`/api/management/resources/${resource_id}`)
  const form = {
    title: { 'zh-CN': '出差申请' },
    summary: { 'zh-CN': '短途' },
    scene_id,
    tags: ['差旅'],
    industry_ids: [],
    official: true,
    seen_at: data.updated_at,
  }

  expect((await put(portal, `resources/${resource_id}`, form)).code).toBe(0)
  expect((await put(portal, `resources/${resource_id}`, form)).code).toBe(failures.conflict.code)

  expect((await portal.get(`/api/resources/${resource_id}`)).data).toMatchObject({
    title: '出差申请',
    official: true,
    scene: { id: scene_id },
    tags: [{ name: '差旅' }],
  })
  const found = await list(portal, '/api/resources', { keyword: '出差', scene_ids: [scene_id] })
  expect(found.list).toMatchObject([{ resource_id }])
})

test('a version is withdrawn with a reason by the same engine as in review; lists know it in its state [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource_id, version_id } = await givenFound(portal)
  const url = `resources/${resource_id}/versions/${version_id}/state`

  const decided = await put(portal, url, { decision: 'withdraw', grounds: 'security', reason: '有漏洞' })
  const again = await put(portal, url, { decision: 'deprecate', grounds: 'other', reason: '晚了' })

  expect([decided.code, again.code]).toEqual([0, failures.conflict.code])
  expect((await list(portal, '/api/resources', { keyword: '请假' })).total).toBe(0)
  const managed = await list(portal, '/api/management/resources', { keyword: '请假', state: 'withdrawn' })
  expect(managed.list).toMatchObject([{ resource_id, state: 'withdrawn' }])
  const { data } = await portal.get(`/api/management/resources/${resource_id}`)
  expect(data.versions).toMatchObject([
    { state: 'withdrawn', state_reason: '有漏洞', decisions: [{ reason: 'security' }] },
  ])
  const { rows } = await sql`select reason, after from audit`.execute(portal.db)
  expect(rows).toEqual([{ reason: '有漏洞', after: { state: 'withdrawn', versions: { '1.0.0': 'withdrawn' } } }])
})

test('resources are found by their words, type, category and origin [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  await givenFound(portal)
  const { resource_id } = await givenFound(portal, { type: 'form', title: { 'zh-CN': '请假单' } })
  const total = async (search: object) => (await list(portal, '/api/management/resources', search)).total

  expect(await total({})).toBe(2)
  expect(await total({ keyword: '请假' })).toBe(2)
  expect(await total({ keyword: '请假', resource_type: 'form', official: 'member' })).toBe(1)
  expect(await total({ official: 'official' })).toBe(0)
  const { list: rows } = await list(portal, '/api/management/resources', { resource_type: 'form' })
  expect(rows).toMatchObject([{ resource_id, owner_name: '青禾', version: '1.0.0' }])
})

test('a category is merged into another: its resources are found there, and it is no longer offered [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const [from, into] = [await givenScene(portal.db, 'seal'), await givenScene(portal.db, 'contract')]
  const { resource_id } = await givenFound(portal, { category_id: from })

  const removal = await portal.post(`/api/management/scenes/${from}/removal`, { reason: '没有了' })
  const joined = await portal.post(`/api/management/scenes/${from}/join`, { into_id: into, reason: '意思一样' })

  expect([removal.code, joined.code]).toEqual([failures.conflict.code, 0])
  expect((await list(portal, '/api/resources', { scene_ids: [into] })).list).toMatchObject([{ resource_id }])
  const { data } = await portal.get('/api/resources/facets')
  expect(data.scenes).toMatchObject([{ scene_id: into, total: 1 }])
  expect((await portal.get('/api/management/scenes')).data.list).toMatchObject([{ scene_id: into, use_count: 1 }])
})

test('a tag is renamed, joined and removed: resources are found by what they carry then [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource_id } = await givenFound(portal)
  const [old, kept] = [await givenTag(portal.db, '合约', [resource_id]), await givenTag(portal.db, '合同')]
  const found = async (tag_id: number) => (await list(portal, '/api/resources', { tag_ids: [tag_id] })).total
  const { data } = await portal.get(`/api/management/tags/${old}`)
  expect(data).toMatchObject({ use_count: 1 })

  const same = await put(portal, `tags/${old}`, { name: { 'zh-CN': '合同' }, seen_at: data.updated_at })
  expect(same).toMatchObject({ code: failures.invalid_input.code, data: { field: 'name' } })
  await put(portal, `tags/${old}`, { name: { 'zh-CN': '协议书' }, seen_at: data.updated_at })
  expect((await list(portal, '/api/resources', { keyword: '协议书' })).total).toBe(1)

  await portal.post(`/api/management/tags/${old}/join`, { into_id: kept, reason: '一个意思' })
  expect([await found(old), await found(kept)]).toEqual([0, 1])
  expect(await givenTag(portal.db, '合约')).toBe(kept)
  expect((await portal.get('/api/management/tags')).data.list).toMatchObject([{ tag_id: kept, use_count: 1 }])

  await portal.post(`/api/management/tags/${kept}/removal`, { reason: '没人用' })
  expect(await found(kept)).toBe(0)
  expect((await portal.get(`/api/resources/${resource_id}`)).data.tags).toEqual([])
})

test('a hidden rating is neither read nor counted, and comes back as it was [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource_id } = await givenFound(portal)
  const { user_id } = await givenAccount(portal.db)
  const rating_id = await givenRating(portal.db, resource_id, user_id, 1)
  const read = async () => (await portal.get(`/api/resources/${resource_id}`)).data
  const countRatings = async () => (await portal.get(`/api/resources/${resource_id}/ratings`)).data.total

  expect((await put(portal, `ratings/${rating_id}/state`, { state: 'hidden', reason: '辱骂' })).code).toBe(0)
  expect(await countRatings()).toBe(0)
  expect(await read()).toMatchObject({ rating_counts: [0, 0, 0, 0, 0], rating: null })
  expect((await list(portal, '/api/management/ratings', { state: 'hidden' })).list).toMatchObject([{ rating_id }])

  await put(portal, `ratings/${rating_id}/state`, { state: 'shown', reason: '申诉成立' })
  expect(await countRatings()).toBe(1)
  expect(await read()).toMatchObject({ rating_counts: [1, 0, 0, 0, 0] })
})

test('a report is closed once, with a reason, and its sender is notified of the outcome [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  const { resource_id } = await givenFound(portal)
  const { user_id } = await givenAccount(portal.db)
  const report_id = await givenReport(portal.db, resource_id, user_id)
  expect((await list(portal, '/api/management/abuse-reports', { state: 'open' })).list).toMatchObject([{ report_id }])

  const url = `abuse-reports/${report_id}/settlement`
  const settled = await put(portal, url, { outcome: 'acted', reason: '已撤下' })
  const again = await put(portal, url, { outcome: 'dismissed', reason: '再来一次' })

  expect([settled.code, again.code]).toEqual([0, failures.conflict.code])
  const { data } = await portal.get(`/api/management/abuse-reports/${report_id}`)
  expect(data).toMatchObject({ state: 'acted', answer: '已撤下', open_count: 0 })
  const { rows } = await sql`select user_id, kind, subject from notice`.execute(portal.db)
  expect(rows).toEqual([{ user_id, kind: 'report_acted', subject: { resource_id } }])
})
