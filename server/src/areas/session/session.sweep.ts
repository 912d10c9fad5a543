import type { Db } from '../../platform/db/db.ts'
import { sweepExpired } from '../../platform/db/sweep.ts'

/** Removes unusable sessions and links after a month, in which people still see where they were signed in. */
export async function sweepSessions(db: Db): Promise<void> {
  await sweepExpired(db, 'session', '30 days')
  await sweepExpired(db, 'link_token', '1 day')
}
