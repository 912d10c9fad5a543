import { videoAudiences, videoLengths } from '@atrium/contract/video/video'
import { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countTerms, type ItemDeps, readTermStatistics } from '../item/find/find.count.ts'
import { choicesOfKind } from '../item/find/find.ts'
import { choicesOf, chosenFacets, type VideoFacetName, type VideoSearch } from './video.search.ts'

const namedSchema = z.object({ id: z.number(), name: z.string() })

const categoriesSeriesRow = z.object({ categories: z.array(namedSchema), series: z.array(namedSchema) })

const videos = { kind: 'video' } as const

/** All values in order with their counts; zero counts are included, so that a chosen filter stays visible. */
export async function readVideoFacets(
  { db, cache }: ItemDeps,
  { language }: Viewer,
  { search = {} }: { search?: VideoSearch | undefined },
) {
  const { rows } = await typedSql(categoriesSeriesRow)`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', video_category_id, 'name', in_language(name, ${language}))
      order by position, video_category_id), '[]') from video_category) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('id', video_series_id, 'name', in_language(name, ${language}))
      order by position, video_series_id), '[]') from video_series) as series`.execute(db)
  const { categories, series } = rows[0] ?? { categories: [], series: [] }

  const total = await countValues({ db, cache }, search, {
    video_category: categories.map(({ id }) => id),
    video_series: series.map(({ id }) => id),
    length: videoLengths,
    audience: videoAudiences,
  })
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

type FacetValues = Record<VideoFacetName, readonly (string | number)[]>

/** Facets in which nothing is chosen are counted together; one with a choice is counted as if it had none. */
async function countValues(context: ItemDeps, search: VideoSearch, values: FacetValues) {
  const chosen = chosenFacets(search)
  const open = (Object.keys(values) as VideoFacetName[]).filter((facet) => !chosen.includes(facet))
  const known = await readTermStatistics(
    context.db,
    videos,
    [...choicesOfKind(videos), ...(choicesOf(search) ?? [])].flat(),
  )

  const counted = await Promise.all([count(open), ...chosen.map((facet) => count([facet], facet))])
  const totals = new Map(counted.flatMap((part) => [...part]))
  return (facet: VideoFacetName, value: string | number) => totals.get(`${facet}:${value}`) ?? 0

  async function count(facets: VideoFacetName[], without?: VideoFacetName): Promise<ReadonlyMap<string, number>> {
    const choices = choicesOf(search, without)
    if (choices === null) return new Map()
    const terms = facets.flatMap((facet) => values[facet].map((value) => `${facet}:${value}`))
    return countTerms(context, [...choicesOfKind(videos), ...choices], terms, known)
  }
}
