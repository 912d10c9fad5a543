import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { feedback } from '../data/feedback.ts'
import { idOf } from './name.ts'

/** Written anew each time, so that it is always from today. */
export async function loadFeedback(db: Db, people: ReadonlyMap<string, number>) {
  for (const { by, content, page, minutes_ago } of feedback) {
    const user_id = idOf(people, by)
    const moment = sql<string>`now() - make_interval(mins => ${minutes_ago})`
    await db.deleteFrom('feedback').where('user_id', '=', user_id).where('content', '=', content).execute()
    await db
      .insertInto('feedback')
      .values({ user_id, content, page, created_at: moment, updated_at: moment, seen_at: moment })
      .execute()
  }
}
