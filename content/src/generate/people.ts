import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎'
const givenNames = '安宁远航清和明朗书言思齐若水知行'

/** Accounts with names as people have them, about fifty to a name among a million. Answers the id of the first. */
export async function generatePeople(db: Db, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    with made as (
      insert into account (user_name, email, company_name, created_at)
      select substr(${surnames}, 1 + n % ${surnames.length}, 1)
          || substr(${givenNames}, 1 + n / 7 % ${givenNames.length}, 1) || substr(${givenNames}, 1 + n / 113 % ${givenNames.length}, 1),
        'load-' || n || '@example.com', 'Example ' || n % 1000, now() - n % 700 * interval '1 day'
      from generate_series(1, ${count}::int) as n
      returning user_id
    ), filed as (insert into account_role (user_id, role_id) select user_id, 2 from made)
    select min(user_id) as first from made`.execute(db)
  return rows[0]?.first ?? 0
}
