import { ownPath } from '@atrium/contract/own-path'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { createNotices } from '../notice/notice.create.ts'

/** One NOTIFY names all of a batch, and holds eight thousand signs. */
const batch = 400

/**
 * Notifies every account in the order of ids, in committed batches: after a crash the next run continues with the
 * remaining accounts, because keys prevent a second notice. Before the start, after the end, and when all were notified,
 * it does nothing.
 */
export async function broadcastAnnouncement(db: Db, announcement_id: number, signal?: AbortSignal): Promise<number> {
  const announcement = await db
    .selectFrom('announcement')
    .select('link')
    .where('announcement_id', '=', announcement_id)
    .where('tells', '=', true)
    .where('told_at', 'is', null)
    .where(sql<boolean>`starts_at <= now() and (ends_at is null or ends_at > now())`)
    .executeTakeFirst()
  if (!announcement) return 0

  const subject = JSON.stringify({ announcement_id, link: ownPath(announcement.link) })
  let after = 0
  let notified = 0
  for (;;) {
    signal?.throwIfAborted()
    const people = await db
      .selectFrom('account')
      .select('user_id')
      .where('user_id', '>', after)
      .where('state', '=', 'active')
      .orderBy('user_id')
      .limit(batch)
      .execute()
    const user_ids = people.map(({ user_id }) => user_id)
    const last = user_ids.at(-1)
    if (last === undefined) break

    await db.transaction().execute((tx) =>
      createNotices(
        tx,
        'announcement',
        sql`select person.user_id, ${subject}::jsonb, ${`announcement:${announcement_id}`}::text
          from unnest(${user_ids}::bigint[]) as person (user_id)`,
      ),
    )
    notified += user_ids.length
    after = last
  }
  await db
    .updateTable('announcement')
    .set({ told_at: sql`now()` })
    .where('announcement_id', '=', announcement_id)
    .execute()
  return notified
}
