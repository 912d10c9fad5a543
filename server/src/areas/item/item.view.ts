import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/protection/limit.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { portalDay } from '../../platform/portal-day.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Platform } from '../../platform.ts'
import type { ItemFilter } from './item.service.ts'

/** A viewer for one day: a person or a network. On the next day the hash differs. */
export function viewerHash(
  secret: Pick<Secret, 'hash'>,
  { user_id }: Pick<Viewer, 'user_id'>,
  request: Pick<FastifyRequest, 'ip'>,
  moment = new Date(),
): Buffer {
  const who = user_id === null ? `network ${networkOf(request)}` : `person ${user_id}`
  return secret.hash('item-viewer', `${portalDay(moment)} ${who}`).subarray(0, 16)
}

interface ViewedItem extends Pick<ItemFilter, 'kind'> {
  item_id: number
}

/** Read or played: counts once a day per viewer. Unknown items are ignored. */
export async function noteView(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  { kind, item_id }: ViewedItem,
  viewer: Pick<Viewer, 'user_id'>,
  request: Pick<FastifyRequest, 'ip'>,
  moment = new Date(),
): Promise<null> {
  await sql`
    insert into item_view (day, item_id, viewer_hash)
    select portal_day(${moment}::timestamptz), item_id, ${viewerHash(secret, viewer, request, moment)} from item
    where item_id = ${item_id} and kind = ${kind} and state = 'published'
    on conflict do nothing`.execute(db)
  return null
}

/** Counts and marks in one statement. Visitors of two days ago are forgotten. */
export async function countViews(db: Db): Promise<void> {
  await sql`
    with new as (update item_view set counted = true where not counted returning item_id),
    more as (select item_id, count(*) as views from new group by item_id order by item_id)
    update item set view_count = view_count + views from more where item.item_id = more.item_id`.execute(db)
  await sql`delete from item_view where day < portal_day() - 1 and counted`.execute(db)
}
