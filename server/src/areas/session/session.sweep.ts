import type { Db } from '../../platform/db/db.ts'
import { sweepExpired } from '../../platform/db/sweep.ts'

/** Sessions and links nobody can use any more; a month is kept, so that people see where they were signed in. */
export async function sweepSessions(db: Db): Promise<void> {
  await sweepExpired(db, 'session', '30 days')
  await sweepExpired(db, 'link_token', '1 day')
}
