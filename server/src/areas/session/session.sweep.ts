import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { sweepExpired } from '../../platform/db/sweep.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { endView } from '../../platform/http/role-view.ts'

const sessionIdRow = z.object({ session_id: z.number() })

/** What ends without a request comes from the portal itself. */
const origin = { network: 'portal', country: null, user_agent: null }

/** Removes unusable sessions and links after a month, in which people still see where they were signed in. */
export async function sweepSessions(db: Db): Promise<void> {
  await endOverdueViews(db)
  await sweepExpired(db, 'session', '30 days')
  await sweepExpired(db, 'link_token', '1 day')
}

/** Views as a role whose session made no request since: the log keeps their end, too. */
async function endOverdueViews(db: Db) {
  const { rows } = await typedSql(sessionIdRow)`
    select session_id from session where viewing_until < now()`.execute(db)
  for (const { session_id } of rows) await endView(db, { session_id, how: 'by_time', origin, request_id: randomUUID() })
}
