import { listWechatUsers as contract } from '@atrium/contract/identity-management'
import { sql } from 'kysely'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { begins } from '../../platform/list/words.ts'

export const wechatUserList = defineList(contract, {
  columns: () => sql`
    identity.identity_id, identity.name, identity.created_at, identity.last_used_at,
    account.user_id, account.user_name, account.photo_url, account.company_name, account.state`,
  from: () => sql`identity join account using (user_id)`,
  where: ({ keyword, ...days }) => [
    sql`identity.type = 'wechat'`,
    keyword ? matching(keyword) : null,
    ...withinDays(sql`identity.created_at`, days),
  ],
  orders: { created_at: sql`identity.created_at` },
  first: { created_at: 'desc' },
  tie: sql`identity.identity_id`,
})

/** Each by an index of its own, so the two tables are not joined first. */
function matching(keyword: string) {
  const number = /^\d{1,15}$/.test(keyword) ? sql`union all select ${keyword}::bigint` : sql``
  return sql`identity.user_id in (
    select user_id from identity where type = 'wechat' and ${begins(sql`name`, keyword)}
    union all select user_id from account where ${begins(sql`user_name`, keyword)} ${number})`
}
