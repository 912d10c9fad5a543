import { readFile } from 'node:fs/promises'
import { languages } from '@atrium/contract/languages'
import { saveVideoTerms } from '@atrium/server/areas/video/video.terms'
import type { Db } from '@atrium/server/platform/db/db'
import { houseKeeper } from '../data/people.ts'
import { videoCategories, videoSeries, videos } from '../data/videos.ts'
import type { DemoVideo } from '../kinds.ts'
import { timelineOf, type VideoTimeline } from '../video/timeline.ts'
import { findIds } from './addresses.ts'
import { storeFile } from './file.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'
import type { LoadContext } from './resources.ts'

/** The MP4 of each video that is to be played, by its slug. Videos without one are listed, with all that is said in them. */
export type FilmPaths = ReadonlyMap<string, string>

export async function loadVideos(
  db: Db,
  { storage }: LoadContext,
  films: FilmPaths,
  people: ReadonlyMap<string, number>,
) {
  const categories = await saveNames(db, 'video_category', videoCategories)
  const series = await saveNames(db, 'video_series', videoSeries)
  // Places in a series are taken one after another; where they have changed, two would be the same for a moment.
  const slugs = videos.map(({ slug }) => slug)
  await db
    .updateTable('video')
    .set({ video_series_id: null, series_position: null })
    .where('item_id', 'in', db.selectFrom('item').select('item_id').where('slug', 'in', slugs))
    .execute()

  for (const video of videos) {
    const { resource_type: type, play_count: view_count = 0 } = video
    const category_id = idOf(categories, video.category)
    const item_id = await saveItem(db, { ...video, kind: 'video', type, category_id, view_count })
    const film = films.get(video.slug)
    const file_id = film ? await storeFilm(db, storage, film, video, idOf(people, houseKeeper)) : null
    const timeline = timelineOf(video.chapters)
    const place = {
      video_series_id: idOf(series, video.series),
      series_position: videos.filter((one) => one.series === video.series).indexOf(video) + 1,
    }
    await saveVideo(db, item_id, { ...video, ...place, ...(file_id && { file_id }) }, timeline)
    await saveCaptions(db, item_id, timeline)
    await saveVideoTerms(db, item_id)
  }
}

async function storeFilm(db: Db, storage: LoadContext['storage'], film: string, { slug }: DemoVideo, user_id: number) {
  return storeFile(db, storage, { user_id, file_name: `${slug}.mp4`, kind: 'video', bytes: await readFile(film) })
}

type PlacedVideo = DemoVideo & { video_series_id: number; series_position: number; file_id?: number }

async function saveVideo(db: Db, item_id: number, video: PlacedVideo, { seconds, chapters }: VideoTimeline) {
  const { lesson, audiences, video_series_id, series_position, file_id } = video
  const values = {
    lesson: JSON.stringify(lesson),
    duration_seconds: Math.round(seconds),
    audiences,
    video_series_id,
    series_position,
    ...(file_id !== undefined && { file_id }),
    chapters: JSON.stringify(chapters.map(({ from, title }) => ({ seconds: from, title }))),
  }
  await db
    .insertInto('video')
    .values({ item_id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute()
}

async function saveCaptions(db: Db, item_id: number, { chapters }: VideoTimeline) {
  const cues = chapters.flatMap((chapter) => chapter.cues)
  for (const language of languages) {
    const captions = { cues: JSON.stringify(cues.map(({ from, to, text }) => ({ from, to, text: text[language] }))) }
    await db
      .insertInto('video_caption')
      .values({ item_id, language, ...captions })
      .onConflict((conflict) => conflict.columns(['item_id', 'language']).doUpdateSet(captions))
      .execute()
  }
}

/** After the articles: what is used in each video, and what to read on. */
export async function relateVideos(db: Db) {
  const items = await findIds(db)
  for (const { slug, resources, articles } of videos) {
    const item_id = idOf(items, slug)
    await db.deleteFrom('video_related').where('item_id', '=', item_id).execute()
    await db
      .insertInto('video_related')
      .values([...resources, ...articles].map((one, position) => ({ item_id, related_id: idOf(items, one), position })))
      .execute()
  }
}
