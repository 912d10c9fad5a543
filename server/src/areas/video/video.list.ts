import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { type ItemPage, readItemPage, readRows } from '../item/find/find.ts'
import { type ItemFilter, type ItemPageQuery, itemOrder } from '../item/item.service.ts'
import { videoCard, videoCardSchema } from './video.card.ts'
import { choicesOf, type VideoSearch } from './video.search.ts'

const lastIdRow = z.object({ last_id: z.number() })

const videoSummarySchema = videoCardSchema.extend({
  found: z.object({ seconds: z.number(), text: z.string() }).nullable(),
})

const listVideosRow = videoSummarySchema.extend({ total: z.number() })

type VideoListQuery = ItemPageQuery & { search?: VideoSearch | undefined }

export async function listVideos(db: Db, { language }: Viewer, { search = {}, ...query }: VideoListQuery) {
  const { video_ids, video_category_id, ...boxes } = search
  const read =
    (order: RawBuilder<unknown>) =>
    ({ ids, total }: ItemPage) =>
      typedSql(listVideosRow)`
        select ${videoCard(language)}, ${spoken(search.keyword, language)} as found, ${total} as total
        from ${ids} join item using (item_id) join video using (item_id)
          join video_category on video_category_id = item.category_id
        order by ${order}`.execute(db)
  if (video_ids) return readRows(db, named(video_ids, query), read(sql`chosen.place`))

  // One category by date is one range of an index, as all of them are.
  const isRange = Object.keys(boxes).length === 0 && (video_category_id === undefined || !query.order_by?.view_count)
  const choices = isRange ? [] : choicesOf(search)
  if (choices === null) return { list: [], total: 0 }
  const filter: ItemFilter = { kind: 'video', category_id: isRange ? video_category_id : undefined }
  return readItemPage(db, filter, choices, query, read(itemOrder(query)))
}

/** They keep their order. */
function named(video_ids: number[], { page, size }: ItemPageQuery): ItemPage {
  const published = sql`
    select item_id, place from unnest(${video_ids}::bigint[]) with ordinality as named (item_id, place)
      join item using (item_id) where item.kind = 'video' and item.state = 'published'`
  return {
    ids: sql`(${published} order by place limit ${size} offset ${(page - 1) * size}) as chosen`,
    total: sql<number>`(select count(*) from (${published}) as named)`,
  }
}

/** When the keyword is first said, as it was typed, in the reader's language before the others. */
function spoken(keyword: string | undefined, language: Language): RawBuilder<unknown> {
  if (!keyword) return sql`null::jsonb`
  return sql`(
    select jsonb_build_object('seconds', cue -> 'from', 'text', cue -> 'text')
    from video_caption, jsonb_array_elements(cues) with ordinality as said (cue, place)
    where video_caption.item_id = item.item_id and strpos(lower(cue ->> 'text'), lower(${keyword.trim()})) > 0
    order by video_caption.language = ${language} desc, video_caption.language, place limit 1)`
}

const videoAddressSchema = z.object({ video_id: z.number(), updated_at: z.string() })

/** What a site map needs of one range of ids, and how far the ids go. */
export async function listVideoAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await typedSql(videoAddressSchema)`
    select item_id as video_id, updated_at from item
    where item_id between ${from} and ${to} and kind = 'video' and state = 'published' order by item_id`.execute(db)
  const { rows } = await typedSql(lastIdRow)`select coalesce(max(item_id), 0) as last_id from item`.execute(db)
  return { list, last_id: rows[0]?.last_id ?? 0 }
}
