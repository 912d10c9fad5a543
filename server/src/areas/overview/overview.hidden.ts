import { type WaitingQueue, waitingQueues } from '@atrium/contract/overview/choices'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

/** Kinds of work that a person does not want to see. Those that no longer exist are forgotten. */
export async function readHidden(db: Db, { user_id }: Viewer): Promise<WaitingQueue[]> {
  if (user_id === null) return []
  const saved = await db.selectFrom('hidden_work').select('queues').where('user_id', '=', user_id).executeTakeFirst()
  return (saved?.queues ?? []).filter((queue): queue is WaitingQueue => Object.hasOwn(waitingQueues, queue))
}

export async function saveHidden(db: Db, user_id: number, hidden: WaitingQueue[]): Promise<null> {
  const queues = [...new Set(hidden)]
  await db
    .insertInto('hidden_work')
    .values({ user_id, queues })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ queues }))
    .execute()
  return null
}
