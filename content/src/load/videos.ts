import type { Db } from '@atrium/server/platform/db/db'
import { videoCategories, videos } from '../data/videos.ts'
import { saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'

export async function loadVideos(db: Db) {
  const categories = await saveNames(db, 'video_category', videoCategories)

  for (const { category, resource_type, lesson, duration_seconds, play_count = 0, ...video } of videos) {
    const item_id = await saveItem(db, {
      ...video,
      kind: 'video',
      type: resource_type,
      category_id: idOf(categories, category),
      view_count: play_count,
    })
    const values = { lesson: JSON.stringify(lesson), duration_seconds }
    await db
      .insertInto('video')
      .values({ item_id, ...values })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
      .execute()
  }
}
