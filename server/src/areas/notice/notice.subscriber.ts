import type { PassThrough } from 'node:stream'
import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { countUnread, noticesSince } from './notice.list.ts'

const lastRow = z.object({ last: z.number() })

/** A subscribed stream and its last sent notice. */
export interface NoticeSubscriber {
  reader: { user_id: number; language: Language }
  token_hash: Buffer
  /** Whether they review anything, as far as their pages said when they began to listen. */
  reviews: boolean
  stream: PassThrough
  /** The number of the last notice sent. */
  last: number
  unread: number | null
  busy: boolean
}

const atATime = 50
/** Who takes nothing for so long is gone, or comes back and goes on from where they were. */
const mostUntaken = 256 * 1024

/** Tells what came since, in order, and how many are unread where that changed. */
export async function pushPending(db: Db, subscriber: NoticeSubscriber): Promise<void> {
  for (;;) {
    const notices = await noticesSince(db, subscriber.reader, subscriber.last, atATime)
    for (const notice of notices) {
      sendEvent(subscriber, `id: ${notice.notice_id}\nevent: notice\ndata: ${JSON.stringify(notice)}\n\n`)
      subscriber.last = notice.notice_id
    }
    if (notices.length < atATime) break
  }
  const unread = await countUnread(db, subscriber.reader.user_id)
  if (unread === subscriber.unread) return
  subscriber.unread = unread
  sendEvent(subscriber, `event: unread\ndata: ${JSON.stringify({ unread, last: subscriber.last })}\n\n`)
}

export function sendEvent({ stream }: NoticeSubscriber, text: string): void {
  if (stream.writable) stream.write(text)
  if (stream.writableLength + stream.readableLength > mostUntaken) stream.destroy()
}

export async function newestNotice(db: Db, user_id: number): Promise<number> {
  const { rows } = await typedSql(lastRow)`
    select coalesce(max(notice_id), 0) as last from notice where user_id = ${user_id}`.execute(db)
  return rows[0]?.last ?? 0
}
