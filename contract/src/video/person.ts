import { z } from 'zod'
import { decimal, endpoint, id, instant, nothing, whole } from '../kit.ts'

const videoId = z.object({ video_id: id })
const seconds = z.number().nonnegative()

const watched = z.object({
  video_id: id,
  /** The last position, and the farthest one. */
  seconds,
  farthest: seconds,
  duration_seconds: z.number().int().nonnegative(),
  completed_at: instant.nullable(),
  updated_at: instant,
})

export const listWatched = endpoint({
  method: 'GET',
  path: '/api/videos/watched',
  access: { signed_in: true, menu: 'video' },
  summary: 'How far I watched what, the latest first',
  query: z.object({ size: decimal(z.int().min(1).max(50)).default(50) }),
  data: whole(watched),
})

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/videos/{video_id}/progress',
  access: { signed_in: true, menu: 'video' },
  summary: 'How far I watched this one; null before the first time',
  params: videoId,
  data: watched.nullable(),
})

export const saveProgress = endpoint({
  method: 'PUT',
  path: '/api/videos/{video_id}/progress',
  access: { signed_in: true, menu: 'video' },
  summary: 'Where I am. Whoever has been in the last tenth has seen it',
  params: videoId,
  body: z.object({ seconds: z.number().nonnegative().max(1_000_000) }),
  data: watched,
})

export const readMyVideo = endpoint({
  method: 'GET',
  path: '/api/videos/{video_id}/mine',
  access: { signed_in: true, menu: 'video' },
  summary: 'What is between me and a video: collected or not',
  params: videoId,
  data: z.object({ collected: z.boolean() }),
})

export const collectVideo = endpoint({
  method: 'PUT',
  path: '/api/videos/{video_id}/collection',
  access: { signed_in: true, menu: 'video' },
  summary: 'Keep a video in my collection',
  params: videoId,
  data: nothing,
})

export const forgetVideo = endpoint({
  method: 'DELETE',
  path: '/api/videos/{video_id}/collection',
  access: { signed_in: true, menu: 'video' },
  summary: 'Take a video out of my collection',
  params: videoId,
  data: nothing,
})
