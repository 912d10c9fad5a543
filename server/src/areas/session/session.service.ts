import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'

/** How long a session lasts at most, and unused. */
const remembered = { seconds: 30 * 86_400, idle_seconds: 14 * 86_400 }
const forThisDay = { seconds: 86_400, idle_seconds: 4 * 3_600 }

interface NewSession {
  way: string
  remember: boolean
  origin: RequestOrigin
}

/** Answers the token, which is kept nowhere else: only its hash is stored. */
export async function openSession(db: Db, user_id: number, { way, remember, origin }: NewSession): Promise<string> {
  const token = randomToken()
  const { seconds, idle_seconds } = remember ? remembered : forThisDay
  const { user_agent, country } = origin
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      user_id,
      way,
      idle_seconds,
      user_agent,
      country,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .execute()
  await db.updateTable('account').set({ last_sign_in_at: sql`now()` }).where('user_id', '=', user_id).execute()
  return token
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Quitting twice, or without a login, changes nothing. */
export async function closeSession(db: Db, token: string | null): Promise<null> {
  if (token) {
    await db
      .updateTable('session')
      .set({ revoked_at: sql`now()` })
      .where('token_hash', '=', tokenHash(token))
      .where('revoked_at', 'is', null)
      .execute()
  }
  return null
}

/** Visible only to its owner, and only until it ends. */
export async function endSession(db: Db, { user_id }: Viewer, session_id: number): Promise<null> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst()

  if (!ended) throw new Failure('not_found')
  return null
}

/** Every session of a person but one: after a new password, or all of them. Links on their way open nothing either. */
export async function endSessions(db: Db, user_id: number, except: string | null = null): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('token_hash', '<>', tokenHash(except ?? '')))
    .execute()
  await db
    .updateTable('link_token')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute()
}

/** The person has just shown that it is still them. */
export async function confirmSession(db: Db, session_id: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: sql`now()` })
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .execute()
}
