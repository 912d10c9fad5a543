import type { ResourceType } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import {
  asPage,
  chosenItems,
  type ItemCard,
  type ItemFilter,
  type ItemOrder,
  itemCard,
  itemOrder,
  itemTotal,
} from '../item/item.service.ts'

interface VideoSummary extends ItemCard {
  video_id: number
  video_category_id: number
  video_category_name: string
  resource_type: ResourceType
  lesson: string
  duration_seconds: number
}

type Query = ItemOrder & { search?: { video_category_id?: number | undefined } | undefined }

export async function listVideos(db: Db, { language }: Viewer, query: Query) {
  const filter: ItemFilter = { kind: 'video', category_id: query.search?.video_category_id }

  const { rows } = await sql<VideoSummary & { total: number }>`
    select item.item_id as video_id, item.type as resource_type, ${itemCard(language)}, video_category_id,
           in_language(video_category.name, ${language}) as video_category_name,
           in_language(video.lesson, ${language}) as lesson, video.duration_seconds, ${itemTotal(filter)} as total
    from ${chosenItems(filter, query)} join item using (item_id) join video using (item_id)
         join video_category on video_category_id = item.category_id
    order by ${itemOrder(query)}`.execute(db)

  return asPage(db, rows, itemTotal(filter))
}
