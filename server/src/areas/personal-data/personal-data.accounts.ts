import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** A person's account and those that were merged into it, one through another: logs still name the old ones. */
export async function accountsOf(db: Db, user_id: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with recursive own (user_id) as (
      select ${user_id}::bigint
      union select account.user_id from account join own on account.merged_into = own.user_id
    ) select user_id from own`.execute(db)
  return rows.map((own) => own.user_id)
}
