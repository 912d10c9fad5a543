import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { audited } from '../../../test/audited.ts'
import { administrator, type Portal, startPortal } from '../../../test/portal.ts'
import { givenCategory, givenSeries, givenVideo } from './video.given.ts'

const asked = (search: object) => `?search=${encodeURIComponent(JSON.stringify(search))}`
const send = async (portal: Portal, method: 'PUT' | 'PATCH', url: string, payload: object) =>
  (await portal.send({ method, url, payload })).json()

test('videos of all states are listed; who withdraws one says why [MGT-104]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const video_category_id = await givenCategory(db, 'flow')
  const cue = { from: 1, to: 2, text: '先选角色' }
  const { video_id } = await givenVideo(db, {
    title: { 'zh-CN': '合同审批', en: 'Contracts' },
    video_category_id,
    captions: { en: [cue], 'zh-CN': [cue] },
  })
  const { video_id: draft } = await givenVideo(db, { state: 'draft' })
  const list = async (search: object) => (await get(`/api/management/videos${asked(search)}`)).data.list

  expect(await list({})).toHaveLength(2)
  expect(await list({ keyword: 'contr' })).toMatchObject([
    { video_id, video_category_name: '流程引擎', film: 'missing', captions: 'zh-CN en', state: 'published' },
  ])
  expect(await list({ state: 'draft' })).toMatchObject([{ video_id: draft }])

  expect((await post(`/api/videos/${video_id}/withdrawal`)).data).toMatchObject({ field: 'reason' })
  expect((await post(`/api/videos/${video_id}/withdrawal`, { reason: '界面换了' })).code).toBe(0)
  expect(await list({ state: 'withdrawn', video_category_id })).toMatchObject([{ video_id }])
  expect((await audited(db, 'video')).at(-1)).toMatchObject({
    subject_id: video_id,
    before: { published: true },
    after: { published: false },
    reason: '界面换了',
  })
})

test('captions are edited before the video is published, and empty ones are removed [MGT-104]', async () => {
  const portal = await startPortal(administrator)
  const { db, get } = portal
  const { video_id } = await givenVideo(db, { state: 'draft' })
  const url = `/api/videos/${video_id}/captions/zh-CN`
  const read = async () => (await get(`/api/management/videos/${video_id}/captions/zh-CN`)).data.vtt

  expect(await read()).toBe('')
  expect((await send(portal, 'PUT', url, { vtt: 'no captions' })).data).toMatchObject({ field: 'vtt' })
  await send(portal, 'PUT', url, { vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\n先选角色' })
  expect(await read()).toContain('00:00:01.000 --> 00:00:02.000\n先选角色')
  await send(portal, 'PUT', url, { vtt: 'WEBVTT' })
  expect((await get(`/api/videos/${video_id}/filing`)).data.captions).toEqual([])
})

test('a stale form of a video is refused', async () => {
  const portal = await startPortal(administrator)
  const { video_id } = await givenVideo(portal.db)
  const url = `/api/videos/${video_id}`
  const { updated_at: seen_at } = (await portal.get(`${url}/filing`)).data
  const save = (title: string) => send(portal, 'PATCH', url, { title: { 'zh-CN': title }, seen_at })

  expect((await save('一')).code).toBe(0)
  expect((await save('二')).code).toBe(failures.conflict.code)
})

test('two series become one: the lessons of the first come behind those of the second [MGT-104]', async () => {
  const { db, get, post } = await startPortal(administrator)
  const [one, other] = [await givenSeries(db, 'one', '入门'), await givenSeries(db, 'other', '提高')]
  const { video_id: moved } = await givenVideo(db, { video_series_id: one, series_position: 1 })
  await givenVideo(db, { video_series_id: other, series_position: 1 })

  const url = `/api/management/video-series/${one}/joining`
  expect((await post(url, { into_id: other, reason: '合并' })).code).toBe(0)

  expect((await get(`/api/videos/${moved}`)).data.series).toMatchObject({ video_series_id: other, position: 2 })
  expect((await get('/api/management/video-series')).data.list).toMatchObject([{ name: '提高', use_count: 2 }])
})

test('a category with videos is not removed; renamed, its videos follow [MGT-104]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const video_category_id = await givenCategory(db, 'flow')
  const { video_id } = await givenVideo(db, { video_category_id })
  const url = `/api/management/video-categories/${video_category_id}`
  const { updated_at: seen_at } = (await get(url)).data

  expect((await post(`${url}/removal`, { reason: '不用了' })).code).toBe(failures.conflict.code)
  expect((await send(portal, 'PUT', url, { name: { 'zh-CN': '流程' }, position: 0, seen_at })).code).toBe(0)
  expect((await get(`/api/videos/${video_id}`)).data.video_category_name).toBe('流程')
})
