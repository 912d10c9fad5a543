import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenApp, givenCategory, givenPublisher } from '../../../test/given/app.ts'
import { administrator, type Portal, startPortal } from '../../../test/portal.ts'

const put = async ({ send }: Portal, url: string, payload: object) =>
  (await send({ method: 'PUT', url, payload })).json()
const lastAudit = ({ db }: Portal) =>
  db.selectFrom('audit').selectAll().orderBy('audit_id', 'desc').executeTakeFirstOrThrow()

test('an app is withdrawn with a reason, with all its versions, and the audit log says who and why [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const app_id = await givenApp(portal.db, { versions: [{ version: '1.0.0' }, { version: '1.1.0' }] })
  expect((await portal.get('/api/management/apps')).data).toMatchObject({
    list: [{ app_id, title: '发票识别', state: 'published', version: '1.1.0', publisher_name: '松坞工作室' }],
  })
  expect((await put(portal, `/api/management/apps/${app_id}/state`, { state: 'withdrawn' })).code).toBe(
    failures.invalid_input.code,
  )
  const reason = '把数据发往未说明的地址'
  expect((await put(portal, `/api/management/apps/${app_id}/state`, { state: 'withdrawn', reason })).code).toBe(0)

  const { data } = await portal.get(`/api/management/apps/${app_id}`)
  expect(data.state).toBe('withdrawn')
  expect(data.versions.map(({ state }: { state: string }) => state)).toEqual(['withdrawn', 'withdrawn'])
  expect((await portal.get('/api/apps')).data.total).toBe(0)
  expect(await lastAudit(portal)).toMatchObject({
    user_id: portal.user_id,
    screen: 'apps',
    subject: 'app',
    subject_id: app_id,
    reason,
    before: { state: 'published' },
    after: { state: 'withdrawn' },
  })
  const again = await put(portal, `/api/management/apps/${app_id}/state`, { state: 'withdrawn', reason })
  expect(again.code).toBe(failures.conflict.code)
})

test('the app recommended last stands on the banner until it is taken off [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const app_id = await givenApp(portal.db)
  const url = `/api/management/apps/${app_id}/featured`
  const featured = { title: { 'zh-CN': '本月推荐' }, text: { 'zh-CN': '拍照即填' } }
  await put(portal, url, { featured, reason: '九月' })
  expect((await portal.get('/api/apps/featured')).data).toMatchObject({ app_id, headline: '本月推荐' })
  await put(portal, url, { featured: null, reason: '活动结束' })
  expect((await portal.get('/api/apps/featured')).data).toBeNull()
})

test('an app moves to another category; a stale save is rejected [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const app_id = await givenApp(portal.db)
  const app_category_id = await givenCategory(portal.db, '行政')
  const url = `/api/management/apps/${app_id}`
  const { updated_at } = (await portal.get(url)).data
  const saved = { app_category_id, official: false, seen_at: updated_at }
  expect((await put(portal, url, saved)).code).toBe(0)
  expect((await put(portal, url, saved)).code).toBe(failures.conflict.code)
  const search = encodeURIComponent(JSON.stringify({ app_category_ids: [app_category_id] }))
  expect((await portal.get(`/api/apps?search=${search}`)).data.total).toBe(1)
})

test('a category is begun, renamed, and removed only while nothing is filed under it [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const begun = { code: 'doors', name: { 'zh-CN': '门禁' }, position: 3 }
  const { data } = await portal.post('/api/management/app-categories', begun)
  expect((await portal.post('/api/management/app-categories', begun)).code).toBe(failures.conflict.code)

  const url = `/api/management/app-categories/${data.app_category_id}`
  await givenApp(portal.db, { category_id: data.app_category_id })
  const { updated_at } = (await portal.get(url)).data
  const renamed = { name: { 'zh-CN': '门禁与访客' }, position: 1, seen_at: updated_at }
  expect((await put(portal, url, renamed)).code).toBe(0)
  expect((await put(portal, url, renamed)).code).toBe(failures.conflict.code)
  const keyword = encodeURIComponent(JSON.stringify({ keyword: '访客' }))
  expect((await portal.get(`/api/apps?search=${keyword}`)).data.total, 'found by the new name').toBe(1)
  expect((await portal.get(`/api/management/app-categories?search=${keyword}`)).data.list).toMatchObject([
    { name: '门禁与访客', app_count: 1 },
  ])
  expect((await portal.post(`${url}/removal`, { reason: '用不到' })).code).toBe(failures.conflict.code)
})

test('a publisher is renamed in three languages and verified with a reason [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const publisher_id = await givenPublisher(portal.db)
  await givenApp(portal.db, { publisher_id })
  const url = `/api/management/app-publishers/${publisher_id}`
  const { updated_at } = (await portal.get(url)).data
  const name = { 'zh-CN': '竹里工作室', 'zh-TW': '竹里工作室', en: 'Bamboo Studio' }
  const saved = { name, about: { 'zh-CN': '做门的人' }, website: null, official: false, seen_at: updated_at }
  expect((await put(portal, url, saved)).code).toBe(0)
  expect((await put(portal, url, saved)).code).toBe(failures.conflict.code)
  await put(portal, `${url}/verification`, { verified: true, reason: '营业执照已核对' })

  const { data } = await portal.get('/api/management/app-publishers')
  expect(data.list).toMatchObject([{ publisher_id, name: '竹里工作室', app_count: 1 }])
  expect(data.list[0].verified_at).not.toBeNull()
  expect(await lastAudit(portal)).toMatchObject({ subject: 'publisher', reason: '营业执照已核对' })
})
