import { randomBytes } from 'node:crypto'
import { superAdministratorRole } from '@atrium/contract/access'
import { tokenHash } from '@atrium/server/platform/http/viewer'
import { querySql } from './portal.ts'

/** Somebody who is signed in. */
export async function givenPerson(
  databaseUrl: string,
  { user_name = 'drill', is_administrator = false }: { user_name?: string; is_administrator?: boolean } = {},
) {
  const token = randomBytes(32).toString('base64url')
  const [row] = await querySql(
    databaseUrl,
    `with person as (insert into account (user_name) values ($1) returning user_id),
     role as (insert into account_role (user_id, role_id) select user_id, $2::int from person where $2::int is not null)
     insert into session (token_hash, user_id, expires_at) select $3, user_id, now() + interval '1 day' from person
     returning user_id::int`,
    [user_name, is_administrator ? superAdministratorRole : null, tokenHash(token)],
  )
  return { user_id: Number(row?.user_id), token, authorization: `Bearer ${token}` }
}
