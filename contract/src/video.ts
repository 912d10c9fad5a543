import { z } from 'zod'
import { itemSummary, resourceType } from './item.ts'
import { endpoint, id, listQuery, page } from './kit.ts'

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/videos',
  access: { menu: 'video' },
  summary: 'Published videos, newest first',
  query: listQuery(z.object({ video_category_id: id.optional() }), ['published_at']),
  data: page(
    itemSummary.omit({ item_id: true }).extend({
      video_id: id,
      video_category_id: id,
      video_category_name: z.string(),
      /** Lends its hue and pattern to the generated cover. */
      resource_type: resourceType,
      lesson: z.string(),
      duration_seconds: z.number().int().nonnegative(),
    }),
  ),
})
