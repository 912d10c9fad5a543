import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { audited } from '../../../test/audited.ts'
import { givenStory } from '../../../test/given/story.ts'
import { administrator, type Portal, startPortal } from '../../../test/portal.ts'
import { givenCase, givenName } from './case.given.ts'

const asked = (search: object) => `?search=${encodeURIComponent(JSON.stringify(search))}`
const put = async (portal: Portal, url: string, payload: object = {}) =>
  (await portal.send({ method: 'PUT', url, payload })).json()
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const without = {
  customer: { 'zh-CN': '一家医院' },
  title: { 'zh-CN': '一家医院：排班' },
  summary: { 'zh-CN': '一张班表。' },
  lead: { 'zh-CN': '一家医院的科室。' },
}

test('a case is written, published, changed and withdrawn, and readers see what they should [MGT-103]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const story = await givenStory(db)
  const { case_id } = (await post('/api/management/cases', story)).data
  const url = `/api/management/cases/${case_id}`
  expect((await get(`/api/cases/${case_id}`)).code).toBe(failures.not_found.code)

  expect((await put(portal, `${url}/publication`)).code).toBe(0)
  expect((await get(`/api/cases/${case_id}`)).data).toMatchObject({
    customer: '某院',
    headline: '排班不再靠群里喊',
    challenge: ['换班靠电话。'],
    figures: [{ value: '31', unit: '个科室' }],
    process: { after: { steps: [['提交', '通知'], ['确认']] } },
    industries: [{ industry_name: '医疗' }],
    products: [{ product_name: '协同' }],
  })
  expect((await get(`/api/cases${asked({ industry_ids: story.industry_ids })}`)).data.total).toBe(1)

  const { updated_at: seen_at, ...read } = (await get(url)).data
  expect(read).toMatchObject({ ...story, state: 'published', names: [] })
  const changed = { ...story, headline: { 'zh-CN': '一张班表' } }
  expect((await put(portal, url, { ...changed, seen_at })).code).toBe(0)
  expect((await put(portal, url, { ...changed, seen_at })).code).toBe(failures.conflict.code)
  expect((await get(`/api/cases/${case_id}`)).data.headline).toBe('一张班表')

  expect((await post(`${url}/withdrawal`, {})).data).toMatchObject({ field: 'reason' })
  expect((await post(`${url}/withdrawal`, { reason: '客户要求' })).code).toBe(0)
  expect((await get('/api/cases')).data.total).toBe(0)
  expect((await get(`/api/management/cases${asked({ state: 'withdrawn', keyword: '某院' })}`)).data.list).toMatchObject(
    [{ case_id, customer: '某院', industries: '医疗', demands: '合同管理' }],
  )
  expect((await audited(db, 'case')).at(-1)).toMatchObject({ subject_id: case_id, reason: '客户要求' })
})

test('when the consent ends the other wording is read; staff keep the name and can renew it [MGT-103]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const story = await givenStory(db, { consent_until: yesterday, anonymous: without })
  const { case_id } = (await post('/api/management/cases', story)).data
  const url = `/api/management/cases/${case_id}`
  await put(portal, `${url}/publication`)

  expect((await get(`/api/cases/${case_id}`)).data).toMatchObject({ title: '一家医院：排班', customer: '一家医院' })
  const { data } = await get(url)
  expect(data).toMatchObject({ title: story.title, consent_ended: true })
  await put(portal, url, { ...story, consent_until: null, seen_at: data.updated_at })

  expect((await get(`/api/cases/${case_id}`)).data).toMatchObject({ title: '某院：排班不再靠群里喊', customer: '某院' })
})

test('a case without consent is not published, and unknown references are rejected', async () => {
  const portal = await startPortal(administrator)
  const { db, post } = portal
  const case_id = await givenCase(db, { state: 'draft', consent_days: -1 })
  const story = await givenStory(db)

  expect((await put(portal, `/api/management/cases/${case_id}/publication`)).code).toBe(failures.conflict.code)
  for (const [field, value] of [
    ['industry_ids', [999_999]],
    ['article_ids', [999_999]],
    ['resources', [{ resource_id: 999_999, version: null }]],
  ] as const) {
    expect((await post('/api/management/cases', { ...story, [field]: value })).data).toMatchObject({ field })
  }
})

test('two industries become one: its cases are found under the other, and the name goes [MGT-103]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const [one, other] = [await givenName(db, 'industry', '医院'), await givenName(db, 'industry', '医疗')]
  const case_id = await givenCase(db, { industry_ids: [one] })
  const url = `/api/management/industries/${one}`

  expect((await post(`${url}/removal`, { reason: '重复' })).code).toBe(failures.conflict.code)
  expect((await post(`${url}/joining`, { into_id: one, reason: '重复' })).data).toMatchObject({ field: 'into_id' })
  expect((await post(`${url}/joining`, { into_id: other, reason: '重复' })).code).toBe(0)

  expect((await get(`/api/cases/${case_id}`)).data.industries).toMatchObject([{ industry_id: other }])
  expect((await get('/api/management/industries')).data.list).toMatchObject([
    { industry_id: other, name: '医疗', use_count: 1 },
  ])
  expect(await audited(db, 'industry')).toMatchObject([
    { subject_id: one, after: null, reason: '重复' },
    { subject_id: other, before: { use_count: 0 }, after: { use_count: 1 } },
  ])
  const waiting = await db.selectFrom('item_term').select('item_id').where('analyser', '=', 0).execute()
  expect(waiting, 'what it is found by follows').toMatchObject([{ item_id: case_id }])
})

test('a demand is added, renamed by who saw it last, and put in its place [MGT-103]', async () => {
  const portal = await startPortal(administrator)
  const { get, post } = portal
  const { demand_id } = (await post('/api/management/demands', { name: { 'zh-CN': '用印' }, position: 2 })).data
  const url = `/api/management/demands/${demand_id}`
  const { updated_at: seen_at } = (await get(url)).data
  const save = (position: number) => put(portal, url, { name: { 'zh-CN': '用印管理' }, position, seen_at })

  expect((await save(5)).code).toBe(0)
  expect((await save(6)).code).toBe(failures.conflict.code)
  expect((await get(`/api/management/demands${asked({ keyword: '管理' })}`)).data.list).toMatchObject([
    { demand_id, name: '用印管理', position: 5, use_count: 0 },
  ])
})
