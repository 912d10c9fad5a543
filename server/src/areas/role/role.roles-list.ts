import { listRoles as contract } from '@atrium/contract/account/role-management'
import { type RawBuilder, sql } from 'kysely'
import { countedAtMost, defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage, isUsed } from '../../platform/list/words.ts'

/** Nearly everybody has the common role: counting goes no further than for any list. */
export const userCount: RawBuilder<number> = sql`
  (select count(*) from (
    select from account_role where account_role.role_id = role.role_id order by account_role.user_id
    limit ${countedAtMost + 1}) as counted)`

export const roleList = defineList(contract, {
  columns: ({ language }) => sql`
    role.role_id, role.code, in_language(role.name, ${language}) as name, role.view_only, role.updated_at, ${userCount} as user_count,
    (select count(*) from unnest(role.menus) as menu where menu < 100) as menu_count,
    (select count(*) from unnest(role.menus) as menu where menu >= 1000) as screen_count`,
  from: () => sql`role`,
  where: ({ keyword, used }) => [
    keyword ? sql`(role.code ilike ${containsPattern(keyword)} or ${inAnyLanguage(sql`role.name`, keyword)})` : null,
    isUsed(userCount, used),
  ],
  orders: {
    role_id: sql`role.role_id`,
    code: sql`role.code`,
    name: sql`coalesce(in_language(role.name, 'zh-CN'), '')`,
    updated_at: sql`role.updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(role.name, ${language})` },
  first: { role_id: 'asc' },
  tie: sql`role.role_id`,
})
