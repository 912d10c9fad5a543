import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { keyword } from '../management-kit.ts'
import { nameCalls } from '../names-kit.ts'
import { videoState } from './video.ts'

const one = z.object({ video_id: id })
const itemState = z.enum(['draft', 'published', 'withdrawn'])

export const listManagedVideos = endpoint({
  method: 'GET',
  path: '/api/management/videos',
  access: { screen: 'videos' },
  summary: 'Videos of all states, what was changed last first',
  query: managedListQuery(
    z.object({
      keyword,
      state: itemState.optional(),
      video_category_id: id.optional(),
      video_series_id: id.optional(),
    }),
    ['title', 'state', 'updated_at', 'published_at', 'play_count', 'duration_seconds'],
  ),
  data: managedPage(
    one.extend({
      title: z.string(),
      video_category_name: z.string(),
      video_series_name: z.string().nullable(),
      series_position: z.number().int().nullable(),
      state: itemState,
      /** How far what is made of the upload has come. */
      film: videoState,
      /** Languages with captions, with a space between them: 'zh-CN en'. */
      captions: z.string(),
      duration_seconds: z.number().int().nonnegative(),
      play_count: z.number().int().nonnegative(),
      published_at: instant.nullable(),
      updated_at: instant,
    }),
  ),
})

const choice = z.object({ id, name: z.string() })

export const listVideoChoices = endpoint({
  method: 'GET',
  path: '/api/management/videos/choices',
  access: { screen: 'videos' },
  summary: 'What a video can be filed under: categories and series in their order',
  data: z.object({ categories: z.array(choice), series: z.array(choice) }),
})

export const findVideoParts = endpoint({
  method: 'GET',
  path: '/api/management/videos/parts',
  access: { screen: 'videos' },
  summary: 'Published resources and articles whose title holds the words: what a video can lead to',
  query: z.object({ keyword: z.string().trim().min(1).max(60) }),
  data: whole(z.object({ item_id: id, title: z.string() })),
})

export const readManagedCaptions = endpoint({
  method: 'GET',
  path: '/api/management/videos/{video_id}/captions/{language}',
  access: { screen: 'videos' },
  summary: 'What is said in a video, published or not, as WebVTT; empty where nobody wrote it down',
  params: one.extend({ language: z.enum(languages) }),
  data: z.object({ vtt: z.string() }),
})

export const videoCategoryCalls = nameCalls({
  screen: 'video_categories',
  plural: 'video-categories',
  key: 'video_category_id',
  all: 'Video categories',
  one: 'a video category',
})
export const {
  list: listVideoCategories,
  read: readVideoCategory,
  create: createVideoCategory,
  save: saveVideoCategory,
  join: joinVideoCategory,
  remove: removeVideoCategory,
} = videoCategoryCalls

export const videoSeriesCalls = nameCalls({
  screen: 'video_categories',
  plural: 'video-series',
  key: 'video_series_id',
  all: 'Video series',
  one: 'a video series',
})
export const {
  list: listVideoSeries,
  read: readVideoSeries,
  create: createVideoSeries,
  save: saveVideoSeries,
  join: joinVideoSeries,
  remove: removeVideoSeries,
} = videoSeriesCalls
