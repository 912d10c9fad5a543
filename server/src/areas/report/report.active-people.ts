import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { type ReportDays, reportDaysSchema } from './report.measures.ts'

/** People in one row of `active_people`. */
const partSize = 4_096

const activeRow = z.object({ active: z.number(), is_counted: z.boolean() })
const emptyRow = z.object({ is_empty: z.boolean() })

/**
 * The one definition of an active person: somebody known who signed in, or fetched a file, on a day of the portal's
 * calendar. Written again from the logs for these days; call it inside a transaction.
 */
export async function saveActivePeople(tx: Db, { from, to }: ReportDays): Promise<void> {
  const begins = sql`day_begins(${from}::date)`
  const ends = sql`day_begins(${to}::date + 1)`
  await sql`delete from active_people where day between ${from}::date and ${to}::date`.execute(tx)
  await sql`
    insert into active_people (day, part, bits)
    select day, (user_id / ${sql.lit(partSize)})::int,
      bit_or(set_bit(repeat('0', ${sql.lit(partSize)})::bit(${sql.lit(partSize)}), (user_id % ${sql.lit(partSize)})::int, 1))
    from (
      select portal_day(created_at) as day, user_id from sign_in
      where created_at >= ${begins} and created_at < ${ends} and outcome in ('signed_in', 'registered')
        and user_id is not null
      union
      select portal_day(fetched_at), user_id from file_fetch
      where fetched_at >= ${begins} and fetched_at < ${ends} and user_id is not null
    ) as seen group by 1, 2`.execute(tx)
}

/** The first time, for the days that reports reach back to: later each day is written with its other sums. */
export async function saveFirstActivePeople(db: Db, firstDays: number): Promise<void> {
  const { rows } = await typedSql(emptyRow)`select not exists (select from active_people) as is_empty`.execute(db)
  if (!rows[0]?.is_empty) return
  const { rows: weeks } = await typedSql(reportDaysSchema)`
    select first::date::text as "from", least(first::date + 6, portal_day())::text as "to"
    from generate_series(portal_day() - ${firstDays}::int, portal_day(), interval '7 days') as first`.execute(db)
  for (const week of weeks) await db.transaction().execute((tx) => saveActivePeople(tx, week))
}

/** Each person once, on however many of these days they were there. Not counted: when the days begin before the first. */
export async function countActivePeople(db: Db, { from, to }: ReportDays) {
  const { rows } = await typedSql(activeRow)`
    select coalesce(sum(bit_count(bits)), 0)::int as active,
      coalesce((select min(day) from active_people) <= ${from}::date, false) as is_counted
    from (
      select bit_or(bits) as bits from active_people where day between ${from}::date and ${to}::date group by part
    ) as together`.execute(db)
  return rows[0] ?? { active: 0, is_counted: false }
}
