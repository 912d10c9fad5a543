import { videoAudiences, videoLengths } from '@atrium/contract/video/video'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countFacets } from '../item/find/find.ts'
import { chosenFacets, type VideoSearch, wordsOf } from './video.search.ts'

const namedSchema = z.object({ id: z.number(), name: z.string() })

const categoriesSeriesRow = z.object({ categories: z.array(namedSchema), series: z.array(namedSchema) })

/** All values in order with their counts; zero counts are included, so that a chosen filter stays visible. */
export async function readVideoFacets(
  db: Db,
  { language }: Viewer,
  { search = {} }: { search?: VideoSearch | undefined },
) {
  const { rows } = await typedSql(categoriesSeriesRow)`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', video_category_id, 'name', in_language(name, ${language}))
      order by position, video_category_id), '[]') from video_category) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('id', video_series_id, 'name', in_language(name, ${language}))
      order by position, video_series_id), '[]') from video_series) as series`.execute(db)
  const { categories, series } = rows[0] ?? { categories: [], series: [] }

  const total = await countFacets(
    db,
    { kind: 'video' },
    {
      words: wordsOf(search),
      chosen: chosenFacets(search),
      values: {
        video_category: categories.map(({ id }) => id),
        video_series: series.map(({ id }) => id),
        length: videoLengths,
        audience: videoAudiences,
      },
    },
  )
  return {
    categories: categories.map(({ id, name }) => ({
      video_category_id: id,
      name,
      total: total('video_category', id),
    })),
    series: series.map(({ id, name }) => ({ video_series_id: id, name, total: total('video_series', id) })),
    lengths: videoLengths.map((length) => ({ length, total: total('length', length) })),
    audiences: videoAudiences.map((audience) => ({ audience, total: total('audience', audience) })),
  }
}
