import type { Language } from '@atrium/contract/languages'
import { languages } from '@atrium/contract/languages'
import { textPerLanguage } from '@atrium/contract/resource/package'
import type { videoLengths } from '@atrium/contract/video/video'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { SearchablePart } from '../item/index/index.part.ts'
import { indexItem, unindexItem } from '../item/index/index.write.ts'

const videoTermsSchema = z.object({
  type: z.string(),
  category_id: z.number(),
  video_series_id: z.number().nullable(),
  audiences: z.array(z.string()),
  duration_seconds: z.number(),
  title: textPerLanguage,
  tags: z.array(z.string()),
  summaries: z.array(z.string()),
  chapters: z.array(z.object({ seconds: z.number(), title: textPerLanguage })),
  captions: z.array(
    z.object({ language: z.enum(languages), cues: z.array(z.object({ from: z.number(), text: z.string() })) }),
  ),
})
type VideoTerms = z.output<typeof videoTermsSchema>

/**
 * The search terms of a video: its texts and captions in every language. Every change of a video or its captions calls
 * this in the same transaction. Unpublished videos are not found.
 */
export async function saveVideoTerms(db: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(videoTermsSchema)`
    select item.type, item.category_id, video.video_series_id, video.audiences, video.duration_seconds, item.title,
      array(
        select value from video_category, jsonb_each_text(video_category.name) where video_category_id = item.category_id
        union all select value from video_series, jsonb_each_text(video_series.name)
        where video_series.video_series_id = video.video_series_id
      ) as tags,
      array(select value from jsonb_each_text(item.summary)) as summaries, video.chapters,
      (select coalesce(jsonb_agg(jsonb_build_object('language', language, 'cues', cues)), '[]') from video_caption
        where video_caption.item_id = item.item_id) as captions
    from item join video using (item_id)
    where item.item_id = ${item_id} and item.kind = 'video' and item.state = 'published'`.execute(db)
  if (!rows[0]) return unindexItem(db, item_id)

  const { type, category_id, video_series_id, audiences, duration_seconds, title, tags, summaries } = rows[0]
  await indexItem(db, item_id, {
    title,
    tags,
    summaries,
    texts: [],
    parts: partsOf(rows[0]),
    facets: [
      'kind:video',
      `type:${type}`,
      `video_category:${category_id}`,
      `length:${lengthOf(duration_seconds)}`,
      ...(video_series_id === null ? [] : [`video_series:${video_series_id}` as const]),
      ...audiences.map((audience) => `audience:${audience}` as const),
    ],
  })
}

/** What is said, and the chapters by their names: each opens the video at its second. */
function partsOf({ chapters, captions }: Pick<VideoTerms, 'chapters' | 'captions'>): SearchablePart[] {
  const named = chapters.flatMap(({ seconds, title }) =>
    Object.entries(title).map(([language, title]) => ({ language: language as Language, seconds, title })),
  )
  const captionTexts = captions.flatMap(({ language, cues }) =>
    cues.map(({ from, text }) => ({ language, seconds: from, text })),
  )
  return [...named, ...captionTexts].map(({ seconds, ...part }) => ({
    kind: 'cue',
    anchor: String(Math.floor(seconds)),
    ...part,
  }))
}

function lengthOf(seconds: number): (typeof videoLengths)[number] {
  if (seconds <= 5 * 60) return 'short'
  return seconds <= 15 * 60 ? 'medium' : 'long'
}
