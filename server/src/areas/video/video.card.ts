import type { Language } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { itemCard, itemCardSchema } from '../item/item.service.ts'

/** What a list draws of one video. */
export const videoCardSchema = itemCardSchema.extend({
  video_id: z.number(),
  video_category_id: z.number(),
  video_category_name: z.string(),
  resource_type: z.enum(resourceTypes),
  lesson: z.string(),
  duration_seconds: z.number(),
  play_count: z.number(),
})
export type VideoCard = z.output<typeof videoCardSchema>

/** Of an item with its video and its category. */
export function videoCard(language: Language): RawBuilder<unknown> {
  return sql`
    item.item_id as video_id, item.type as resource_type, ${itemCard(language)}, video_category_id,
    coalesce(in_language(video_category.name, ${language}), '') as video_category_name,
    coalesce(in_language(video.lesson, ${language}), '') as lesson, video.duration_seconds,
    item.view_count as play_count`
}
