import { superAdministratorRole } from '@atrium/contract/access'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { people } from '../data/people.ts'

const commonRole = 2

/** Answers their ids by address. */
export async function loadPeople(db: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>()

  for (const { email, user_name, mobile = null, user_type, is_weaver = false, administrator } of people) {
    const { user_id } = await db
      .insertInto('account')
      .values({ email, user_name, mobile, user_type, is_weaver })
      .onConflict((conflict) =>
        conflict.expression(sql`lower(email)`).doUpdateSet({ user_name, mobile, user_type, is_weaver }),
      )
      .returning('user_id')
      .executeTakeFirstOrThrow()

    await db
      .insertInto('account_role')
      .values({ user_id, role_id: administrator ? superAdministratorRole : commonRole })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    ids.set(email, user_id)
  }
  return ids
}
