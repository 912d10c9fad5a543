import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'

/** Who has been so far has seen it: what follows is thanks and music. */
const seen = 0.9

interface Watched {
  video_id: number
  seconds: number
  farthest: number
  duration_seconds: number
  completed_at: string | null
  updated_at: string
}

const watched = sql`
  video_watch.item_id as video_id, seconds, farthest, duration_seconds, completed_at, video_watch.updated_at`

export async function listWatched(db: Db, user_id: number, { size }: { size: number }) {
  const { rows: list } = await sql<Watched>`
    select ${watched} from video_watch join video using (item_id) join item using (item_id)
    where user_id = ${user_id} and item.state = 'published'
    order by video_watch.updated_at desc, item_id desc limit ${size}`.execute(db)
  return { list }
}

export async function readProgress(db: Db, user_id: number, video_id: number): Promise<Watched | null> {
  const { rows } = await sql<Watched>`
    select ${watched} from video_watch join video using (item_id)
    where user_id = ${user_id} and item_id = ${video_id}`.execute(db)
  return rows[0] ?? null
}

/** The farthest never goes back, and the first moment of having seen it stays. */
export async function saveProgress(db: Db, user_id: number, video_id: number, seconds: number): Promise<Watched> {
  const { rows } = await sql<{ item_id: number }>`
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
