import type { NoticeKind } from '@atrium/contract/notice/kinds'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { createNotices } from './notice.create.ts'

const userIdRow = z.object({ user_id: z.number() })

/** One NOTIFY names all of a batch, and holds eight thousand signs. */
const batch = 400

export interface NoticeBroadcast {
  kind: NoticeKind
  item_id: number
  /** Who made it knows. */
  author_id: number | null
  /** Identifies the news: a person is notified of the same news once. */
  once_key: string
  subject: Record<string, unknown>
}

/**
 * Notifies people who downloaded, installed, requested or collected an item, each once. Works in committed batches:
 * after a crash the next run continues with the remaining people, because keys prevent a second notice.
 */
export async function spread(db: Db, news: NoticeBroadcast, signal?: AbortSignal): Promise<number> {
  let after = 0
  let notified = 0
  for (;;) {
    signal?.throwIfAborted()
    const user_ids = await nextTakers(db, news, after, batch)
    const last = user_ids.at(-1)
    if (last === undefined) return notified

    await db.transaction().execute((tx) =>
      createNotices(
        tx,
        news.kind,
        sql`select taker.user_id, ${JSON.stringify(news.subject)}::jsonb, ${news.once_key}::text
          from unnest(${user_ids}::bigint[]) as taker (user_id)`,
      ),
    )
    notified += user_ids.length
    after = last
  }
}

/** Most items published for the first time have no recipients. */
export async function hasTakers(db: Db, news: NoticeBroadcast): Promise<boolean> {
  return (await nextTakers(db, news, 0, 1)).length > 0
}

/** Each way to have it is read in the order of people, as far as one batch reaches. */
async function nextTakers(
  db: Db,
  { item_id, author_id }: NoticeBroadcast,
  after: number,
  size: number,
): Promise<number[]> {
  const isNext = sql`item_id = ${item_id} and user_id > ${after}`
  // One more, because the author may be among them.
  const next = sql`order by user_id limit ${size + 1}`
  const { rows } = await typedSql(userIdRow)`
    select user_id from (
      (select distinct user_id from resource_download where ${isNext} ${next})
      union
      (select distinct user_id from app_installation
        where ${isNext} and state in ('requested', 'accepted', 'installed') ${next})
      union
      (select user_id from collection where ${isNext} ${next})
    ) as taker
    where user_id is distinct from ${author_id}::bigint order by user_id limit ${size}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
