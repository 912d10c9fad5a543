import { staffRole } from '@atrium/contract/access'
import { listUsers as contract } from '@atrium/contract/account/management'
import { sql } from 'kysely'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { findPeople, isMeant } from './account.find-people.ts'
import { isExistingAccount, personColumns } from './account.user.ts'

const types = {
  official: sql`account.is_weaver`,
  common_user: sql`account.user_type = 'common_user' and not account.is_weaver`,
  wechat_user: sql`account.user_type = 'wechat_user' and not account.is_weaver`,
}

const states = {
  active: sql`account.state = 'active' and account.last_sign_in_at is not null`,
  waiting: sql`account.state = 'active' and account.last_sign_in_at is null`,
  disabled: sql`account.state <> 'active' and account.state = 'disabled'`,
}

export const userList = defineList(contract, {
  columns: ({ language }) => sql`${personColumns},
    coalesce((select string_agg(in_language(role.name, ${language}), ' · ' order by role_id)
      from account_role join role using (role_id)
      where account_role.user_id = account.user_id and role_id <> ${staffRole}), '') as roles`,
  from: () => sql`account`,
  find: (db, { keyword }) => findPeople(db, keyword),
  where: ({ keyword, type, role_id, state, ...days }, _viewer, found) => [
    isExistingAccount,
    keyword ? isMeant(keyword, found) : null,
    type && types[type],
    state && states[state],
    role_id !== undefined &&
      sql`exists (select from account_role
        where account_role.user_id = account.user_id and account_role.role_id = ${role_id})`,
    ...withinDays(sql`account.last_sign_in_at`, days),
  ],
  orders: {
    user_name: sql`account.user_name`,
    created_at: sql`account.created_at`,
    last_sign_in_at: sql`account.last_sign_in_at`,
  },
  sparse: ['last_sign_in_at'],
  first: { created_at: 'desc' },
  tie: sql`account.user_id`,
  key: { id: sql`account.user_id` },
})
