import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'

const ask = async (portal: Portal, method: 'PUT' | 'DELETE', url: string, payload = {}) =>
  (await portal.send({ method, url, payload })).json()

test('collecting twice is collecting once, and forgetting twice is forgetting once', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform)
  const address = `/api/resources/${resource_id}/collection`
  const state = async () => {
    const { collected, collect_count } = (await portal.get(`/api/resources/${resource_id}/mine`)).data
    return [(await portal.get(`/api/resources/${resource_id}`)).data.collect_count, collect_count, collected]
  }

  await Promise.all([1, 2, 3].map(() => ask(portal, 'PUT', address)))
  expect(await state()).toEqual([1, 1, true])

  for (const _ of [1, 2]) expect((await ask(portal, 'DELETE', address)).code).toBe(0)
  expect(await state()).toEqual([0, 0, false])
})

test('what is not there cannot be collected', async () => {
  const portal = await startPortal(someone)
  const draft = await givenPublished(portal.platform, { state: 'draft' })

  const { code } = await ask(portal, 'PUT', `/api/resources/${draft.resource_id}/collection`)

  expect(code).toBe(failures.not_found.code)
})

test('a problem is reported to the vendor, with what kind it is', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform)

  await portal.post(`/api/resources/${resource_id}/reports`, { problem: 'private_data', text: '第三步里有电话' })
  const nonsense = await portal.post(`/api/resources/${resource_id}/reports`, { problem: 'boring' })

  const reports = await portal.db.selectFrom('item_report').select(['user_id', 'problem', 'text']).execute()
  expect(reports).toEqual([{ user_id: portal.user_id, problem: 'private_data', text: '第三步里有电话' }])
  expect(nonsense.code).toBe(failures.invalid_input.code)
})

test('what I run the product on is kept in my account, as a whole', async () => {
  const portal = await startPortal(someone)
  const address = '/api/users/mine/environment'
  expect((await portal.get(address)).data).toEqual({})

  await ask(portal, 'PUT', address, { product_version: '10.1', system: 'kylin' })
  await ask(portal, 'PUT', address, { product_version: '10.2' })
  const wrong = await ask(portal, 'PUT', address, { system: 'abacus' })

  expect((await portal.get(address)).data).toEqual({ product_version: '10.2' })
  expect(wrong.code).toBe(failures.invalid_input.code)
})

test('related are those often taken together, then those with the same tags and scene, then of the same type', async () => {
  const portal = await startPortal()
  const { db, platform } = portal
  const about = await givenPublished(platform, { category_id: 5 })
  const sameType = await givenPublished(platform)
  const sameScene = await givenPublished(platform, { type: 'form', category_id: 5 })
  const sameTag = await givenPublished(platform, { type: 'portal' })
  const together = await givenPublished(platform, { type: 'schedule' })
  const withdrawn = await givenPublished(platform, { state: 'withdrawn', category_id: 5 })
  const { rows } = await sql<{ tag_id: number }>`
    insert into tag (code, name) values ('leave', '{}') returning tag_id`.execute(db)
  for (const { resource_id } of [about, sameTag, withdrawn]) {
    await sql`insert into resource_tag values (${resource_id}, ${rows[0]?.tag_id})`.execute(db)
  }
  const { user_id } = await givenAccount(db)
  for (const { resource_id, version_id } of [about, together]) {
    await sql`insert into resource_download (item_id, user_id, version_id)
      values (${resource_id}, ${user_id}, ${version_id})`.execute(db)
  }

  const { data } = await portal.get(`/api/resources/${about.resource_id}/related`)

  const ids = data.list.map(({ resource_id }: { resource_id: number }) => resource_id)
  expect(ids).toEqual([together, sameTag, sameScene, sameType].map(({ resource_id }) => resource_id))
})
