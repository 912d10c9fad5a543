import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { contentOf, mediaOf, videoContentSchema } from './video.read-media.ts'
import { saveVideoTerms } from './video.terms.ts'

/** Publishing twice changes nothing: the first moment stays. */
export async function publishVideo(tx: Db, video_id: number): Promise<null> {
  const { rows } = await typedSql(videoContentSchema)`
    select item_id as video_id, ${contentOf} from item join video using (item_id)
    where item_id = ${video_id} for update of item`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  const { state } = mediaOf(rows[0])
  if (state !== 'ready') throw new Failure('conflict', { detail: `video is in state ${state}` })

  await sql`
    update item set state = 'published', published_at = coalesce(published_at, now()), updated_at = now()
    where item_id = ${video_id}`.execute(tx)
  await saveVideoTerms(tx, video_id)
  return null
}

/** What is said about it stays, and so does how far people watched; to them it is not there any more. */
export async function withdrawVideo(tx: Db, video_id: number): Promise<null> {
  const { numAffectedRows } = await sql`
    update item set state = 'withdrawn', updated_at = now()
    where item_id = ${video_id} and kind = 'video' and state = 'published'`.execute(tx)
  if (numAffectedRows === 0n) throw new Failure('not_found')
  await saveVideoTerms(tx, video_id)
  return null
}
