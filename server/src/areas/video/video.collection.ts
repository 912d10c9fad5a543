import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { collect, removeFromCollection } from '../item/item.collection.ts'

const collectedRow = z.object({ collected: z.boolean() })

export async function readMyVideo(db: Db, { user_id }: Viewer, video_id: number): Promise<{ collected: boolean }> {
  const { rows } = await typedSql(collectedRow)`
    select exists (select from collection where user_id = ${user_id} and item_id = item.item_id) as collected
    from item where item_id = ${video_id} and kind = 'video' and state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function collectVideo(db: Db, viewer: Viewer, video_id: number): Promise<null> {
  await readMyVideo(db, viewer, video_id)
  await collect(db, viewer.user_id, video_id)
  return null
}

/** Also one that has been withdrawn since. */
export async function uncollectVideo(db: Db, { user_id }: Viewer, video_id: number): Promise<null> {
  await removeFromCollection(db, user_id, video_id)
  return null
}
