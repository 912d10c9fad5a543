import { type RawBuilder, sql } from 'kysely'

/** The ids of all who may change one of these pages, by a role or by a list of their own, which takes the place of their roles'. */
export function holdersOf(screens: readonly number[]): RawBuilder<unknown> {
  return sql`
    select account_role.user_id from role join account_role using (role_id) join account using (user_id)
    where role.menus && ${[...screens]}::int[] and not role.view_only and account.own_menus is null
    union
    select user_id from account where own_menus && ${[...screens]}::int[]`
}
