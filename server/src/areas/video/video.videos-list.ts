import { languages } from '@atrium/contract/languages'
import { listManagedVideos } from '@atrium/contract/video/management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { inAnyLanguage } from '../../platform/list/words.ts'

/** As `mediaOf` says it of one video. */
const film = sql`coalesce((
  select case
    when blob.state = 'ready' then case when exists (
      select from preview where preview.blob_id = blob.blob_id and name like 'hls/%.m3u8' and name <> 'hls/master.m3u8'
    ) then 'ready' else 'failed' end
    when blob.state in ('failed', 'quarantined') then 'failed'
    else 'making' end
  from file join blob using (blob_id) where file.file_id = video.file_id), 'missing')`

const captions = sql`(
  select coalesce(string_agg(language, ' ' order by array_position(${languages}::text[], language)), '')
  from video_caption where video_caption.item_id = item.item_id)`

/** There are as many videos as staff made: what has no index of its own is looked for among them alone. */
export const videoList = defineList(listManagedVideos, {
  columns: ({ language }) => sql`
    item.item_id as video_id, coalesce(in_language(item.title, ${language}), '') as title,
    coalesce((select in_language(name, ${language}) from video_category
      where video_category_id = item.category_id), '') as video_category_name,
    (select in_language(name, ${language}) from video_series
      where video_series.video_series_id = video.video_series_id) as video_series_name,
    video.series_position, item.state, ${film} as film, ${captions} as captions, video.duration_seconds,
    item.view_count::int as play_count, item.published_at, item.updated_at`,
  from: () => sql`item join video using (item_id)`,
  where: ({ keyword, state, video_category_id, video_series_id }) => [
    sql`item.kind = 'video'`,
    state !== undefined && sql`item.state = ${state}`,
    video_category_id !== undefined && sql`item.category_id = ${video_category_id}`,
    video_series_id !== undefined && sql`video.video_series_id = ${video_series_id}`,
    keyword ? inAnyLanguage(sql`item.title`, keyword) : null,
  ],
  orders: {
    title: sql`coalesce(in_language(item.title, 'zh-CN'), '')`,
    state: sql`item.state`,
    updated_at: sql`item.updated_at`,
    published_at: sql`item.published_at`,
    play_count: sql`item.view_count`,
    duration_seconds: sql`video.duration_seconds`,
  },
  compared: { title: ({ language }) => sql`in_language(item.title, ${language})` },
  sparse: ['published_at'],
  first: { updated_at: 'desc' },
  tie: sql`item.item_id`,
})
