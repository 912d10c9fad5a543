import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deviceOf } from './session.device.ts'

/** A limit for programs that sign in often: the newest are listed. */
const atMost = 100

const rowSchema = z.object({
  session_id: z.number(),
  way: z.string(),
  user_agent: z.string().nullable(),
  country: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
})

/** What still opens: neither ended, nor over, nor left unused for too long. */
export async function listSessions(db: Db, viewer: Viewer) {
  const { rows } = await typedSql(rowSchema)`
    select session_id, way, user_agent, country, created_at, last_seen_at from session
    where user_id = ${viewer.user_id} and revoked_at is null and expires_at > now()
      and last_seen_at > now() - make_interval(secs => idle_seconds)
    order by created_at desc, session_id desc limit ${atMost}`.execute(db)

  return {
    list: rows.map(({ user_agent, ...session }) => ({
      ...session,
      current: session.session_id === viewer.session_id,
      ...deviceOf(user_agent),
    })),
  }
}
