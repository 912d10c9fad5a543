import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenApp, givenCategory, givenPublisher } from '../../../test/given/app.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))

async function listed({ get }: Portal, search: object, order_by: object = { download_count: 'desc' }) {
  const { data } = await get(`/api/apps?search=${json(search)}&order_by=${json(order_by)}`)
  return data.list.map(({ app_id }: { app_id: number }) => app_id)
}

test('apps are chosen by category, price, source, publisher, product version and words, and ordered', async () => {
  const portal = await startPortal()
  const { db } = portal
  const meetings = await givenCategory(db, '会议与日程')
  const studio = await givenPublisher(db)
  const invoice = await givenApp(db, { download_count: 9, official: true })
  const display = await givenApp(db, {
    title: { 'zh-CN': '会议室大屏', en: 'Room door display' },
    category_id: meetings,
    publisher_id: studio,
    download_count: 5,
    price: 'yearly',
    versions: [{ product_versions: ['9.8'] }],
  })

  expect(await listed(portal, {})).toEqual([invoice, display])
  expect(await listed(portal, {}, { published_at: 'desc' })).toEqual([display, invoice])
  expect(await listed(portal, { app_category_ids: [meetings] })).toEqual([display])
  expect(await listed(portal, { prices: ['free'] })).toEqual([invoice])
  expect(await listed(portal, { prices: ['free', 'yearly'] })).toEqual([invoice, display])
  expect(await listed(portal, { sources: ['partner'] })).toEqual([display])
  expect(await listed(portal, { publisher_id: studio })).toEqual([display])
  expect(await listed(portal, { product_version: '9.8' })).toEqual([display])
  expect(await listed(portal, { keyword: '会议室' })).toEqual([display])
  expect(await listed(portal, { keyword: 'invoice' })).toEqual([invoice])
  expect(await listed(portal, { keyword: '会议室', sources: ['official'] })).toEqual([])
})

test('each choice says how many apps it would leave beside the others', async () => {
  const { db, get } = await startPortal()
  const meetings = await givenCategory(db, '会议与日程')
  const finance = await givenCategory(db)
  await givenApp(db, { category_id: finance, official: true })
  await givenApp(db, { category_id: finance, price: 'usage' })
  await givenApp(db, { category_id: meetings, price: 'usage' })

  const asked = () => get(`/api/apps/facets?search=${json({ app_category_ids: [finance] })}`)
  const { data } = await asked()

  expect(data.categories).toEqual([
    { app_category_id: meetings, name: '会议与日程', total: 1 },
    { app_category_id: finance, name: '财务与票据', total: 2 },
  ])
  expect(data.prices).toEqual([
    { price: 'free', total: 1 },
    { price: 'yearly', total: 0 },
    { price: 'usage', total: 1 },
  ])
  expect(data.sources).toEqual([
    { source: 'official', total: 1 },
    { source: 'partner', total: 1 },
  ])

  await buildTermBits(db)
  expect((await asked()).data, 'the same once the worker has gathered what is common').toEqual(data)
})

test('an app says which of its versions works with which product, what it may do and what leaves the network', async () => {
  const { db, get } = await startPortal()
  const app_id = await givenApp(db, {
    versions: [
      { version: '1.0.0', product_versions: ['9.8', '10.0'] },
      {
        version: '1.10.0',
        product_versions: ['10.1', '10.2'],
        permissions: [{ permission: 'write_forms', reason: { 'zh-CN': '写入票面金额', en: 'Writes the amount' } }],
        data_sent: [
          {
            what: { 'zh-CN': '票面照片' },
            receiver: { 'zh-CN': '识别服务' },
            why: { 'zh-CN': '认出字' },
            host: 'read.example.com',
          },
        ],
      },
    ],
  })

  const { data } = await get(`/api/apps/${app_id}`, { 'accept-language': 'en' })

  expect(data).toMatchObject({ app_id, version: '1.10.0', fits: '10.1', state: 'published', publisher_apps: 1 })
  expect(data.versions.map((one: { version: string; product_versions: string[] }) => one)).toMatchObject([
    { version: '1.10.0', product_versions: ['10.1', '10.2'] },
    { version: '1.0.0', product_versions: ['9.8', '10.0'] },
  ])
  expect(data.permissions).toEqual([{ permission: 'write_forms', reason: 'Writes the amount' }])
  expect(data.data_sent).toEqual([{ what: '票面照片', receiver: '识别服务', why: '认出字', host: 'read.example.com' }])
})

test('a published version never changes', async () => {
  const { db } = await startPortal()
  const item_id = await givenApp(db)

  const change = db.updateTable('app_version').set({ permissions: '[]' }).where('item_id', '=', item_id).execute()

  await expect(change).rejects.toThrow('a published version does not change')
})

test('a publisher has a page with what they published, and none before they did', async () => {
  const { db, get } = await startPortal()
  const publisher_id = await givenPublisher(db)
  const before = await get(`/api/publishers/${publisher_id}`)
  await givenApp(db, { publisher_id, download_count: 5 })
  await givenApp(db, { publisher_id, download_count: 7 })

  const { data } = await get(`/api/publishers/${publisher_id}`)

  expect(before.code).toBe(failures.not_found.code)
  expect(data).toMatchObject({ name: '松坞工作室', about: '做会议室的人', app_count: 2, install_count: 12 })
})

test('a site map learns the addresses of published apps, and of no others [RT-11]', async () => {
  const { db, get } = await startPortal()
  const publisher_id = await givenPublisher(db)
  const app_id = await givenApp(db, { publisher_id })

  const { code, data } = await get(`/api/apps/addresses?from=${app_id}&to=${app_id + 100}`)

  expect([code, data.list]).toEqual([0, [{ app_id, updated_at: expect.any(String) }]])
})

test('the banner shows what was recommended last', async () => {
  const { db, get } = await startPortal()
  const [first, second] = [await givenApp(db), await givenApp(db)]
  expect((await get('/api/apps/featured')).data).toBeNull()

  for (const [item_id, featured_at] of [
    [second, '2026-01-01'],
    [first, '2026-02-01'],
  ] as const) {
    const featured = JSON.stringify({ title: { 'zh-CN': '自己填好' }, text: { 'zh-CN': '拍一张照' } })
    await db.updateTable('app').set({ featured, featured_at }).where('item_id', '=', item_id).execute()
  }

  expect((await get('/api/apps/featured')).data).toMatchObject({
    app_id: first,
    headline: '自己填好',
    text: '拍一张照',
  })
})
