import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { someone, startPortal } from '../../../test/portal.ts'
import { countViews } from '../item/item.view.ts'
import { givenVideo } from './video.given.ts'

test('a video resumes where it stopped; the farthest position never decreases, and nine tenths count as watched', async () => {
  const { db, get, send } = await startPortal(someone)
  const { video_id } = await givenVideo(db, { duration_seconds: 100 })
  const url = `/api/videos/${video_id}/progress`
  const at = async (seconds: number) => (await send({ method: 'PUT', url, payload: { seconds } })).json().data

  expect((await get(url)).data).toBeNull()
  expect(await at(62.5)).toMatchObject({ seconds: 62.5, farthest: 62.5, completed_at: null })
  expect(await at(10)).toMatchObject({ seconds: 10, farthest: 62.5, completed_at: null })
  const seen = await at(90)
  expect(seen.completed_at).not.toBeNull()
  expect(await at(5)).toMatchObject({ seconds: 5, farthest: 90, completed_at: seen.completed_at })
  expect(await at(4_000)).toMatchObject({ seconds: 100, farthest: 100 })
  expect((await get('/api/videos/watched')).data.list).toMatchObject([
    { video_id, seconds: 100, duration_seconds: 100 },
  ])
})

test('watch progress is visible only to its owner, and not stored for visitors', async () => {
  const { db, get, send } = await startPortal(someone)
  const { video_id } = await givenVideo(db)
  await send({ method: 'PUT', url: `/api/videos/${video_id}/progress`, payload: { seconds: 9 } })
  const visitor = { authorization: '' }

  expect((await get('/api/videos/watched', visitor)).code).toBe(failures.not_logged_in.code)
  expect((await get(`/api/videos/${video_id}/progress`, visitor)).code).toBe(failures.not_logged_in.code)
})

test('a position in an unknown video is rejected', async () => {
  const { db, send } = await startPortal(someone)
  const { video_id } = await givenVideo(db, { state: 'draft' })

  const answer = await send({ method: 'PUT', url: `/api/videos/${video_id}/progress`, payload: { seconds: 9 } })

  expect(answer.json().code).toBe(failures.not_found.code)
})

test('a person counts as one play a day, a network of visitors as another', async () => {
  const { db, get, post } = await startPortal(someone)
  const { video_id } = await givenVideo(db)

  for (const headers of [{}, {}, { authorization: '' }, { authorization: '' }] as Record<string, string>[]) {
    expect((await post(`/api/videos/${video_id}/plays`, {}, headers)).code).toBe(0)
  }
  await countViews(db)

  expect((await get(`/api/videos/${video_id}`)).data.play_count).toBe(2)
})
