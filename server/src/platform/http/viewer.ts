import { createHash } from 'node:crypto'
import { type Language, languages, matchLanguage } from '@atrium/contract/languages'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { typedSql } from '../db/typed-sql.ts'
import type { GeoLocator } from '../place/places.ts'
import { Failure } from './failure.ts'
import { originOf, type RequestOrigin } from './protection/origin.ts'
import { endView, rightsOfView } from './role-view.ts'

const hashRow = z.object({ hash: z.string() })

/** Who asks, known once per request. */
export const viewerSchema = z.object({
  /** Null for visitors. */
  user_id: z.number().nullable(),
  /** Null is an absent list: it allows. */
  menus: z.array(z.number()).nullable(),
  /** Of `menus`: the management pages that the person may look at but not change. */
  view_only: z.array(z.number()),
  roles: z.array(z.object({ role_id: z.number() })).readonly(),
  is_weaver: z.boolean(),
  /** Null for visitors. */
  session_id: z.number().nullable(),
  /** Whether the person showed who they are within the last minutes. */
  confirmed: z.boolean(),
  /** The role that the session views the portal as; null as a rule. */
  viewing: z.object({ role_id: z.number(), name: z.string(), until: z.string() }).nullable(),
  language: z.enum(languages),
  request_id: z.string(),
})
export type Viewer = z.output<typeof viewerSchema>

const viewerAccountSchema = viewerSchema.pick({
  user_id: true,
  menus: true,
  view_only: true,
  roles: true,
  is_weaver: true,
  session_id: true,
  confirmed: true,
  viewing: true,
})
type ViewerAccount = z.output<typeof viewerAccountSchema>

const findPersonRow = viewerAccountSchema.omit({ viewing: true }).extend({
  seen_lately: z.boolean(),
  viewing_role_id: z.number().nullable(),
  viewed: z
    .object({ role_id: z.number(), name: z.string(), until: z.string(), menus: z.array(z.number()).nullable() })
    .nullable(),
})

export const visitor: ViewerAccount = {
  user_id: null,
  menus: null,
  view_only: [],
  roles: [],
  is_weaver: false,
  session_id: null,
  confirmed: false,
  viewing: null,
}

const confirmedMinutes = 15

/**
 * Without a token a visitor asks. A token that is not valid, or no longer, is refused on every call, also on those open to
 * visitors: otherwise somebody who believes to be signed in would act as a visitor unknowingly [ACC-07].
 */
export async function identify(
  { db, places }: { db: Db; places: GeoLocator },
  request: FastifyRequest,
  { ignores_stale_token }: { ignores_stale_token?: true | undefined } = {},
): Promise<Viewer> {
  const { authorization } = request.headers
  const token = bearerToken(authorization)
  const language = matchLanguage(request.headers['accept-language'])
  const person = token
    ? await findPerson(db, tokenHash(token), language, () => ({
        origin: originOf(request, places),
        request_id: request.id,
      }))
    : undefined
  if (!person && !ignores_stale_token && carriesToken(authorization)) {
    throw new Failure('not_logged_in', { detail: 'session token is invalid or expired' })
  }
  return { ...(person ?? visitor), language, request_id: request.id }
}

/** The one who asks as if they were not signed in. */
export function visitorOf(request: FastifyRequest): Viewer {
  return { ...visitor, language: matchLanguage(request.headers['accept-language']), request_id: request.id }
}

/** An empty token is a visitor: there is no session to end. */
function carriesToken(authorization: string | undefined): boolean {
  return /^Bearer +\S/i.test(authorization ?? '')
}

/** Tokens are kept as hashes: who reads the table cannot sign in with what stands there. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}

/** Of a session and its account: it opens what the person may open. */
const isOpen = sql`revoked_at is null and expires_at > now()
  and last_seen_at > now() - make_interval(secs => idle_seconds) and account.state = 'active'`

async function findPerson(
  db: Db,
  hash: Buffer,
  language: Language,
  by: () => { origin: RequestOrigin; request_id: string },
): Promise<ViewerAccount | undefined> {
  const { rows } = await typedSql(findPersonRow)`
    select account.user_id, account.is_weaver, account.menus, account.view_only, session.session_id,
      session.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}) as confirmed,
      account.roles, session.viewing_role_id,
      case when role.role_id is not null and session.viewing_until > now() then jsonb_build_object(
        'role_id', role.role_id, 'name', in_language(role.name, ${language}), 'until', session.viewing_until,
        'menus', role.menus) end as viewed,
      session.last_seen_at > now() - interval '10 minutes' and account.reads_in is not null as seen_lately
    from session join account on account.user_id = session.user_id
      left join role on role.role_id = session.viewing_role_id
    where token_hash = ${hash} and ${isOpen}`.execute(db)
  if (!rows[0]) return undefined

  const { seen_lately, viewing_role_id, viewed, ...person } = rows[0]
  if (!seen_lately) await noteSeen(db, hash, language)
  if (viewed) {
    const { menus, ...viewing } = viewed
    return { ...person, ...rightsOfView({ role_id: viewing.role_id, menus }, person), viewing }
  }
  if (viewing_role_id !== null && person.session_id !== null)
    await endView(db, { session_id: person.session_id, how: 'by_time', ...by() })
  return { ...person, viewing: null }
}

/** In which language, too: mails that come by themselves are written in it. */
async function noteSeen(db: Db, hash: Buffer, language: Language) {
  await sql`
    with seen as (update session set last_seen_at = now() where token_hash = ${hash} returning user_id)
    update account set reads_in = ${language} from seen
    where account.user_id = seen.user_id and account.reads_in is distinct from ${language}`.execute(db)
}

/** Which of these sessions, as hex text of their hashes, still open anything: for answers that go on for hours. */
export async function stillSignedIn(db: Db, hashes: Buffer[]): Promise<Set<string>> {
  const { rows } = await typedSql(hashRow)`
    select encode(token_hash, 'hex') as hash from session join account on account.user_id = session.user_id
    where token_hash = any(${hashes}) and ${isOpen}`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}
