import { videoCategoryCalls, videoSeriesCalls } from '@atrium/contract/video/management'
import { sql } from 'kysely'
import { defineNameList, type NameListOptions } from '../item/names/names.list.ts'

export const categoryNames: NameListOptions = {
  table: 'video_category',
  filed: [(id) => sql`select item_id from item where kind = 'video' and category_id = ${id}`],
  move: (tx, from, into) =>
    sql`update item set category_id = ${into} where kind = 'video' and category_id = ${from}`.execute(tx),
}

/** What is joined with a series comes behind its last lesson. */
export const seriesNames: NameListOptions = {
  table: 'video_series',
  filed: [(id) => sql`select item_id from video where video.video_series_id = ${id}`],
  move: (tx, from, into) =>
    sql`
      update video set video_series_id = ${into}, series_position = series_position + (
        select coalesce(max(series_position), 0) from video where video_series_id = ${into})
      where video_series_id = ${from}`.execute(tx),
}

export const categoryList = defineNameList(videoCategoryCalls.list, categoryNames)
export const seriesList = defineNameList(videoSeriesCalls.list, seriesNames)
