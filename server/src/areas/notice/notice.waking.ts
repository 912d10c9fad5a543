import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { type NoticeSubscriber, pushPending } from './notice.subscriber.ts'

const userIdRow = z.object({ user_id: z.number() })

/** News for many must not take up all connections of the process. */
const concurrency = 3

/** Looks for those who are woken, a few at a time; who is woken again meanwhile has another turn. */
export function openWaking(db: Db, failed: (error: unknown) => void) {
  const due = new Set<NoticeSubscriber>()
  let working = 0

  async function work() {
    working++
    for (let subscriber = next(); subscriber; subscriber = next()) {
      due.delete(subscriber)
      subscriber.busy = true
      await pushPending(db, subscriber).catch(failed)
      subscriber.busy = false
    }
    working--
  }

  function next() {
    for (const subscriber of due) if (!subscriber.busy) return subscriber
    return undefined
  }

  return {
    wake(subscriber: NoticeSubscriber) {
      due.add(subscriber)
      if (working < concurrency) void work()
    },
    forget: (subscriber: NoticeSubscriber) => void due.delete(subscriber),
  }
}

/** People with a notice that one of their streams has not sent. */
export async function findBehind(db: Db, subscribers: Iterable<NoticeSubscriber>): Promise<Set<number>> {
  const at = new Map<number, number>()
  for (const { reader, last } of subscribers) at.set(reader.user_id, Math.min(last, at.get(reader.user_id) ?? last))
  const { rows } = await typedSql(userIdRow)`
    select user_id from unnest(${[...at.keys()]}::bigint[], ${[...at.values()]}::bigint[]) as ear (user_id, last)
    where exists (
      select from notice where notice.user_id = ear.user_id and notice.notice_id > ear.last and in_portal)`.execute(db)
  return new Set(rows.map(({ user_id }) => user_id))
}
