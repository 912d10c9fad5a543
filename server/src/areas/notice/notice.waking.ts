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
    for (let ear = next(); ear; ear = next()) {
      due.delete(ear)
      ear.busy = true
      await pushPending(db, ear).catch(failed)
      ear.busy = false
    }
    working--
  }

  function next() {
    for (const ear of due) if (!ear.busy) return ear
    return undefined
  }

  return {
    wake(ear: NoticeSubscriber) {
      due.add(ear)
      if (working < concurrency) void work()
    },
    forget: (ear: NoticeSubscriber) => void due.delete(ear),
  }
}

/** Who has a notice that one of their streams has not told. */
export async function findBehind(db: Db, ears: Iterable<NoticeSubscriber>): Promise<Set<number>> {
  const at = new Map<number, number>()
  for (const { reader, last } of ears) at.set(reader.user_id, Math.min(last, at.get(reader.user_id) ?? last))
  const { rows } = await typedSql(userIdRow)`
    select user_id from unnest(${[...at.keys()]}::bigint[], ${[...at.values()]}::bigint[]) as ear (user_id, last)
    where exists (
      select from notice where notice.user_id = ear.user_id and notice.notice_id > ear.last and in_portal)`.execute(db)
  return new Set(rows.map(({ user_id }) => user_id))
}
