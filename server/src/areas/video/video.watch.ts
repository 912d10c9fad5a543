import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'

const itemIdRow = z.object({ item_id: z.number() })

/** Who has been so far has seen it: what follows is thanks and music. */
const seen = 0.9

const watchedVideoSchema = z.object({
  video_id: z.number(),
  seconds: z.number(),
  farthest: z.number(),
  duration_seconds: z.number(),
  completed_at: z.string().nullable(),
  updated_at: z.string(),
})
type WatchedVideo = z.output<typeof watchedVideoSchema>

const watched = sql`
  video_watch.item_id as video_id, seconds, farthest, duration_seconds, completed_at, video_watch.updated_at`

export async function listWatched(db: Db, user_id: number, { size }: { size: number }) {
  const { rows: list } = await typedSql(watchedVideoSchema)`
    select ${watched} from video_watch join video using (item_id) join item using (item_id)
    where user_id = ${user_id} and item.state = 'published'
    order by video_watch.updated_at desc, item_id desc limit ${size}`.execute(db)
  return { list }
}

export async function readProgress(db: Db, user_id: number, video_id: number): Promise<WatchedVideo | null> {
  const { rows } = await typedSql(watchedVideoSchema)`
    select ${watched} from video_watch join video using (item_id)
    where user_id = ${user_id} and item_id = ${video_id}`.execute(db)
  return rows[0] ?? null
}

/** The farthest never goes back, and the first moment of having seen it stays. */
export async function saveProgress(db: Db, user_id: number, video_id: number, seconds: number): Promise<WatchedVideo> {
  const { rows } = await typedSql(itemIdRow)`
    insert into video_watch as known (user_id, item_id, seconds, farthest, completed_at)
    select ${user_id}, item_id, reached, reached, case when reached >= duration_seconds * ${seen}::real then now() end
    from video join item using (item_id), lateral (select least(${seconds}::real, duration_seconds) as reached) as now_at
    where item_id = ${video_id} and item.state = 'published'
    on conflict (user_id, item_id) do update set
      seconds = excluded.seconds, farthest = greatest(known.farthest, excluded.seconds), updated_at = now(),
      completed_at = coalesce(known.completed_at, excluded.completed_at)
    returning item_id`.execute(db)
  const saved = rows[0] && (await readProgress(db, user_id, video_id))
  if (!saved) throw new Failure('not_found')
  return saved
}
