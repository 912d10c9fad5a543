import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenReceived, settled, startFileWorker } from '../../../test/files/pipeline.ts'
import { video } from '../../../test/files/video.ts'
import { administrator, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'
import { givenCategory, givenSeries, givenVideo } from './video.given.ts'

const ask = async (portal: Portal, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
  (await portal.send({ method, url, payload })).json()

test('staff upload a film, say what it is about, and publish it once it can be played', async () => {
  const portal = await startPortal(administrator)
  const { db, platform, get, user_id } = portal
  const stop = await startFileWorker(platform)
  const { file_id } = await givenReceived(platform, Number(user_id), await video(6), { kind: 'video' })
  const { item_id: resource_id } = await givenItem(db, { title: { 'zh-CN': '合同审批' } })

  const { data: made } = await ask(portal, 'POST', '/api/videos', {
    file_id,
    title: { 'zh-CN': '合同审批', en: 'Contracts' },
    resource_type: 'flow',
    video_category_id: await givenCategory(db, 'flow'),
    audiences: ['user'],
    related_ids: [resource_id],
    series: { video_series_id: await givenSeries(db, 'basics'), position: 1 },
    chapters: [
      { seconds: 0, title: { 'zh-CN': '开始' } },
      { seconds: 3.5, title: { 'zh-CN': '角色' } },
    ],
  })
  const url = `/api/videos/${made.video_id}`
  const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\n先选审批角色'
  expect((await ask(portal, 'PUT', `${url}/captions/zh-CN`, { vtt: captions })).code).toBe(0)
  expect((await get(url)).code).toBe(failures.not_found.code)
  expect((await get('/api/videos')).data.total).toBe(0)

  await settled(platform, file_id, 100_000)
  expect((await ask(portal, 'PUT', `${url}/publication`)).code).toBe(0)
  await stop()

  expect((await get(url)).data).toMatchObject({
    state: 'ready',
    duration_seconds: 6,
    title: '合同审批',
    series: { position: 1 },
    chapters: [{ seconds: 0 }, { seconds: 3.5, title: '角色' }],
    media: { renditions: [{ name: '720p' }, { name: '360p' }] },
    transcript: { language: 'zh-CN', cues: [{ text: '先选审批角色' }] },
    resources: [{ resource_id }],
  })
  expect((await get(`/api/videos?search=${encodeURIComponent('{"keyword":"审批角色"}')}`)).data.total).toBe(1)

  expect((await ask(portal, 'POST', `${url}/withdrawal`, { reason: '内容过时' })).code).toBe(0)
  expect((await get('/api/videos')).data.total).toBe(0)
  expect((await get(`${url}/filing`)).data).toMatchObject({
    published: false,
    state: 'ready',
    captions: ['zh-CN'],
    title: { en: 'Contracts' },
    related_ids: [resource_id],
  })
})

test('what cannot be played is not published', async () => {
  const portal = await startPortal(administrator)
  const { video_id } = await givenVideo(portal.db, { state: 'draft' })

  const { code } = await ask(portal, 'PUT', `/api/videos/${video_id}/publication`)

  expect(code).toBe(failures.conflict.code)
})

test('a film of the wrong kind, an unknown category, chapters out of order and a taken place are refused', async () => {
  const portal = await startPortal(administrator)
  const { db, platform, user_id } = portal
  const { file_id } = await givenReceived(platform, Number(user_id), 'no film', { kind: 'resource' })
  const video_series_id = await givenSeries(db, 'basics')
  await givenVideo(db, { video_series_id, series_position: 1 })
  const { video_id } = await givenVideo(db)
  const code = async (filing: object) => (await ask(portal, 'PATCH', `/api/videos/${video_id}`, filing)).code
  const title = { 'zh-CN': '一' }

  expect(await code({ file_id })).toBe(failures.invalid_input.code)
  expect(await code({ video_category_id: 999_999 })).toBe(failures.invalid_input.code)
  expect(await code({ series: { video_series_id: 999_999, position: 1 } })).toBe(failures.invalid_input.code)
  expect(await code({ chapters: [4, 2].map((seconds) => ({ seconds, title })) })).toBe(failures.invalid_input.code)
  expect(await code({ series: { video_series_id, position: 1 } })).toBe(failures.conflict.code)
  expect(await code({ series: { video_series_id, position: 2 }, title })).toBe(0)
  expect((await portal.get(`/api/videos/${video_id}`)).data).toMatchObject({ title: '一', series: { position: 2 } })
})

test('a person keeps a video, twice is once, and lets it go', async () => {
  const portal = await startPortal(someone)
  const { video_id } = await givenVideo(portal.db)
  const { video_id: draft } = await givenVideo(portal.db, { state: 'draft' })
  const url = `/api/videos/${video_id}/collection`
  const collected = async () => (await portal.get(`/api/videos/${video_id}/mine`)).data.collected

  expect(await collected()).toBe(false)
  for (const _ of [1, 2]) expect((await ask(portal, 'PUT', url)).code).toBe(0)
  expect(await collected()).toBe(true)
  expect((await ask(portal, 'DELETE', url)).code).toBe(0)
  expect(await collected()).toBe(false)
  expect((await ask(portal, 'PUT', `/api/videos/${draft}/collection`)).code).toBe(failures.not_found.code)
})
