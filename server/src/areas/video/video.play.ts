import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/limit.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'

/** A person counts once a day, and so does a network of visitors; whom it was cannot be read from it. */
export async function countPlay(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  { user_id }: Viewer,
  video_id: number,
  request: FastifyRequest,
): Promise<null> {
  const who = user_id === null ? `network ${networkOf(request)}` : `user ${user_id}`
  const day = new Date().toISOString().slice(0, 10)
  const watcher = secret.hash('video-watcher', `${day} ${who}`).subarray(0, 16)
  await sql`
    insert into video_play (day, item_id, watcher)
    select ${day}::date, item_id, ${watcher} from video join item using (item_id)
    where item_id = ${video_id} and item.state = 'published'
    on conflict do nothing`.execute(db)
  return null
}

/**
 * Adds to each video what was not counted before. Days are counted anew, so a run that dies loses nothing and one that
 * runs twice adds nothing. Of days that are over by more than an hour only the number is kept.
 */
export async function countPlays(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('video.count'))`.execute(tx)
  await sql`
    with counted as materialized (
      select day, item_id, count(*)::int as play_count from video_play group by day, item_id
    ), more as materialized (
      select counted.*, counted.play_count - coalesce(known.play_count, 0) as more
      from counted left join video_day as known using (day, item_id)
      where known.play_count is distinct from counted.play_count
    ), written as (
      insert into video_day (day, item_id, play_count) select day, item_id, play_count from more
      on conflict (day, item_id) do update set play_count = excluded.play_count
    )
    update item set view_count = view_count + played.more
    from (select item_id, sum(more) as more from more group by item_id) as played
    where item.item_id = played.item_id`.execute(tx)
  await sql`
    delete from video_play where day < ((now() at time zone 'UTC') - interval '1 hour')::date`.execute(tx)
}
