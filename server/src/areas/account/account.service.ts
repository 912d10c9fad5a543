import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Origin } from '../../platform/http/origin.ts'
import { tokenHash } from '../../platform/http/viewer.ts'
import { openSession, randomToken } from '../session/session.service.ts'

const linkMinutes = 10

interface Person {
  user_info: {
    user_name: string
    mobile: string | null
    email: string | null
    photo_url: string | null
    user_type: 'common_user' | 'wechat_user'
    not_set_password: boolean
    bind_mobile: boolean
    bind_email: boolean
    is_weaver: boolean
  }
  menus: number[] | null
  roles: { role_id: number }[]
}

/** The login of a person who holds this token. */
export async function readLogin(db: Db, user_id: number | null, token: string | null) {
  if (token === null || user_id === null) throw new Failure('not_logged_in')
  return { token, ...(await readPerson(db, user_id)) }
}

/** A link opens one session, once: whoever comes second with the same link, or late, is not logged in. */
export async function exchangeLink(db: Db, link: string, origin: Origin) {
  const used = await db
    .updateTable('link_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash(link))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst()

  if (!used) throw new Failure('not_logged_in', { detail: 'the link was used or is too old' })
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
export async function readPerson(db: Db, user_id: number): Promise<Person> {
  const { rows } = await sql<Person>`
    select account.menus,
      jsonb_build_object('user_name', user_name, 'mobile', mobile, 'email', email, 'photo_url', photo_url,
        'user_type', user_type, 'is_weaver', is_weaver, 'not_set_password', password_hash is null,
        'bind_mobile', mobile is not null, 'bind_email', email is not null) as user_info,
      coalesce((select jsonb_agg(jsonb_build_object('role_id', role_id) order by role_id)
                from account_role where account_role.user_id = account.user_id), '[]') as roles
    from account where user_id = ${user_id} and state = 'active'`.execute(db)

  if (!rows[0]) throw new Failure('not_logged_in')
  return rows[0]
}
