import { languages } from '@atrium/contract/languages'
import type { readVideoFiling as contract } from '@atrium/contract/video-filing'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { type Content, contentOf, mediaOf } from './video.read-media.ts'

type Filing = z.output<typeof contract.data>
type Filed = Omit<Filing, 'state'> & Content

export async function readVideoFiling(db: Db, video_id: number): Promise<Filing> {
  const { rows } = await sql<Filed>`
    select item.item_id as video_id, item.state = 'published' as published, video.file_id, item.title, item.summary,
      video.lesson, item.category_id as video_category_id, item.type as resource_type, video.audiences, item.fits,
      video.chapters, video.duration_seconds, ${contentOf},
      case when video.video_series_id is not null then jsonb_build_object(
        'video_series_id', video.video_series_id, 'position', video.series_position) end as series,
      array(select related_id from video_related where video_related.item_id = item.item_id
        order by position) as related_ids,
      array(select language from video_caption where video_caption.item_id = item.item_id
        order by array_position(${languages}::text[], language)) as captions
    from item join video using (item_id) where item.item_id = ${video_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  const { content, ...filed } = rows[0]
  return { ...filed, state: mediaOf({ video_id, content }).state }
}
