import { type Language, languages } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { videoCard, videoCardSchema } from './video.card.ts'
import { mediaAddress } from './video.media.ts'
import { contentOf, mediaOf, videoContentSchema } from './video.read-media.ts'
import { subtitleCueSchema } from './video.vtt.ts'

const relatedSchema = z.object({
  resource_id: z.number(),
  resource_type: z.enum(resourceTypes),
  title: z.string(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
})

const videoSchema = videoCardSchema.extend(videoContentSchema.shape).extend({
  updated_at: z.string(),
  fits: z.string().nullable(),
  chapters: z.array(z.object({ seconds: z.number(), title: z.string() })),
  captions: z.array(z.enum(languages)),
  transcript: z.object({ language: z.enum(languages), cues: z.array(subtitleCueSchema) }).nullable(),
  series: z
    .object({ video_series_id: z.number(), name: z.string(), position: z.number(), total: z.number() })
    .nullable(),
  next: z.object({ video_id: z.number(), title: z.string(), duration_seconds: z.number() }).nullable(),
  resources: z.array(relatedSchema),
  articles: z.array(z.object({ article_id: z.number(), title: z.string() })),
})

export async function readVideo(db: Db, { language }: Viewer, video_id: number) {
  const { rows } = await typedSql(videoSchema)`
    select ${videoCard(language)}, item.updated_at, item.fits, ${contentOf},
      ${chapters(language)} as chapters, ${transcript(language)} as transcript,
      array(
        select language from video_caption where video_caption.item_id = item.item_id
        order by array_position(${languages}::text[], language)
      ) as captions,
      ${series(language)} as series, ${next(language)} as next,
      ${related('resource', language)} as resources, ${related('article', language)} as articles
    from item join video using (item_id) join video_category on video_category_id = item.category_id
    where item.item_id = ${video_id} and item.kind = 'video' and item.state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  const { captions, ...video } = rows[0]
  return {
    ...video,
    ...mediaOf(video),
    captions: captions.map((language) => ({
      language,
      address: mediaAddress(video_id, `captions/${language}.vtt`),
    })),
  }
}

function chapters(language: Language): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      'seconds', chapter -> 'seconds', 'title', coalesce(in_language(chapter -> 'title', ${language}), '')) order by place)
    from jsonb_array_elements(video.chapters) with ordinality as listed (chapter, place)
  ), '[]')`
}

/** Readers of one script of Chinese read the other before they read English. */
function transcript(language: Language): RawBuilder<unknown> {
  const nearest = [language, ...languages.filter((other) => other !== language)]
  return sql`(
    select jsonb_build_object('language', language, 'cues', cues) from video_caption
    where video_caption.item_id = item.item_id order by array_position(${nearest}::text[], language) limit 1)`
}

function series(language: Language): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_object('video_series_id', video_series_id, 'name', in_language(video_series.name, ${language}),
      'position', video.series_position, 'total', (
        select count(*) from video as other join item as published using (item_id)
        where other.video_series_id = video_series.video_series_id and published.state = 'published'))
    from video_series where video_series.video_series_id = video.video_series_id)`
}

/** The next lesson of its series; of one that stands alone, the next newest of its category. */
function next(language: Language): RawBuilder<unknown> {
  const otherVideo = sql`jsonb_build_object('video_id', other.item_id, 'title', in_language(other.title, ${language}),
    'duration_seconds', follower.duration_seconds)`
  return sql`case when video.video_series_id is null then (
      select ${otherVideo} from item as other join video as follower using (item_id)
      where other.kind = 'video' and other.state = 'published' and other.category_id = item.category_id
        and (other.published_at, other.item_id) < (item.published_at, item.item_id)
      order by other.published_at desc, other.item_id desc limit 1
    ) else (
      select ${otherVideo} from video as follower join item as other using (item_id)
      where follower.video_series_id = video.video_series_id and follower.series_position > video.series_position
        and other.state = 'published'
      order by follower.series_position limit 1
    ) end`
}

function related(kind: 'resource' | 'article', language: Language): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      ${sql.lit(`${kind}_id`)}, other.item_id, 'resource_type', other.type, 'title', in_language(other.title, ${language}),
      'cover', other.cover, 'cover_seed', coalesce(other.slug, other.item_id::text)) order by video_related.position)
    from video_related join item as other on other.item_id = related_id
    where video_related.item_id = item.item_id and other.kind = ${kind} and other.state = 'published'
  ), '[]')`
}
