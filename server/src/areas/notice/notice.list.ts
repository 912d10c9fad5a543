import { noticeTopics } from '@atrium/contract/notice/kinds'
import type * as contract from '@atrium/contract/notice/notice'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { noticeChannel } from './notice.create.ts'
import { asNotice, type NoticeRow, noticeColumns, noticeJoins } from './notice.view.ts'

const unreadRow = z.object({ unread: z.number() })

/** The limit of counting and paging. */
const countedUpTo = 100
const totalledUpTo = 10_000

type NoticeReader = Pick<Viewer, 'user_id' | 'language'>

/** The numbers of one stretch first, from the index; what they are about is then looked up for these alone. */
export async function listNotices(
  db: Db,
  { user_id, language }: NoticeReader,
  { search = {}, after, size }: RequestInput<typeof contract.listNotices>['query'],
) {
  const kinds = search.topic ? [...noticeTopics[search.topic]] : null
  const mine = sql`user_id = ${user_id} and in_portal and (${kinds}::text[] is null or kind = any(${kinds}))
    and (not ${search.only_unread ?? false} or read_at is null)`
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns(language)} from (
      select * from notice where ${mine} and (${numberIn(after)}::bigint is null or notice_id < ${numberIn(after)})
      order by notice_id desc limit ${size + 1}
    ) as notice ${noticeJoins}
    order by notice_id desc`.execute(db)
  const { rows: counted } = await typedSql(totalRow)`
    select count(*) as total from (select from notice where ${mine} limit ${totalledUpTo}) as counted`.execute(db)

  const list = rows.slice(0, size).map(asNotice)
  const next = rows.length > size ? String(list.at(-1)?.notice_id) : null
  return { list, next, total: counted[0]?.total ?? 0, unread: await countUnread(db, user_id) }
}

function numberIn(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) throw new Failure('invalid_input', { field: 'after' })
  return Number(after)
}

/** Notices after a number, oldest first: what a subscriber has not received. */
export async function noticesSince(db: Db, { user_id, language }: NoticeReader, last: number, size: number) {
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns(language)} from (
      select * from notice where user_id = ${user_id} and in_portal and notice_id > ${last}
      order by notice_id limit ${size}
    ) as notice ${noticeJoins}
    order by notice_id`.execute(db)
  return rows.map(asNotice)
}

export async function countUnread(db: Db, user_id: number | null): Promise<number> {
  const { rows } = await typedSql(unreadRow)`
    select count(*)::int as unread from (
      select from notice where user_id = ${user_id} and read_at is null and in_portal limit ${countedUpTo}
    ) as counted`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Other windows and devices of the same person hear of it, too. What came after `through` was not seen and stays unread. */
export async function readNotices(
  tx: Db,
  { user_id }: NoticeReader,
  { notice_ids, through, topic }: RequestInput<typeof contract.readNotices>['body'],
) {
  const kinds = topic ? [...noticeTopics[topic]] : null
  await sql`
    with seen as (
      update notice set read_at = now()
      where user_id = ${user_id} and read_at is null and in_portal
        and (notice_id = any(${notice_ids ?? []}::bigint[]) or notice_id <= ${through ?? null}::bigint)
        and (${kinds}::text[] is null or kind = any(${kinds}))
      returning user_id
    )
    select pg_notify(${noticeChannel}, max(user_id)::text) from seen`.execute(tx)
  return { unread: await countUnread(tx, user_id) }
}
