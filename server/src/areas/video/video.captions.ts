import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { saveVideoTerms } from './video.terms.ts'
import { readVtt, type SubtitleCue, subtitleCueSchema, writeVtt } from './video.vtt.ts'

const cuesRow = z.object({ cues: z.array(subtitleCueSchema).nullable() })

const cuesRow1 = z.object({ cues: z.array(subtitleCueSchema) })

/** In place of what stood there; from then on the video is found by these words. Without a word there are no captions. */
export async function saveCaptions(tx: Db, video_id: number, language: Language, vtt: string) {
  const cues = readVtt(vtt)
  if (cues === null) throw new Failure('invalid_input', { field: 'vtt', detail: 'not WebVTT' })
  const video = await tx.selectFrom('video').select('item_id').where('item_id', '=', video_id).forUpdate().execute()
  if (video.length === 0) throw new Failure('not_found')

  const written = { cues: JSON.stringify(cues) }
  if (cues.length === 0) {
    await tx.deleteFrom('video_caption').where('item_id', '=', video_id).where('language', '=', language).execute()
  } else
    await tx
      .insertInto('video_caption')
      .values({ item_id: video_id, language, ...written })
      .onConflict((same) => same.columns(['item_id', 'language']).doUpdateSet(written))
      .execute()
  await saveVideoTerms(tx, video_id)
  return { cues: cues.length }
}

/** As stored, also before publication. */
export async function readCaptions(db: Db, video_id: number, language: Language): Promise<{ vtt: string }> {
  const { rows } = await typedSql(cuesRow)`
    select cues from video left join video_caption on video_caption.item_id = video.item_id and language = ${language}
    where video.item_id = ${video_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return { vtt: rows[0].cues ? writeVtt(rows[0].cues) : '' }
}

export async function findCues(db: Db, video_id: number, language: string): Promise<SubtitleCue[] | undefined> {
  const { rows } = await typedSql(cuesRow1)`
    select cues from video_caption join item using (item_id)
    where item_id = ${video_id} and language = ${language} and item.state = 'published'`.execute(db)
  return rows[0]?.cues
}
