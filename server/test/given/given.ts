import { randomBytes } from 'node:crypto'
import { superAdministratorRole } from '@atrium/contract/access'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/db.ts'
import { tokenHash } from '../../src/platform/http/viewer.ts'

export interface TestPerson {
  user_name: string
  mobile?: string
  email?: string
  user_type?: 'common_user' | 'wechat_user'
  is_weaver?: boolean
  role_ids?: number[]
}

/** People that tests are about. */
export const someone: TestPerson = { user_name: 'someone' }
export const administrator: TestPerson = { user_name: 'administrator', role_ids: [superAdministratorRole] }

export async function givenAccount(db: Db, person: Partial<TestPerson> = {}): Promise<{ user_id: number }> {
  const { user_name = 'someone', mobile = null, email = null, user_type = 'common_user', is_weaver = false } = person
  const { rows } = await sql<{ user_id: number }>`
    insert into account (user_name, mobile, email, user_type, is_weaver)
    values (${user_name}, ${mobile}, ${email}, ${user_type}, ${is_weaver}) returning user_id`.execute(db)
  const user_id = rows[0]?.user_id ?? 0

  for (const role_id of person.role_ids ?? []) {
    await sql`insert into account_role (user_id, role_id) values (${user_id}, ${role_id})`.execute(db)
  }
  return { user_id }
}

export async function givenSession(db: Db, user_id: number, expires_in = '1 hour'): Promise<{ token: string }> {
  const token = randomBytes(32).toString('base64url')
  await sql`insert into session (token_hash, user_id, expires_at)
    values (${tokenHash(token)}, ${user_id}, now() + ${expires_in}::interval)`.execute(db)
  return { token }
}

/** The token of a link that signs a person in, once. */
export async function givenLink(db: Db, user_id: number): Promise<{ link: string }> {
  const link = randomBytes(32).toString('base64url')
  await sql`insert into link_token (token_hash, user_id, expires_at)
    values (${tokenHash(link)}, ${user_id}, now() + interval '10 minutes')`.execute(db)
  return { link }
}
