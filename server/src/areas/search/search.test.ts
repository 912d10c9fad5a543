import type { Answer } from '@atrium/contract/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'
import { givenFoundItem } from '../item/item.given-found.ts'
import { sumUpSearches } from './search.log.ts'
import { writeSearches } from './search.note.ts'
import { refreshBestSuggestions } from './search.suggest-best.ts'
import { learnWords } from './search.vocabulary.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

test('[RT-12] one box finds every kind, in three scripts, by sound, initials and English', async () => {
  const { db } = portal
  const flow = await givenFoundItem(db, {
    title: { 'zh-CN': '探亲休假申请', 'zh-TW': '探親休假申請', en: 'Homing request' },
  })
  await givenFoundItem(db, { kind: 'article', title: { 'zh-CN': '探亲休假怎么算' } })
  await givenFoundItem(db, { kind: 'video', title: { 'zh-CN': '探亲休假三分钟' } })

  for (const q of ['探亲休假', '探親休假', 'tanqinxiujia', 'tqxj', '探亲 休假'])
    expect((await ask({ q })).totals, q).toEqual(totals({ resource: 1, article: 1, video: 1 }))
  expect((await ask({ q: 'HOMING' })).best).toMatchObject({ kind: 'resource', item_id: flow.item_id })
})

test('[RT-12] a whole title comes before its beginning, words of titles before spots, spots before texts; then quality', async () => {
  const { db } = portal
  const text = await givenFoundItem(db, {
    title: { 'zh-CN': '甲' },
    texts: ['里面写着领导接待的安排'],
    download_count: 900_000,
  })
  const spot = await givenFoundItem(db, {
    title: { 'zh-CN': '乙' },
    parts: [{ kind: 'step', anchor: 'Task_1', title: '领导接待' }],
  })
  const words = await givenFoundItem(db, { title: { 'zh-CN': '接待领导的办法' } })
  const used = await givenFoundItem(db, { title: { 'zh-CN': '领导接待安排' }, download_count: 50_000 })
  const phrase = await givenFoundItem(db, { title: { 'zh-CN': '领导接待登记' } })
  const exact = await givenFoundItem(db, { title: { 'zh-CN': '领导接待' } })
  const order = [exact, used, phrase, words, spot, text].map(({ item_id }) => item_id)

  expect(await idsOf({ q: '领导接待', kind: 'resource' })).toEqual(order)
  await buildTermBits(db, { least: 1 })
  expect(await idsOf({ q: '领导接待', kind: 'resource' })).toEqual(order)
})

test('[RT-12] what is found inside opens there: a step, a field, a page, a heading, a second', async () => {
  const { db } = portal
  const given = {
    step: { kind: 'resource', anchor: 'Task_9', address: '?node=Task_9' },
    field: { kind: 'resource', anchor: 'items[].amount', address: '?field=items%5B%5D.amount' },
    page: { kind: 'resource', anchor: '3', address: '?page=3' },
    heading: { kind: 'article', anchor: 'h-垫付', address: '#h-%E5%9E%AB%E4%BB%98' },
    cue: { kind: 'video', anchor: '372', address: '#t=372' },
  } as const
  for (const [kind, { kind: of, anchor }] of Object.entries(given)) {
    const part = {
      kind: kind as 'step',
      anchor,
      text: '先由经办人垫付款项',
      title: kind === 'heading' ? '垫付款项' : '',
    }
    await givenFoundItem(db, {
      kind: of,
      title: { 'zh-CN': kind },
      parts: [{ ...part, anchor: '1', title: '', text: '别的' }, part],
    })
  }

  const found = await Promise.all(
    (['resource', 'article', 'video'] as const).map((kind) => ask({ q: '垫付款项', kind })),
  )
  const hits = found.flatMap(({ list }) => list)

  expect(hits.map(({ address, spot }: TestHit) => [spot?.kind, address.replace(/^[^?#]*/, '')]).sort()).toEqual(
    Object.entries(given)
      .map(([kind, { address }]) => [kind, address])
      .sort(),
  )
  expect(hits.find(({ spot }: TestHit) => spot?.kind === 'page')).toMatchObject({ spot: { at: 3 } })
  expect(
    hits.every(({ snippet }: TestHit) => snippet.some(({ text, is_match }) => is_match && text === '垫付款项')),
  ).toBe(true)
})

test('words that are common in titles and met nowhere together are found first wherever both stand', async () => {
  const { db } = portal
  const plan = await givenFoundItem(db, { title: { 'zh-CN': '停电预案' } })
  for (const title of ['停电通知', '演练预案', '演练通知']) await givenFoundItem(db, { title: { 'zh-CN': title } })
  const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': '园区停电' }, texts: ['每年演练一次'] })

  await buildTermBits(db, { least: 2 })

  expect((await idsOf({ q: '停电演练', kind: 'resource' }))[0]).toBe(item_id)
  expect((await idsOf({ q: '停电预案', kind: 'resource' }))[0]).toBe(plan.item_id)
})

test('what was deprecated is found and marked, and in no list', async () => {
  const { db, get } = portal
  const old = await givenFoundItem(db, { title: { 'zh-CN': '旧版公车派遣' }, download_count: 1_000 })
  const young = await givenFoundItem(db, { title: { 'zh-CN': '新版公车派遣' }, download_count: 1_000 })

  await db.updateTable('item').set({ state: 'deprecated' }).where('item_id', '=', old.item_id).execute()
  const { list } = await ask({ q: '公车派遣', kind: 'resource' })

  expect(list.map(({ item_id, is_deprecated }: TestHit) => [item_id, is_deprecated])).toEqual(
    expect.arrayContaining([
      [young.item_id, false],
      [old.item_id, true],
    ]),
  )
  const { data } = await get(`/api/resources?search=${encodeURIComponent('{"keyword":"公车派遣"}')}`)
  expect(data).toMatchObject({ total: 1, list: [{ resource_id: young.item_id }] })
})

test('by date and by downloads totals, boxes and lists leave out what is deprecated', async () => {
  const { db, get } = portal
  for (const [title, download_count] of [
    ['员工食宿', 3],
    ['旧员工食宿', 9],
    ['新员工食宿', 5],
  ] as const)
    await givenFoundItem(db, { title: { 'zh-CN': title }, download_count })
  await sql`update item set state = 'deprecated' where title ->> 'zh-CN' = '旧员工食宿'`.execute(db)

  for (const order of ['newest', 'most_downloaded']) {
    const { data } = await get(`${addressOf({ q: '员工食宿', kind: 'resource' })}&order=${order}`)
    expect([data.total, data.list.length, data.facets.resource_types[1].total]).toEqual([2, 2, 2])
  }
  expect((await ask({ q: '员工食宿', kind: 'resource' })).list).toHaveLength(3)
})

test('every page goes on where the last ended, through all tiers, with bits and with what changed since', async () => {
  const { db } = portal
  for (let n = 0; n < 30; n++) {
    await givenFoundItem(db, { title: { 'zh-CN': `班车线路${n}` }, download_count: n })
    await givenFoundItem(db, { title: { 'zh-CN': `乘车${n}` }, texts: ['班车线路见附件'], download_count: n })
  }
  await buildTermBits(db, { least: 3 })
  for (let n = 30; n < 35; n++) await givenFoundItem(db, { title: { 'zh-CN': `班车线路${n}` }, download_count: n })

  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsOn(page)))
  const { rows } = await sql<{ item_id: number }>`
    select item_id from item where title ->> 'zh-CN' ~ '^(班车线路|乘车)' order by title ->> 'zh-CN' like '乘车%',
      quality desc, item_id desc`.execute(db)

  expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 5, 0])
  expect(pages.flat()).toEqual(rows.map(({ item_id }) => item_id))

  async function idsOn(page: number): Promise<number[]> {
    const { data } = await portal.get(`${addressOf({ q: '班车线路', kind: 'resource' })}&page=${page}`)
    return data.list.map(({ item_id }: TestHit) => item_id)
  }
})

test('boxes count what they would leave, and leave it', async () => {
  const { db } = portal
  for (const type of ['flow', 'flow', 'form']) await givenFoundItem(db, { type, title: { 'zh-CN': '食堂订餐' } })
  await givenFoundItem(db, { kind: 'article', title: { 'zh-CN': '食堂订餐' } })

  const { facets } = await ask({ q: '食堂订餐' })
  const chosen = await ask({ q: '食堂订餐', resource_types: ['flow'] })

  const boxes = facets.resource_types.filter(({ total }: { total: number }) => total > 0)
  expect(boxes).toEqual([
    { resource_type: 'form', total: 1 },
    { resource_type: 'flow', total: 2 },
  ])
  expect([chosen.total, chosen.facets.resource_types]).toEqual([2, facets.resource_types])
})

test('what is published can be found two seconds later at the latest, by everybody', async () => {
  await buildTermBits(portal.db, { least: 1 })
  await givenFoundItem(portal.db, { title: { 'zh-CN': '防汛值守' } })

  expect((await ask({ q: '防汛值守' })).total).toBe(1)
})

test('names are suggested by characters, sound and initials; questions when many have asked and found', async () => {
  const { db, get } = portal
  await givenFoundItem(db, { title: { 'zh-CN': '车位预约' } })
  for (let times = 0; times < 5; times++) await ask({ q: '车位预约' })
  for (let times = 0; times < 4; times++) await ask({ q: '车位' })
  await writeSearches(db)
  await db.transaction().execute(sumUpSearches)
  await db.transaction().execute(refreshBestSuggestions)

  for (const q of ['车', '車位', 'chewei', 'cwyy']) {
    const { data } = await get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)
    expect(data.items[0]?.title.map(({ text }: { text: string }) => text).join(''), q).toBe('车位预约')
  }
  const { data } = await get(`/api/search/suggestions?q=${encodeURIComponent('车')}`)
  expect(data.queries).toMatchObject([{ text: '车位预约' }])
})

test('[RT-12] next to nothing found: what they may have meant is proposed, by sound and by letters', async () => {
  const { db } = portal
  await givenFoundItem(db, { title: { 'zh-CN': '证照到期提醒', en: 'Certificate reminder' } })
  await db.transaction().execute(learnWords)

  expect((await ask({ q: '正照' })).did_you_mean).toBe('证照')
  expect((await ask({ q: 'certifcate' })).did_you_mean).toBe('certificate')
})

test('[RT-12] pinyin is read by words of names and summaries, in Simplified characters where both scripts have a word of their own', async () => {
  const { db } = portal
  const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': '巡检记录', 'zh-TW': '巡檢紀錄' } })
  await givenFoundItem(db, { title: { 'zh-CN': '点检', 'zh-TW': '點檢紀錄' } })
  const summary = JSON.stringify({ 'zh-CN': '临期物资盘点' })
  await db.updateTable('item').set({ summary }).where('item_id', '=', item_id).execute()
  await db.transaction().execute(learnWords)

  expect((await ask({ q: 'jilu' })).understood).toEqual({ way: 'sound', words: ['记录'] })
  expect((await ask({ q: 'wuzipandian' })).understood).toEqual({ way: 'sound', words: ['物资', '盘点'] })
})

type TestHit = Answer<'GET /api/search'>['list'][number]

function addressOf(search: object) {
  return `/api/search?search=${encodeURIComponent(JSON.stringify(search))}`
}

async function ask(search: object, headers?: Record<string, string>) {
  const { code, data } = await portal.get(addressOf(search), headers)
  const failure = portal.lines.findLast(({ err }) => err)
  expect(code, JSON.stringify(failure)).toBe(0)
  return data
}

async function idsOf(search: object): Promise<number[]> {
  return (await ask(search)).list.map(({ item_id }: TestHit) => item_id)
}

function totals(found: Partial<Record<string, number>>) {
  return ['resource', 'article', 'case', 'video', 'app', 'release'].map((kind) => ({ kind, total: found[kind] ?? 0 }))
}
