import { z } from 'zod'
import { fits, itemFigures, itemSummary } from './item.ts'
import { endpoint, id, listQuery, page } from './kit.ts'

/** The app store has no menu id in the specification: everyone may look. */
export const listApps = endpoint({
  method: 'GET',
  path: '/api/apps',
  access: 'anyone',
  summary: 'Published apps, newest first',
  query: listQuery(z.object({ app_category_id: id.optional() }), ['published_at', 'download_count', 'rating']),
  data: page(
    itemSummary.omit({ item_id: true }).extend({
      app_id: id,
      app_category_id: id,
      app_category_name: z.string(),
      publisher: z.string(),
      fits,
      ...itemFigures.shape,
    }),
  ),
})
