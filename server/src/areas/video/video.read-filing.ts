import { languages } from '@atrium/contract/languages'
import { readVideoFiling as contract } from '@atrium/contract/video/filing'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { contentOf, mediaOf, videoContentSchema } from './video.read-media.ts'

const languageCuesRow = z.object({ language: z.string(), cues: z.number() })

type ManagedVideo = z.output<typeof contract.data>
const filedVideoSchema = contract.data.omit({ state: true, names: true }).extend(videoContentSchema.shape)
type FiledVideo = z.output<typeof filedVideoSchema>

export async function readVideoFiling(db: Db, { language }: Viewer, video_id: number): Promise<ManagedVideo> {
  const filed = await findFiled(db, video_id)
  if (!filed) throw new Failure('not_found')
  const { content, ...filing } = filed
  const { rows: names } = await typedSql(contract.data.shape.names.element)`
    select item_id, coalesce(in_language(title, ${language}), '') as title
    from item where item_id = any(${filing.related_ids}::bigint[])`.execute(db)
  return { ...filing, names, state: mediaOf({ video_id, content }).state }
}

async function findFiled(db: Db, video_id: number): Promise<FiledVideo | undefined> {
  const { rows } = await typedSql(filedVideoSchema)`
    select item.item_id as video_id, item.state = 'published' as published, video.file_id, item.title, item.summary,
      video.lesson, item.category_id as video_category_id, item.type as resource_type, video.audiences, item.fits,
      video.chapters, video.duration_seconds, item.updated_at, ${contentOf},
      case when video.video_series_id is not null then jsonb_build_object(
        'video_series_id', video.video_series_id, 'position', video.series_position) end as series,
      array(select related_id from video_related where video_related.item_id = item.item_id
        order by position) as related_ids,
      array(select language from video_caption where video_caption.item_id = item.item_id
        order by array_position(${languages}::text[], language)) as captions
    from item join video using (item_id) where item.item_id = ${video_id}`.execute(db)
  return rows[0]
}

/** What the audit log keeps of a video: what staff said about it, and not what became of its film. */
export async function readForAudit(tx: Db, video_id: number) {
  const filed = await findFiled(tx, video_id)
  if (!filed) return null
  const { content: _, updated_at: __, duration_seconds: ___, ...filingFields } = filed
  return { ...filingFields, captions: await captionLengths(tx, video_id) }
}

/** By language, how many sentences there are: what is said has no place in a log. */
async function captionLengths(tx: Db, video_id: number) {
  const { rows } = await typedSql(languageCuesRow)`
    select language, jsonb_array_length(cues) as cues from video_caption
    where item_id = ${video_id} order by language`.execute(tx)
  return Object.fromEntries(rows.map(({ language, cues }) => [language, cues]))
}

const choiceSchema = z.object({ id: z.number(), name: z.string() })

export async function listVideoChoices(db: Db, { language }: Viewer) {
  const choicesOf = async (table: 'video_category' | 'video_series') => {
    const key = sql.ref(`${table}_id`)
    const { rows } = await typedSql(choiceSchema)`
      select ${key} as id, in_language(name, ${language}) as name from ${sql.table(table)}
      order by position, ${key}`.execute(db)
    return rows
  }
  const [categories, series] = await Promise.all([choicesOf('video_category'), choicesOf('video_series')])
  return { categories, series }
}
