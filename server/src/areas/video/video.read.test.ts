import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { givenAccount, startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'
import { givenCategory, givenSeries, givenVideo } from './video.given.ts'

const chapters = [
  { seconds: 0, title: { 'zh-CN': '开始', en: 'Beginning' } },
  { seconds: 12.5, title: { 'zh-CN': '角色', en: 'Roles' } },
]
const captions = {
  'zh-CN': [{ from: 0, to: 4, text: '先看 <图> & 表。' }],
  en: [{ from: 0, to: 4, text: 'First the diagram.' }],
}

test("a video has its chapters and captions in the reader's language, and related items", async () => {
  const { db, get } = await startPortal()
  const { video_id } = await givenVideo(db, { chapters, captions })
  const { item_id: resource_id } = await givenItem(db, { title: { 'zh-CN': '合同审批' } })
  const { item_id: article_id } = await givenItem(db, { kind: 'article', title: { 'zh-CN': '会签' } })
  const { item_id: withdrawn } = await givenItem(db, { state: 'withdrawn' })
  await db
    .insertInto('video_related')
    .values([resource_id, article_id, withdrawn].map((related_id) => ({ item_id: video_id, related_id })))
    .execute()

  const { data } = await get(`/api/videos/${video_id}`)
  const { data: english } = await get(`/api/videos/${video_id}`, { 'accept-language': 'en' })
  const { data: traditional } = await get(`/api/videos/${video_id}`, { 'accept-language': 'zh-TW' })

  expect(data).toMatchObject({
    video_id,
    state: 'missing',
    media: null,
    next: null,
    series: null,
    chapters: [
      { seconds: 0, title: '开始' },
      { seconds: 12.5, title: '角色' },
    ],
    captions: [
      { language: 'zh-CN', address: `/file/video/${video_id}/captions/zh-CN.vtt` },
      { language: 'en', address: `/file/video/${video_id}/captions/en.vtt` },
    ],
    transcript: { language: 'zh-CN', cues: captions['zh-CN'] },
    resources: [{ resource_id, resource_type: 'flow', title: '合同审批' }],
    articles: [{ article_id, title: '会签' }],
  })
  expect(english).toMatchObject({ transcript: { language: 'en' }, chapters: [{ title: 'Beginning' }, {}] })
  expect(traditional.transcript.language).toBe('zh-CN')
})

test('after a lesson comes the next of its series; after one that stands alone, the next newest of its category', async () => {
  const { db, get } = await startPortal()
  const video_category_id = await givenCategory(db, 'flow')
  const video_series_id = await givenSeries(db, 'basics')
  const lesson = (series_position: number, days_ago: number, state = 'published') =>
    givenVideo(db, { video_category_id, video_series_id, series_position, days_ago, state })
  const first = await lesson(1, 1)
  await lesson(2, 2, 'withdrawn')
  const third = await lesson(3, 8)
  const alone = await givenVideo(db, { video_category_id, days_ago: 5 })

  const read = async ({ video_id }: { video_id: number }) => (await get(`/api/videos/${video_id}`)).data

  expect(await read(first)).toMatchObject({
    next: { video_id: third.video_id },
    series: { name: '流程入门', position: 1, total: 2 },
  })
  expect((await read(third)).next).toBeNull()
  expect((await read(alone)).next).toMatchObject({ video_id: third.video_id })
})

test('a video says whether it plays, is still being made, or could not be made', async () => {
  const { db, platform, get } = await startPortal()
  const { user_id } = await givenAccount(db)
  const state = async (given: { state: string; previews?: [] }) => {
    const { file_id } = await givenStoredFile(platform, { user_id, content_type: 'video/mp4', ...given })
    const { video_id } = await givenVideo(db, { file_id })
    return (await get(`/api/videos/${video_id}`)).data
  }

  expect(await state({ state: 'scanned' })).toMatchObject({ state: 'making', media: null })
  expect(await state({ state: 'failed' })).toMatchObject({ state: 'failed', media: null })
  expect(await state({ state: 'quarantined' })).toMatchObject({ state: 'failed', media: null })
})

test('the segments of a published video have permanent public addresses; those of a withdrawn one are not found', async () => {
  const { db, platform, get, send } = await startPortal()
  const { user_id } = await givenAccount(db)
  const piece = (name: string, content_type: string) => ({ name, content: Buffer.from(`of ${name}`), content_type })
  const { file_id } = await givenStoredFile(platform, {
    user_id,
    content_type: 'video/mp4',
    content: Buffer.from('the film itself'),
    previews: [
      piece('poster', 'image/webp'),
      piece('hls/master.m3u8', 'application/vnd.apple.mpegurl'),
      piece('hls/360p.m3u8', 'application/vnd.apple.mpegurl'),
      piece('hls/720p.m3u8', 'application/vnd.apple.mpegurl'),
      piece('hls/720p-0000.ts', 'video/mp2t'),
    ],
  })
  const { video_id } = await givenVideo(db, { file_id, captions })

  const { data } = await get(`/api/videos/${video_id}`)
  const fetched = async (url: string, headers = {}) => send({ method: 'GET', url, headers })
  const { media } = data
  const segment = await fetched(media.playlist.replace('master.m3u8', '720p-0000.ts'), { range: 'bytes=3-5' })
  const vtt = await fetched(data.captions[0].address)

  expect(data.state).toBe('ready')
  expect(media.renditions.map(({ name }: { name: string }) => name)).toEqual(['720p', '360p'])
  expect(segment.statusCode).toBe(206)
  expect(segment.body).toBe('hls')
  expect(segment.headers).toMatchObject({ 'content-type': 'video/mp2t', 'cache-control': 'public, max-age=3600' })
  expect((await fetched(media.source.address)).body).toBe('the film itself')
  expect((await fetched(media.poster)).headers['content-type']).toBe('image/webp')
  expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(vtt.body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n先看 &lt;图&gt; &amp; 表。\n')

  for (const nothing of ['captions/zh-TW.vtt', 'hls/nothing.ts', 'hls/']) {
    expect((await fetched(`/file/video/${video_id}/${nothing}`)).statusCode).toBe(404)
  }
  await db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', video_id).execute()
  for (const url of [media.playlist, media.poster, media.source.address, data.captions[0].address]) {
    expect((await fetched(url)).statusCode).toBe(404)
  }
  expect((await get(`/api/videos/${video_id}`)).code).toBe(failures.not_found.code)
})
