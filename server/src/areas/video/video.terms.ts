import type { videoLengths } from '@atrium/contract/video'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { removeItemTerms, saveItemTerms } from '../item/item.terms.ts'

interface Filed {
  type: string
  category_id: number
  video_series_id: number | null
  audiences: string[]
  duration_seconds: number
  texts: string[]
}

/**
 * What a video is found by: its texts and all that is said in it, in every language. Whoever changes a video or its captions
 * calls this in the same transaction. What is not published is not found.
 */
export async function saveVideoTerms(db: Db, item_id: number): Promise<void> {
  const { rows } = await sql<Filed>`
    select item.type, item.category_id, video.video_series_id, video.audiences, video.duration_seconds, array(
      select value from jsonb_each_text(item.title)
      union all select value from jsonb_each_text(item.summary)
      union all select title.value from jsonb_array_elements(video.chapters) as chapter,
        jsonb_each_text(chapter -> 'title') as title
      union all select cue ->> 'text' from video_caption, jsonb_array_elements(cues) as cue
        where video_caption.item_id = item.item_id
    ) as texts
    from item join video using (item_id)
    where item.item_id = ${item_id} and item.kind = 'video' and item.state = 'published'`.execute(db)
  if (!rows[0]) return removeItemTerms(db, item_id)

  const { type, category_id, video_series_id, audiences, duration_seconds, texts } = rows[0]
  await saveItemTerms(db, item_id, {
    texts,
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

function lengthOf(seconds: number): (typeof videoLengths)[number] {
  if (seconds <= 5 * 60) return 'short'
  return seconds <= 15 * 60 ? 'medium' : 'long'
}
