import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'
import { openSession, randomToken } from '../session/session.service.ts'

const linkMinutes = 10

const signedInAccountSchema = z.object({
  user_info: z.object({
    user_name: z.string(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    photo_url: z.string().nullable(),
    user_type: z.enum(['common_user', 'wechat_user']),
    not_set_password: z.boolean(),
    bind_mobile: z.boolean(),
    bind_email: z.boolean(),
    is_weaver: z.boolean(),
  }),
  menus: z.array(z.number()).nullable(),
  view_only: z.array(z.number()).optional(),
  roles: z.array(z.object({ role_id: z.number() })),
})
type SignedInAccount = z.output<typeof signedInAccountSchema>

const signedInAccountRow = signedInAccountSchema.extend({ view_only: z.array(z.number()).nullable() })

/** The login of a person who holds this token; while the session views as a role, with the rights of the role. */
export async function readLogin(db: Db, { user_id, viewing, menus, view_only, roles }: Viewer, token: string | null) {
  if (token === null || user_id === null) throw new Failure('not_logged_in')
  const person = { token, ...(await readPerson(db, user_id)) }
  return viewing ? { ...person, menus, view_only, roles: [...roles], viewing } : person
}

/** A link opens one session, once: a second or late use does not sign in. */
export async function exchangeLink(db: Db, link: string, origin: RequestOrigin) {
  const used = await db
    .updateTable('link_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash(link))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst()

  if (!used) throw new Failure('not_logged_in', { detail: 'sign-in link used or expired' })
  const token = await openSession(db, used.user_id, { way: 'link', remember: true, origin })
  return { token, ...(await readPerson(db, used.user_id)) }
}

export async function openLink(db: Db, user_id: number, minutes = linkMinutes): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('link_token')
    .values({ token_hash: tokenHash(token), user_id, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .execute()
  return token
}

/** What a browser keeps of a person [ACC-01]. */
export async function readPerson(db: Db, user_id: number): Promise<SignedInAccount> {
  const { rows } = await typedSql(signedInAccountRow)`
    select account.menus, nullif(account.view_only, '{}') as view_only, account.roles,
      jsonb_build_object('user_name', user_name, 'mobile', mobile, 'email', email, 'photo_url', photo_url,
        'user_type', user_type, 'is_weaver', is_weaver, 'not_set_password', password_hash is null,
        'bind_mobile', mobile is not null, 'bind_email', email is not null) as user_info
    from account where user_id = ${user_id} and state = 'active'`.execute(db)

  if (!rows[0]) throw new Failure('not_logged_in')
  const { view_only, ...person } = rows[0]
  return view_only ? { ...person, view_only } : person
}
