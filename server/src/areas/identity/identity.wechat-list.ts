import { listWechatUsers as contract } from '@atrium/contract/account/identity-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { withinDays } from '../../platform/list/days.ts'
import { countedAtMost, defineList } from '../../platform/list/list.ts'
import { startsWithSql } from '../../platform/list/words.ts'
import { among, findPeople, isMeant } from '../account/account.find-people.ts'

const identityIdRow = z.object({ identity_id: z.number() })

export const wechatUserList = defineList(contract, {
  columns: () => sql`
    identity.identity_id, identity.name, identity.created_at, identity.last_used_at,
    account.user_id, account.user_name, account.photo_url, account.company_name, account.state`,
  from: () => sql`identity join account using (user_id)`,
  find: (db, { keyword }) => (keyword ? findChats(db, keyword) : Promise.resolve(null)),
  where: ({ keyword: _, ...days }, _viewer, found) => [
    sql`identity.type = 'wechat'`,
    found && among(sql`identity.identity_id`, found),
    ...withinDays(sql`identity.created_at`, days),
  ],
  orders: { created_at: sql`identity.created_at` },
  first: { created_at: 'desc' },
  tie: sql`identity.identity_id`,
})

/** By the name there, or by who it is here; of either only as many as a list reads on. */
async function findChats(db: Db, keyword: string): Promise<number[]> {
  const people = await findPeople(db, keyword)
  const here = people
    ? among(sql`user_id`, people)
    : sql`user_id in (select account.user_id from account where ${isMeant(keyword, null)})`
  const { rows } = await typedSql(identityIdRow)`
    (select identity_id from identity where type = 'wechat' and ${startsWithSql(sql`name`, keyword)} limit ${countedAtMost})
    union (select identity_id from identity where type = 'wechat' and ${here} limit ${countedAtMost})`.execute(db)
  return rows.map(({ identity_id }) => identity_id)
}
