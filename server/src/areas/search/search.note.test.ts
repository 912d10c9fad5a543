import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { givenFoundItem } from '../item/item.given-found.ts'
import { sumUpSearches } from './search.log.ts'
import { writeSearches } from './search.note.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

test('searches are logged by day without the person; a click logs which result', async () => {
  const { db, post } = portal
  const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': '绿植养护' } })
  const { search_id } = await ask({ q: '绿植养护' })

  await post(`/api/search/${search_id}/clicks`, { kind: 'resource', item_id, place: 1 })
  await post(`/api/search/${search_id}/clicks`, { kind: 'resource', item_id, place: 9 })
  const noted = await db
    .selectFrom('search_log')
    .selectAll()
    .where('search_id', '=', search_id)
    .executeTakeFirstOrThrow()

  expect(noted).toMatchObject({ question: '绿植养护', language: 'zh-CN', total: 1, item_id, place: 1 })
  expect(Object.keys(noted)).toEqual(['search_id', 'day', 'question', 'language', 'total', 'kind', 'item_id', 'place'])
})

test('a filtered search without results is not a zero-result search; an unfiltered one is', async () => {
  const { db } = portal
  await givenFoundItem(db, { title: { 'zh-CN': '窗帘清洗' } })
  const narrowed = [
    { q: '窗帘清洗', kind: 'case' },
    { q: '窗帘清洗', resource_types: ['login'] },
    { q: '窗帘清洗', versions: ['9.8'] },
    { q: '窗帘清洗', updated: 'month' },
  ]

  for (const search of narrowed) expect((await ask(search)).search_id, JSON.stringify(search)).toBeNull()
  for (const order of ['&order=newest', '&page=2']) expect((await ask({ q: '窗帘清洗' }, order)).search_id).toBeNull()
  for (const q of ['窗帘清洗', '雨篷清洗机']) expect((await ask({ q })).search_id).not.toBeNull()
  await writeSearches(db)
  await db.transaction().execute(sumUpSearches)
  const words = await db
    .selectFrom('search_word')
    .select(['question', 'asked', 'in_vain'])
    .where('question', 'like', '%清洗%')
    .orderBy('question')
    .execute()

  expect(words).toEqual([
    { question: '窗帘清洗', asked: 1, in_vain: 0 },
    { question: '雨篷清洗机', asked: 1, in_vain: 1 },
  ])
})

test.each([
  ['an address of mail', ['lan@example.com', '找 lan＠example.com', '联系lan @ example']],
  [
    'a telephone',
    ['13800000000', '138 0000 0000', '138-0000-0000', '+86 (138) 0000.0000', '１３８００００００００', '021–6000 0000'],
  ],
  ['a telephone in words', ['一三八零零零零零零零零', '幺三八 零零零零 零零零零']],
  ['an identity card', ['11010119900307123X', '证件 110101 19900307 1234']],
  ['a card of a bank', ['6222 0000 0000 0000 000', '6222·0000·0000·0000']],
  [
    'a token',
    [
      'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI3In0',
      '9f86d081884c7d659a2feaa0c55ad015',
      '3f2b8c1e-7d4a-4c55-9e0b-1a2b3c4d5e6f',
    ],
  ],
  ['an address of a page, which may hold one', ['https://portal.example/?token=abc']],
])('%s is answered, and not noted', async (_, questions) => {
  for (const q of questions) expect((await ask({ q })).search_id, q).toBeNull()

  await writeSearches(portal.db)
  const noted = await portal.db.selectFrom('search_log').select('question').execute()
  expect(noted.filter(({ question }) => /[a-z]{3}@|example|\d{3}|一三八|幺三八|^eyj/.test(question))).toEqual([])
})

test('what only looks like it is noted: versions, years, codes, long English words', async () => {
  for (const q of [
    '10.2.3',
    '2026 年度报告',
    'V10.0 升级到 10.2.3',
    'ISO 9001',
    'policy-release-countersign',
    '一二三类字段',
  ])
    expect((await ask({ q })).search_id, q).not.toBeNull()
})

async function ask(search: object, more = '') {
  return (await portal.get(`/api/search?search=${encodeURIComponent(JSON.stringify(search))}${more}`)).data
}
