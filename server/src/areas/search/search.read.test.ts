import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { tiersOf } from '../../search/tiers.ts'
import { findBest } from '../item/item.find-best.ts'
import { buildTermBits } from '../item/item.term-bits.ts'
import { givenFoundItem } from './search.given.ts'
import { readAsked } from './search.read.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

test('[RT-12] where few have all words, what has the telling ones follows; a word that nobody wrote is found in vain', async () => {
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

async function idsOf(text: string): Promise<number[]> {
  const question = await readAsked(portal.platform, text)
  const tiers = question ? tiersOf(question).map(({ choices }) => choices) : []
  const asked = { kinds: ['resource'], listed: ['resource'], tiers, narrowed: [], boxes: [] } as const
  const { kinds } = await findBest(portal.db, asked, { offset: 0, size: 20 })
  return kinds.get('resource')?.list.map(({ item_id }) => item_id) ?? []
}
