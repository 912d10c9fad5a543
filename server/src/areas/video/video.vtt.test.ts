import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { administrator, startPortal } from '../../../test/portal.ts'
import { givenVideo } from './video.given.ts'
import { readVtt, writeVtt } from './video.vtt.ts'

test('what is written as WebVTT is read as it was', () => {
  const cues = [
    { from: 0, to: 2.5, text: 'a < b & c > d --> e' },
    { from: 3661.25, to: 3700.999, text: '两行\n字幕' },
  ]

  expect(readVtt(writeVtt(cues))).toEqual(cues)
})

test('WebVTT of other programs is understood: names, notes, styles, settings, voices, short times, Windows lines', () => {
  const vtt = [
    '\uFEFFWEBVTT - made elsewhere',
    'NOTE who made it',
    'STYLE\n::cue { color: red }',
    'intro\n00:04.000 --> 00:06.500 align:start position:10%\n<v 讲师>先看<b>这里</b> &amp; 那里',
    '00:01.000 --> 00:02.000\n更早的一句',
    '00:07.000 --> 00:08.000\n',
  ].join('\n\n')

  expect(readVtt(vtt.replaceAll('\n', '\r\n'))).toEqual([
    { from: 1, to: 2, text: '更早的一句' },
    { from: 4, to: 6.5, text: '先看这里 & 那里' },
  ])
})

test.each([
  ['a page', '<html></html>'],
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nSRT'],
  ['a time that is none', 'WEBVTT\n\n00:61.000 --> 01:62.000\nx'],
  ['an end before the beginning', 'WEBVTT\n\n00:05.000 --> 00:04.000\nx'],
])('%s is not WebVTT', (_, text) => {
  expect(readVtt(text)).toBeNull()
})

test('an administrator uploads captions, and the video is found by them', async () => {
  const { db, get, send } = await startPortal(administrator)
  const { video_id } = await givenVideo(db)
  const url = `/api/videos/${video_id}/captions/zh-TW`
  const put = async (vtt: string) => (await send({ method: 'PUT', url, payload: { vtt } })).json()

  expect((await put('no captions')).code).toBe(failures.invalid_input.code)
  expect(await put('WEBVTT\n\n00:01.000 --> 00:02.000\n先選審批角色')).toMatchObject({ code: 0, data: { cues: 1 } })

  const { data } = await get(`/api/videos?search=${encodeURIComponent('{"keyword":"審批角色"}')}`)
  expect(data.list).toMatchObject([{ video_id, found: { seconds: 1, text: '先選審批角色' } }])
})
