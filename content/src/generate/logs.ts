import type { Db } from '@atrium/server/platform/db/db'
import { type RawBuilder, sql } from 'kysely'

type LogSql = RawBuilder<unknown>

interface AccountRange {
  first: number
  count: number
}

/** How a row of each log is made of its number `n`, its id `base + n` and the moment `moment`. */
interface LogTable {
  name: string
  moment: string
  key: string
  columns: LogSql
  row: (people: AccountRange) => LogSql
}

/** Spread by a prime, so that neighbours in time are about different people. */
const someone = ({ first, count }: AccountRange) => sql`${first}::bigint + n * 7919::bigint % ${count}::bigint`

const logs: LogTable[] = [
  {
    name: 'sign_in',
    moment: 'created_at',
    key: 'sign_in_id',
    columns: sql`user_id, way, outcome, network, country, user_agent`,
    row: (people) => sql`
      case when n % 10 < 9 then ${someone(people)} end, (array['password', 'mobile_code', 'wechat'])[1 + n % 3],
      case when n % 100 < 85 then 'signed_in' when n % 100 < 88 then 'registered' when n % 100 < 96 then 'refused'
        when n % 100 < 99 then 'challenged' else 'too_often' end,
      '10.' || n % 200 || '.' || n / 200 % 200 || '.' || n / 40000 % 200, 'CN', 'Mozilla/5.0 (load)'`,
  },
  {
    name: 'message',
    moment: 'created_at',
    key: 'message_id',
    columns: sql`channel, template, language, user_id, masked_address, address_hash, state, provider, cost, sent_at`,
    row: (people) => sql`
      (array['sms', 'email'])[1 + n % 2], 'code', 'zh-CN', ${someone(people)}, 'l****' || n % 10 || '@example.com',
      sha256(convert_to('load ' || n % ${people.count}::bigint, 'UTF8')),
      case when n % 100 < 97 then 'sent' else 'failed' end, 'smtp', 0, moment`,
  },
  {
    name: 'file_fetch',
    moment: 'fetched_at',
    key: 'fetch_id',
    columns: sql`file_id, user_id, visitor_hash`,
    row: (people) => sql`
      1 + n * 31 % 5000, case when n % 10 < 7 then ${someone(people)} end,
      case when n % 10 >= 7 then sha256(convert_to('visitor ' || n % 100000, 'UTF8')) end`,
  },
  {
    name: 'audit',
    moment: 'created_at',
    key: 'audit_id',
    columns: sql`user_id, screen, call, subject, subject_id, before, after, reason, network, request_id`,
    // Fifty people run the portal.
    row: ({ first }) => sql`
      ${first}::bigint + n % 50, (array['tags', 'users', 'resources', 'articles', 'settings'])[1 + n % 5],
      'PUT /api/management/tags/{tag_id}', (array['tag', 'account', 'item', 'article', 'setting'])[1 + n % 5],
      n % 100000, '{"position": 1}'::jsonb, '{"position": 2}'::jsonb, case when n % 3 = 0 then 'load' end, '10.0.0.1',
      gen_random_uuid()`,
  },
]

/** So many rows in each log, spread over the months before this one: each is filled by itself, then joined and indexed. */
export async function generateLogs(db: Db, people: AccountRange, rows: number, months: number): Promise<void> {
  // Side by side, for the cores of the database.
  await Promise.all(
    logs.map(async (log) => {
      for (let ago = months; ago >= 1; ago--) await fillMonth(db, log, people, Math.ceil(rows / months), ago)
      await sql`vacuum analyze ${sql.table(log.name)}`.execute(db)
    }),
  )
}

async function fillMonth(
  db: Db,
  { name, moment, key, columns, row }: LogTable,
  people: AccountRange,
  count: number,
  ago: number,
) {
  const { rows } = await sql<{ month: string; begins: string; ends: string; base: number }>`
    select to_char(begins, '_YYYY_MM') as month, begins::text || '+00' as begins,
      (begins + interval '1 month')::text || '+00' as ends, nextval(pg_get_serial_sequence(${name}, ${key})) as base
    from (select date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${ago}) as begins) as chosen`.execute(
    db,
  )
  const { month, begins, ends, base } = rows[0] as NonNullable<(typeof rows)[0]>
  const table = sql.table(name + month)

  await sql`create table ${table} (like ${sql.table(name)} including defaults including constraints)`.execute(db)
  await sql`
    insert into ${table} (${sql.ref(key)}, ${sql.ref(moment)}, ${columns})
    select ${base}::bigint + n, moment, ${row(people)}
    from generate_series(0, ${count}::bigint - 1) as n,
      lateral (select ${begins}::timestamptz
        + (${ends}::timestamptz - ${begins}::timestamptz) * (n::float8 / ${count}) as moment) as at`.execute(db)
  await sql`
    alter table ${sql.table(name)} attach partition ${table}
    for values from (${sql.lit(begins)}) to (${sql.lit(ends)})`.execute(db)
  await sql`select setval(pg_get_serial_sequence(${name}, ${key}), ${base}::bigint + ${count}::bigint)`.execute(db)
}
