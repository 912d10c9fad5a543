import type { Language } from '@atrium/contract/languages'
import type { ResourceType } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { type ItemCard, itemCard } from '../item/item.service.ts'

/** What a list draws of one video. */
export interface VideoCard extends ItemCard {
  video_id: number
  video_category_id: number
  video_category_name: string
  resource_type: ResourceType
  lesson: string
  duration_seconds: number
  play_count: number
}

/** Of an item with its video and its category. */
export function videoCard(language: Language): RawBuilder<unknown> {
  return sql`
    item.item_id as video_id, item.type as resource_type, ${itemCard(language)}, video_category_id,
    coalesce(in_language(video_category.name, ${language}), '') as video_category_name,
    coalesce(in_language(video.lesson, ${language}), '') as lesson, video.duration_seconds,
    item.view_count as play_count`
}
