import { type APIRequestContext, expect } from '@playwright/test'
import { withDb } from '../portal.ts'

interface Cue {
  from: number
  to: number
  text: string
}

export interface Film {
  video_id: number
  title: string
  summary: string
  duration_seconds: number
  chapters: { seconds: number; title: string }[]
  transcript: { cues: Cue[] }
}

/** A film of the demo content, once its renditions are made: the worker begins with them when the portal starts. */
export async function readyFilm(request: APIRequestContext, slug: string): Promise<Film> {
  const video_id = await idOfVideo(slug)
  let film: (Film & { state: string }) | undefined
  await expect
    .poll(
      async () => {
        film = (await (await request.get(`/api/videos/${video_id}`)).json()).data
        return film?.state
      },
      { message: 'the film is ready' },
    )
    .toBe('ready')
  return film as Film
}

export function idOfVideo(slug: string): Promise<number> {
  return withDb(async (db) => {
    const { item_id } = await db
      .selectFrom('item')
      .select('item_id')
      .where('slug', '=', slug)
      .where('kind', '=', 'video')
      .executeTakeFirstOrThrow()
    return item_id
  })
}
