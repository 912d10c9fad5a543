import { createHash } from 'node:crypto'
import type { Roles } from '@atrium/contract/access'
import { type Language, matchLanguage } from '@atrium/contract/languages'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Who asks, known once per request. */
export interface Viewer {
  /** Null for visitors. */
  user_id: number | null
  /** Null is an absent list: it allows. */
  menus: number[] | null
  roles: Roles
  is_weaver: boolean
  /** Null for visitors. */
  session_id: number | null
  /** Whether the person showed who they are within the last minutes. */
  confirmed: boolean
  language: Language
  request_id: string
}

type Person = Pick<Viewer, 'user_id' | 'menus' | 'roles' | 'is_weaver' | 'session_id' | 'confirmed'>

const visitor: Person = {
  ...{ user_id: null, menus: null, roles: [], is_weaver: false },
  ...{ session_id: null, confirmed: false },
}

const confirmedMinutes = 15

export async function identify(db: Db, request: FastifyRequest): Promise<Viewer> {
  const token = bearerToken(request.headers.authorization)
  const person = (token && (await findPerson(db, tokenHash(token)))) || visitor
  return { ...person, language: matchLanguage(request.headers['accept-language']), request_id: request.id }
}

/** Tokens are kept as hashes: who reads the table cannot sign in with what stands there. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}

async function findPerson(db: Db, hash: Buffer): Promise<Person | undefined> {
  const { rows } = await sql<Person & { seen_lately: boolean }>`
    select account.user_id, account.is_weaver, account.menus, session.session_id,
      session.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}) as confirmed,
      (select coalesce(jsonb_agg(jsonb_build_object('role_id', role_id) order by role_id), '[]')
       from account_role where account_role.user_id = account.user_id) as roles,
      session.last_seen_at > now() - interval '10 minutes' as seen_lately
    from session join account on account.user_id = session.user_id
    where token_hash = ${hash} and revoked_at is null and expires_at > now()
      and last_seen_at > now() - make_interval(secs => idle_seconds) and account.state = 'active'
  `.execute(db)
  if (!rows[0]) return undefined

  const { seen_lately, ...person } = rows[0]
  if (!seen_lately) await sql`update session set last_seen_at = now() where token_hash = ${hash}`.execute(db)
  return person
}
