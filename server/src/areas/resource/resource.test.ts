import { failures } from '@atrium/contract/errors'
import { resourceTypes } from '@atrium/contract/resource-types'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'

function search(value: object, rest = '') {
  return `/api/resources?search=${encodeURIComponent(JSON.stringify(value))}${rest}`
}

function ordered(value: object, rest = '') {
  return `/api/resources?order_by=${encodeURIComponent(JSON.stringify(value))}${rest}`
}

function idsOf({ list }: { list: { resource_id: number }[] }) {
  return list.map(({ resource_id }) => resource_id)
}

test('the list shows what is published, newest first, of one type when asked', async () => {
  const { db, get } = await startPortal()
  const older = await givenItem(db, { days_ago: 2, type: 'flow' })
  const newer = await givenItem(db, { days_ago: 1, type: 'form' })
  await givenItem(db, { state: 'in_review' })
  await givenItem(db, { kind: 'app' })

  const all = await get('/api/resources')
  const flows = await get(search({ resource_type: 'flow' }))

  expect(idsOf(all.data)).toEqual([newer.item_id, older.item_id])
  expect(all.data.total).toBe(2)
  expect(idsOf(flows.data)).toEqual([older.item_id])
  expect(flows.data.total).toBe(1)
})

test('a list can be ordered by downloads or rating, both ways, and equals keep one order over all pages', async () => {
  const { db, get } = await startPortal()
  const items = []
  for (const rating of [0, 4.8, 4.8, 3])
    items.push((await givenItem(db, { rating, download_count: rating * 10 })).item_id)
  const [none, equal, equalLater, low] = items

  expect(idsOf((await get(ordered({ rating: 'desc' }))).data)).toEqual([equalLater, equal, low, none])
  expect(idsOf((await get(ordered({ download_count: 'asc' }))).data)).toEqual([none, low, equal, equalLater])
  expect(idsOf((await get(ordered({ rating: 'desc' }, '&size=2&page=2'))).data)).toEqual([low, none])
})

test('a page behind the last is empty and still knows the total', async () => {
  const { db, get } = await startPortal()
  await givenItem(db)

  const { data } = await get('/api/resources?page=3')

  expect(data).toEqual({ list: [], total: 1 })
})

test('a card carries what is drawn: nobody rated reads as null, a rating has one decimal', async () => {
  const { db, get } = await startPortal()
  await givenItem(db, { rating: 4.77, rating_count: 3, download_count: 1284, days_ago: 1 })
  await givenItem(db)

  const { data } = await get('/api/resources')

  expect(data.list.map(({ rating }: { rating: number | null }) => rating)).toEqual([null, 4.8])
  expect(data.list[1]).toMatchObject({ title: '请假', resource_type: 'flow', download_count: 1284, cover: null })
})

test('texts come in the language of the reader', async () => {
  const { db, get } = await startPortal()
  await givenItem(db, { title: { 'zh-CN': '请假', en: 'Leave' } })

  const english = await get('/api/resources', { 'accept-language': 'en' })
  const traditional = await get('/api/resources', { 'accept-language': 'zh-TW' })

  expect(english.data.list[0].title).toBe('Leave')
  expect(traditional.data.list[0].title).toBe('请假')
})

test('every one of the seven types has its total, also when it is 0 [GEN-02]', async () => {
  const { db, get } = await startPortal()
  await givenItem(db, { type: 'schedule' })

  const { data } = await get('/api/resources/types')

  expect(data.list.map(({ resource_type }: { resource_type: string }) => resource_type)).toEqual([...resourceTypes])
  expect(data.list).toContainEqual({ resource_type: 'schedule', total: 1 })
  expect(data.list).toContainEqual({ resource_type: 'portal', total: 0 })
  expect(data.total).toBe(1)
})

test('a resource that is not there, not a resource, or not published is not found', async () => {
  const { db, get } = await startPortal()
  const draft = await givenItem(db, { state: 'draft' })
  const app = await givenItem(db, { kind: 'app' })
  const flow = await givenItem(db)

  for (const resource_id of [draft.item_id, app.item_id, 999_999]) {
    expect((await get(`/api/resources/${resource_id}`)).code).toBe(failures.not_found.code)
  }
  expect((await get(`/api/resources/${flow.item_id}`)).data).toMatchObject({ resource_id: flow.item_id, title: '请假' })
})

test('a type nobody knows is an input error, not an empty list', async () => {
  const { get } = await startPortal()

  expect((await get(search({ resource_type: 'poem' }))).code).toBe(failures.invalid_input.code)
})

test('a site map reads one range of ids, published resources only, and hears where the ids end', async () => {
  const { db, get } = await startPortal()
  const shown = await givenItem(db, { type: 'flow' })
  await givenItem(db, { state: 'in_review' })
  const { item_id: last_id } = await givenItem(db, { kind: 'app' })

  const { data } = await get(`/api/resources/addresses?from=1&to=${last_id}`)
  const beyond = await get(`/api/resources/addresses?from=${last_id + 1}&to=${last_id + 2_000}`)
  const tooMuch = await get('/api/resources/addresses?from=1&to=20000')

  expect(data.list).toEqual([expect.objectContaining({ resource_id: shown.item_id, resource_type: 'flow' })])
  expect(data.last_id).toBe(last_id)
  expect(beyond.data.list).toEqual([])
  expect(tooMuch.code).toBe(failures.invalid_input.code)
})
