import { failures } from '@atrium/contract/errors'
import { resourceTypes } from '@atrium/contract/resource-types'
import { expect, test } from 'vitest'
import { givenAccount, startPortal } from '../../../../test/portal.ts'
import { rankItems } from '../../item/index/index.rank.ts'
import { givenItem } from '../../item/item.given.ts'
import { averageRating } from '../../item/rating/rating.average.ts'
import { givenNames, givenResource } from './list.given.ts'
import { saveTerms } from './list.terms.ts'

function search(value: object, rest = '') {
  return `/api/resources?search=${encodeURIComponent(JSON.stringify(value))}${rest}`
}

function ordered(value: object, rest = '') {
  return `/api/resources?order_by=${encodeURIComponent(JSON.stringify(value))}${rest}`
}

function idsOf({ list }: { list: { resource_id: number }[] }) {
  return list.map(({ resource_id }) => resource_id)
}

test('the list shows what is published, of one type when asked, newest first when asked', async () => {
  const { db, get } = await startPortal()
  const older = await givenItem(db, { days_ago: 2, type: 'flow' })
  const newer = await givenItem(db, { days_ago: 1, type: 'form' })
  await givenItem(db, { state: 'in_review' })
  await givenItem(db, { kind: 'app' })

  const all = await get(ordered({ published_at: 'desc' }))
  const flows = await get(search({ resource_type: 'flow' }))

  expect(idsOf(all.data)).toEqual([newer.item_id, older.item_id])
  expect(all.data.total).toBe(2)
  expect(idsOf(flows.data)).toEqual([older.item_id])
  expect(flows.data.total).toBe(1)
})

test('the most useful come first: often downloaded, well rated by many, fresh, official', async () => {
  const { db, get } = await startPortal()
  const plain = await givenResource(db)
  const old = await givenResource(db, { days_ago: 700 })
  const praisedByOne = await givenResource(db, { rating: averageRating([0, 0, 0, 0, 1]), rating_count: 1 })
  const praisedByMany = await givenResource(db, { rating: averageRating([0, 0, 0, 60, 240]), rating_count: 300 })
  const blamedByOne = await givenResource(db, { rating: averageRating([1, 0, 0, 0, 0]), rating_count: 1 })
  const taken = await givenResource(db, { download_count: 90_000 })
  const official = await givenResource(db, { official: true })

  await db.transaction().execute(rankItems)
  const { data } = await get('/api/resources')

  const best = [taken, official, praisedByMany, praisedByOne, plain, blamedByOne, old].map(({ item_id }) => item_id)
  expect(idsOf(data)).toEqual(best)
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
  await givenResource(db, { title: { 'zh-CN': '请假' } })

  expect((await get('/api/resources?page=3')).data).toEqual({ list: [], total: 1 })
  expect((await get(search({ keyword: '请假' }, '&page=3'))).data).toEqual({ list: [], total: 1 })
})

test('a card has its rating with one decimal or null, its requirements and its author', async () => {
  const { db, get } = await startPortal()
  const { user_id: owner_id } = await givenAccount(db, { user_name: '岑一' })
  await givenResource(db, { rating: 4.77, rating_count: 3, download_count: 1284 })
  await givenResource(db, { owner_id, size: 12, needs: { system: ['kylin'] }, title: { 'zh-CN': '报销' } })

  const { data } = await get('/api/resources')
  const found = await get(search({ keyword: '报销' }))

  expect(data.list.map(({ rating }: { rating: number | null }) => rating)).toEqual([4.8, null])
  expect(data.list[0]).toMatchObject({ title: '请假', resource_type: 'flow', download_count: 1284, owner_name: null })
  expect(found.data.list).toEqual([data.list[1]])
  expect(found.data.list[0]).toMatchObject({ size: 12, owner_name: '岑一' })
  expect(found.data.list[0].needs).toEqual({
    product_version: null,
    system: ['kylin'],
    database: null,
    processor: null,
    middleware: null,
  })
})

test('texts come in the language of the reader, also in the boxes beside the list', async () => {
  const { db, get } = await startPortal()
  await givenNames(db, 1)
  await givenItem(db, { title: { 'zh-CN': '请假', en: 'Leave' } })

  const english = await get('/api/resources', { 'accept-language': 'en' })
  const traditional = await get('/api/resources', { 'accept-language': 'zh-TW' })
  const boxes = await get('/api/resources/facets', { 'accept-language': 'en' })

  expect(english.data.list[0].title).toBe('Leave')
  expect(traditional.data.list[0].title).toBe('請假')
  expect(boxes.data.scenes).toEqual([{ scene_id: 1, name: 'No 1', total: 0 }])
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

test('of each type that has any the most useful resource leads, in the order of the types [GEN-02]', async () => {
  const { db, get } = await startPortal()
  const portal = await givenResource(db, { type: 'portal' })
  await givenResource(db, { type: 'form' })
  const taken = await givenResource(db, { type: 'form', download_count: 90_000 })
  await givenItem(db, { type: 'schedule', state: 'withdrawn' })
  await db.transaction().execute(rankItems)

  const { data } = await get('/api/resources/leading')

  expect(idsOf(data)).toEqual([taken.item_id, portal.item_id])
})

test('an unknown type, filter or order is an input error, not an empty list', async () => {
  const { get } = await startPortal()

  for (const wrong of [
    { resource_type: 'poem' },
    { versions: ['7'] },
    { scene_ids: ['x'] },
    { keyword: 'x'.repeat(61) },
  ])
    expect((await get(search(wrong))).code).toBe(failures.invalid_input.code)
  expect((await get(ordered({ beauty: 'desc' }))).code).toBe(failures.invalid_input.code)
})

test('words are found in titles, summaries, tags and types, in three scripts, wide or narrow, one thing or several', async () => {
  const { db, get } = await startPortal()
  await givenNames(db, 1)
  await db.updateTable('tag').set({ name: '{"zh-CN": "财务共享", "en": "Shared services"}' }).execute()
  const leave = await givenResource(db, {
    title: { 'zh-CN': '请假申请流程', 'zh-TW': '請假申請流程', en: 'Leave request' },
    summary: { 'zh-CN': '含代理人与销假。', en: 'With substitutes.' },
  })
  const expense = await givenResource(db, {
    title: { 'zh-CN': '差旅费用报销', 'zh-TW': '差旅費用報銷', en: 'Travel expense claim' },
    tag_ids: [1],
  })

  const found = async (keyword: string) => idsOf((await get(search({ keyword }))).data)

  for (const keyword of [
    '请假',
    '請假',
    'leave',
    'LEAVE',
    'Ｌｅａｖｅ',
    '销假',
    '假',
    '代理 请假',
    'substitute',
    "' | 'leave",
  ])
    expect(await found(keyword), keyword).toEqual([leave.item_id])
  for (const keyword of ['報銷', '费用报', 'expenses', 'travel claim', '财务', 'services'])
    expect(await found(keyword), keyword).toEqual([expense.item_id])
  for (const keyword of ['程', '流程', 'flow'])
    expect(await found(keyword), keyword).toEqual([expense.item_id, leave.item_id])
  for (const keyword of ['请假 报销', '假请', '报假', '!!!', ':*', '\\'])
    expect(await found(keyword), keyword).toEqual([])
})

test('what is taken back or never was published is not found and not counted, from that moment', async () => {
  const { db, get } = await startPortal()
  await givenNames(db, 2)
  const kept = await givenResource(db, { scene_id: 1 })
  const withdrawn = await givenResource(db, { scene_id: 1 })
  const deleted = await givenResource(db, { scene_id: 1 })
  const draft = await givenResource(db, { scene_id: 1, state: 'in_review' })
  expect((await get(search({ scene_ids: [1] }))).data.total).toBe(3)

  await db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', withdrawn.item_id).execute()
  await db.deleteFrom('item').where('item_id', '=', deleted.item_id).execute()
  await saveTerms(db, draft.item_id)
  const { data } = await get(search({ scene_ids: [1] }))
  const boxes = await get('/api/resources/facets')

  expect([idsOf(data), data.total]).toEqual([[kept.item_id], 1])
  expect(boxes.data.scenes[0].total).toBe(1)
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
