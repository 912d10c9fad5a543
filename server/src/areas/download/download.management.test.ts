import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDraftRelease, releaseForm, releaseSeen } from '../../../test/given/draft-release.ts'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { administrator, fetchFile, type Portal, someone, startPortal } from '../../../test/portal.ts'

async function put({ send }: Portal, url: string, payload: object) {
  return (await send({ method: 'PUT', url: `/api/management/${url}`, payload })).json()
}

test('a release is prepared from uploaded files, signed on publication, and then public [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const { release_id, seen_at } = await givenDraftRelease(portal)
  expect((await portal.get('/api/products/desktop/releases/7.0.0')).code).toBe(failures.not_found.code)

  const published = await portal.post(`/api/management/releases/${release_id}/publication`, { seen_at })

  expect(published.code).toBe(0)
  const { data } = await portal.get('/api/products/desktop/releases/7.0.0')
  expect(data).toMatchObject({ title: '桌面端', key_id: expect.any(String), files: [{ platform_code: 'linux' }] })
  const sums = await portal.send({ method: 'GET', url: '/file/sums/desktop/7.0.0.sums' })
  expect(sums.body).toContain(`SM3 (desktop-7.0.0.tar.gz) = ${data.files[0].sm3}`)
  const fetched = await fetchFile(portal.app, data.files[0].address)
  expect(fetched.body).toBe('desktop-7.0.0.tar.gz')
})

test('nothing is published before its files were read to their ends [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post('/api/management/releases', await releaseForm(portal))
  const seen_at = await releaseSeen(portal, data.release_id)

  const refused = await portal.post(`/api/management/releases/${data.release_id}/publication`, { seen_at })

  expect(refused).toMatchObject({ code: failures.invalid_input.code, data: { field: 'files' } })
})

test('what was published keeps its files and its version; what is said about it may change [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const { release_id, form, seen_at } = await givenDraftRelease(portal)
  await portal.post(`/api/management/releases/${release_id}/publication`, { seen_at })
  const body = { ...form, version: '9.9', files: [], title: { 'zh-CN': '新桌面端' } }

  const stale = await put(portal, `releases/${release_id}`, { ...body, seen_at })
  const saved = await put(portal, `releases/${release_id}`, { ...body, seen_at: await releaseSeen(portal, release_id) })

  expect(stale.code).toBe(failures.conflict.code)
  expect(saved.code).toBe(0)
  const { data } = await portal.get('/api/products/desktop/releases/7.0.0')
  expect(data).toMatchObject({ title: '新桌面端', files: [{ file_name: 'desktop-7.0.0.tar.gz' }] })
})

test('a release is withdrawn with a reason: it is no longer served, and the audit log says who and why [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const { release_id } = await givenRelease(portal.platform, await givenProduct(portal.db, 'desktop'), '6.4')
  const { data } = await portal.get('/api/products/desktop/releases/6.4')
  const { address } = data.files[0]

  const silent = await put(portal, `releases/${release_id}/state`, { state: 'withdrawn' })
  const withdrawn = await put(portal, `releases/${release_id}/state`, { state: 'withdrawn', reason: '安装后打不开' })

  expect([silent.code, withdrawn.code]).toEqual([failures.invalid_input.code, 0])
  expect((await portal.get('/api/products/desktop/releases/6.4')).code).toBe(failures.not_found.code)
  expect((await portal.send({ method: 'GET', url: address })).statusCode).toBe(404)
  const { rows } = await sql`select user_id, reason, before, after from audit`.execute(portal.db)
  expect(rows).toEqual([
    {
      user_id: portal.user_id,
      reason: '安装后打不开',
      before: { state: 'published' },
      after: { state: 'withdrawn' },
    },
  ])
})

test('releases of a renamed product are found by its new name; one that holds something stays [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const product_id = await givenProduct(portal.db, 'desktop')
  await givenRelease(portal.platform, product_id, '6.4')
  const { data } = await portal.get(`/api/management/products/${product_id}`)
  const form = { ...data, name: { 'zh-CN': '云桌面' }, seen_at: data.updated_at }

  expect((await put(portal, `products/${product_id}`, form)).code).toBe(0)
  expect((await put(portal, `products/${product_id}`, form)).code).toBe(failures.conflict.code)
  const removed = await portal.post(`/api/management/products/${product_id}/removal`, { reason: '停售' })

  expect(removed.code).toBe(failures.conflict.code)
  const { rows } = await sql`select from item_term where terms @@ '云桌'::tsquery`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('a product joins a suite; suites have no suite themselves and hold none [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const suite = await givenProduct(portal.db, 'oa')
  const part = await givenProduct(portal.db, 'desktop', suite)
  const single = await givenProduct(portal.db, 'mobile')
  const join = async (product_id: number, suite_id: number) => {
    const { data } = await portal.get(`/api/management/products/${product_id}`)
    return put(portal, `products/${product_id}`, { ...data, suite_id, seen_at: data.updated_at })
  }

  const joined = await join(single, suite)
  const refused = [
    await join(single, part),
    await join(suite, suite),
    await join(suite, single),
    await join(part, 4711),
  ]

  expect(joined.code).toBe(0)
  for (const answer of refused)
    expect(answer).toMatchObject({ code: failures.invalid_input.code, data: { field: 'suite_id' } })
  const products = await portal.db
    .selectFrom('product')
    .select(['product_id', 'suite_id'])
    .orderBy('product_id')
    .execute()
  expect(products).toEqual([
    { product_id: suite, suite_id: null },
    { product_id: part, suite_id: suite },
    { product_id: single, suite_id: suite },
  ])
})

test('the list of releases knows every state and is narrowed by product and words [MGT-100]', async () => {
  const portal = await startPortal(administrator)
  const desktop = await givenProduct(portal.db, 'desktop')
  await givenRelease(portal.platform, desktop, '6.4')
  await givenRelease(portal.platform, desktop, '6.5', { state: 'withdrawn' })
  await givenRelease(portal.platform, await givenProduct(portal.db, 'mobile'), '6.5')
  const list = async (search: object) =>
    (await portal.get(`/api/management/releases?search=${encodeURIComponent(JSON.stringify(search))}`)).data

  expect((await list({})).total).toBe(3)
  expect((await list({ product_id: desktop, keyword: '6.5' })).list).toMatchObject([{ state: 'withdrawn' }])
  const platforms = await portal.get('/api/management/platforms')
  expect(platforms.data.list).toMatchObject([{ code: 'linux', file_count: 3 }])
})

test('a person who is not an administrator sees none of it [MGT-100]', async () => {
  const portal = await startPortal(someone)

  expect((await portal.get('/api/management/releases')).code).toBe(failures.not_allowed.code)
})
