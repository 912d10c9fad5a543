import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { type Viewer, visitor } from '../../platform/http/viewer.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'
import { givenFoundItem } from '../item/item.given-found.ts'
import type { SearchQuery } from './search.question.ts'
import { runSearch } from './search.run.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

test('[RT-12] where few items have all words, those with the distinctive words follow; an unknown word has no results', async () => {
  const { db } = portal
  const { item_id: other } = await givenFoundItem(db, { title: { 'zh-CN': '渡轮时刻' }, download_count: 90_000 })
  const { item_id: all } = await givenFoundItem(db, { title: { 'zh-CN': '渡轮' }, texts: ['遇大雾停航'] })
  await givenFoundItem(db, { title: { 'zh-CN': '码头' }, texts: ['渡轮从这里开'] })

  for (const least of [60, 1]) {
    await buildTermBits(db, { least })
    expect(await idsOf('渡轮 停航')).toEqual([all, other])
    expect(await idsOf('渡轮 缆车')).toEqual([])
    await givenFoundItem(db, { title: { 'zh-CN': '一切照旧' } })
  }
})

test('where a page full has all words, none may be missing', async () => {
  const { db } = portal
  for (let times = 0; times < 10; times++) await givenFoundItem(db, { title: { 'zh-CN': '茶园采摘' } })
  await givenFoundItem(db, { title: { 'zh-CN': '茶园' } })

  expect(await idsOf('茶园 采摘')).toHaveLength(10)
})

test('a filtered search uses the same tiers and counts items with all words before the filter', async () => {
  const { db } = portal
  for (let times = 0; times < 9; times++) await givenFoundItem(db, { title: { 'zh-CN': '滑道检修' } })
  await givenFoundItem(db, { type: 'form', title: { 'zh-CN': '滑道检修' } })
  await givenFoundItem(db, { type: 'form', title: { 'zh-CN': '滑道' } })

  for (const least of [60, 1]) {
    await buildTermBits(db, { least })
    const found = await asked({ q: '滑道 检修', resource_types: ['form'] })
    expect([found?.question.telling, found?.with_all_words, found?.lists.get('resource')]).toMatchObject([
      null,
      10,
      [{}],
    ])
    await givenFoundItem(db, { title: { 'zh-CN': '照旧' } })
  }
})

async function idsOf(q: string): Promise<number[]> {
  const found = await asked({ q })
  return found?.lists.get('resource')?.map(({ item_id }) => item_id) ?? []
}

function asked(search: SearchQuery['search']) {
  const viewer: Viewer = { ...visitor, language: 'zh-CN', request_id: 'test' }
  return runSearch(portal.platform, viewer, { search, order: 'relevance', page: 1 }, { offset: 0, size: 20 })
}
