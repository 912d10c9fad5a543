import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { givenItem } from '../item/item.given.ts'
import { saveVideoTerms } from './video.terms.ts'
import type { SubtitleCue } from './video.vtt.ts'

const videoCategoryIdRow = z.object({ video_category_id: z.number() })

const videoSeriesIdRow = z.object({ video_series_id: z.number() })

export interface GivenVideo {
  title: Record<string, string>
  state: string
  days_ago: number
  video_category_id: number
  video_series_id: number
  series_position: number
  audiences: string[]
  duration_seconds: number
  chapters: { seconds: number; title: Record<string, string> }[]
  captions: Record<string, SubtitleCue[]>
  file_id: number
}

/** A published video for tests. */
export async function givenVideo(db: Db, fixture: Partial<GivenVideo> = {}): Promise<{ video_id: number }> {
  const category_id = fixture.video_category_id ?? (await givenCategory(db, `category-${Math.random()}`))
  const { item_id } = await givenItem(db, { ...fixture, kind: 'video', type: 'flow', category_id })
  await db
    .insertInto('video')
    .values({
      item_id,
      lesson: JSON.stringify({ 'zh-CN': '第 4 讲', en: 'Lesson 4' }),
      duration_seconds: fixture.duration_seconds ?? 506,
      video_series_id: fixture.video_series_id ?? null,
      series_position: fixture.series_position ?? null,
      audiences: fixture.audiences ?? [],
      chapters: JSON.stringify(fixture.chapters ?? []),
      file_id: fixture.file_id ?? null,
    })
    .execute()
  for (const [language, cues] of Object.entries(fixture.captions ?? {})) {
    await db
      .insertInto('video_caption')
      .values({ item_id, language, cues: JSON.stringify(cues) })
      .execute()
  }
  await saveVideoTerms(db, item_id)
  return { video_id: item_id }
}

export async function givenCategory(db: Db, code: string, name = '流程引擎'): Promise<number> {
  const { rows } = await typedSql(videoCategoryIdRow)`
    insert into video_category (code, name) values (${code}, ${JSON.stringify({ 'zh-CN': name })})
    returning video_category_id`.execute(db)
  return rows[0]?.video_category_id ?? 0
}

export async function givenSeries(db: Db, code: string, name = '流程入门'): Promise<number> {
  const { rows } = await typedSql(videoSeriesIdRow)`
    insert into video_series (code, name) values (${code}, ${JSON.stringify({ 'zh-CN': name })})
    returning video_series_id`.execute(db)
  return rows[0]?.video_series_id ?? 0
}
