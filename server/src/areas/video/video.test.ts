import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'
import { givenCategory, givenSeries, givenVideo } from './video.given.ts'

function asked(search: object, more = '') {
  return `/api/videos?search=${encodeURIComponent(JSON.stringify(search))}${more}`
}

test('a video carries its category, lesson, length and the hue of its cover', async () => {
  const { db, get } = await startPortal()
  const video_category_id = await givenCategory(db, 'flow')
  const { video_id } = await givenVideo(db, { video_category_id, duration_seconds: 506 })

  const { data } = await get(asked({ video_category_id }))

  expect(data.total).toBe(1)
  expect(data.list).toMatchObject([
    {
      video_id,
      video_category_name: '流程引擎',
      lesson: '第 4 讲',
      duration_seconds: 506,
      resource_type: 'flow',
      play_count: 0,
      found: null,
    },
  ])
})

test('videos are filtered by category, series, length and audience, and every choice shows its count', async () => {
  const { db, get } = await startPortal()
  const [flow, form] = [await givenCategory(db, 'flow'), await givenCategory(db, 'form', '表单设计')]
  const basics = await givenSeries(db, 'basics')
  const first = await givenVideo(db, {
    video_category_id: flow,
    video_series_id: basics,
    series_position: 1,
    duration_seconds: 300,
    audiences: ['user', 'flow_administrator'],
    days_ago: 3,
  })
  const second = await givenVideo(db, {
    video_category_id: flow,
    duration_seconds: 301,
    audiences: ['flow_administrator'],
    days_ago: 2,
  })
  const third = await givenVideo(db, { video_category_id: form, duration_seconds: 901, days_ago: 1 })
  await buildTermBits(db, { least: 1 })

  const ids = async (search: object) =>
    (await get(asked(search))).data.list.map(({ video_id }: { video_id: number }) => video_id)
  const { data: facets } = await get(
    `/api/videos/facets?search=${encodeURIComponent(JSON.stringify({ lengths: ['short', 'medium'] }))}`,
  )

  expect(await ids({ video_category_ids: [form, flow] })).toEqual([third.video_id, second.video_id, first.video_id])
  expect(await ids({ video_series_ids: [basics] })).toEqual([first.video_id])
  expect(await ids({ lengths: ['long'] })).toEqual([third.video_id])
  expect(await ids({ audiences: ['user'] })).toEqual([first.video_id])
  expect(await ids({ video_ids: [first.video_id, third.video_id] })).toEqual([first.video_id, third.video_id])
  expect(facets).toEqual({
    categories: [
      { video_category_id: flow, name: '流程引擎', total: 2 },
      { video_category_id: form, name: '表单设计', total: 0 },
    ],
    series: [{ video_series_id: basics, name: '流程入门', total: 1 }],
    lengths: [
      { length: 'short', total: 1 },
      { length: 'medium', total: 1 },
      { length: 'long', total: 1 },
    ],
    audiences: [
      { audience: 'user', total: 1 },
      { audience: 'flow_administrator', total: 2 },
      { audience: 'system_administrator', total: 0 },
    ],
  })
})

test('a video is found by its captions, and the result has the time', async () => {
  const { db, get } = await startPortal()
  const captions = {
    'zh-CN': [
      { from: 0, to: 4, text: '先看流程图。' },
      { from: 4.5, to: 8, text: '再把角色换成法务专员。' },
    ],
    en: [{ from: 4.5, to: 8, text: 'Then put your own counsel into the role.' }],
  }
  const { video_id } = await givenVideo(db, { captions })
  await givenVideo(db)

  const { data } = await get(asked({ keyword: '法务专员' }))
  const { data: inEnglish } = await get(asked({ keyword: 'counsel' }), { 'accept-language': 'en' })

  expect(data.list).toMatchObject([{ video_id, found: { seconds: 4.5, text: '再把角色换成法务专员。' } }])
  expect(inEnglish.list).toMatchObject([{ video_id, found: { seconds: 4.5 } }])
})

test('the most played come first, when asked for', async () => {
  const { db, get } = await startPortal()
  const often = await givenVideo(db, { days_ago: 9 })
  const seldom = await givenVideo(db, { days_ago: 1 })
  await db.updateTable('item').set({ view_count: 500 }).where('item_id', '=', often.video_id).execute()

  const { data } = await get(asked({}, `&order_by=${encodeURIComponent('{"view_count":"desc"}')}`))

  expect(data.list).toMatchObject([
    { video_id: often.video_id, play_count: 500 },
    { video_id: seldom.video_id, play_count: 0 },
  ])
})
