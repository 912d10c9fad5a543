import { type RawBuilder, sql } from 'kysely'

/**
 * The ids of all who may change one of these pages. Roles and lists of one's own say quickly who comes into question; what
 * decides is what the access check asks of each viewer: the pages a person opens, without those they only look at.
 */
export function holdersOf(screens: readonly number[]): RawBuilder<unknown> {
  return sql`
    select account.user_id from account
    where account.user_id in (
        select account_role.user_id from role join account_role using (role_id) where role.menus && ${[...screens]}::int[]
        union
        select user_id from account where own_menus && ${[...screens]}::int[])
      and exists (
        select from unnest(${[...screens]}::int[]) as page
        where page = any(account.menus) and page <> all(account.view_only))`
}
