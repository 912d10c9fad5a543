import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

const userIdRow = z.object({ user_id: z.number() })

/** A person's account and those that were merged into it, one through another: logs still name the old ones. */
export async function accountsOf(db: Db, user_id: number): Promise<number[]> {
  const { rows } = await typedSql(userIdRow)`
    with recursive own (user_id) as (
      select ${user_id}::bigint
      union select account.user_id from account join own on account.merged_into = own.user_id
    ) select user_id from own`.execute(db)
  return rows.map((own) => own.user_id)
}
