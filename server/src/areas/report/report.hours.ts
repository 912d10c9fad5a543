import { hourly, type ReportMeasure, type ReportName, reportMeasures } from '@atrium/contract/report/choices'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { portalDay } from '../../platform/portal-day.ts'
import { groupSeries } from './report.read.ts'

const hoursInDay = 24
/** Today is compared with the same weekday a week before; somewhat longer, so that a pause of the worker leaves no gap. */
const keptDays = 15

/** Rows of hour, key and amount on this day. Hours in which nothing happened have no row. */
type HourSum = (day: string) => RawBuilder<unknown>

/** The part of a log on this day: one range of its index. */
function on(day: string, moment: string) {
  return sql`${sql.ref(moment)} >= day_begins(${day}::date) and ${sql.ref(moment)} < day_begins(${day}::date + 1)`
}

/** By the hour of a moment, from the log. Each is defined as its day is, see `happened`. */
const byMoment: Partial<Record<ReportMeasure, HourSum>> = {
  registrations: (day) => sql`
    select portal_hour(created_at) as hour, user_type as key, count(*) as amount
    from account where ${on(day, 'created_at')} group by 1, 2`,
  active_people: (day) => sql`
    select portal_hour(first) as hour, '' as key, count(*) as amount from (
      select user_id, min(moment) as first from (
        select user_id, created_at as moment from sign_in
        where ${on(day, 'created_at')} and outcome in ('signed_in', 'registered') and user_id is not null
        union all
        select user_id, fetched_at from file_fetch where ${on(day, 'fetched_at')} and user_id is not null
      ) as seen group by user_id
    ) as person group by 1`,
  sign_ins: (day) => sql`
    select portal_hour(created_at) as hour, outcome as key, count(*) as amount
    from sign_in where ${on(day, 'created_at')} group by 1, 2`,
  decisions: (day) => sql`
    select portal_hour(created_at) as hour, decision as key, count(*) as amount
    from review_decision where ${on(day, 'created_at')} group by 1, 2`,
  feedback_received: (day) => sql`
    select portal_hour(created_at) as hour, '' as key, count(*) as amount
    from feedback where ${on(day, 'created_at')} group by 1`,
  messages: (day) => sql`
    select portal_hour(created_at) as hour, count(*) as amount,
      channel || '_' || case state when 'sending' then 'waiting' else state end as key
    from message where channel in ('sms', 'email') and ${on(day, 'created_at')} group by 1, 3`,
  message_cost: (day) => sql`
    select portal_hour(created_at) as hour, channel as key, sum(cost) as amount
    from message where channel in ('sms', 'email') and ${on(day, 'created_at')} and cost > 0 group by 1, 2`,
}

/**
 * What is counted without its time: searches are noted without any, and a download when it is counted. So far today, less
 * what was known of earlier hours, is what came in this hour.
 */
const byDifference: Partial<Record<ReportMeasure, RawBuilder<unknown>>> = {
  downloads: sql`
    select case kind when 'resource' then type else kind end as key, sum(item_day.download_count) as amount
    from item_day join item using (item_id) where day = portal_day() and item_day.download_count > 0 group by 1`,
  searches: sql`
    select key, sum(figure) as amount
    from (
      select count(*) filter (where total > 0) as found, count(*) filter (where total = 0) as in_vain,
        count(kind) as clicked
      from search_log where day = portal_day()
    ) as log, lateral (values ('found', found), ('in_vain', in_vain), ('clicked', clicked)) as one (key, figure)
    where figure > 0 group by 1`,
}

/**
 * Sums up today, shortly after midnight yesterday once more, and days without a worker. A repeated run is harmless. Call it
 * inside a transaction.
 */
export async function sumUpHours(tx: Db): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('report.hours'))`.execute(tx)
  const { rows } = await typedSql(dayRow)`
    select days::date::text as day from generate_series(
      greatest(portal_day() - 7, least(coalesce((select max(day) from report_hour), portal_day() - 7),
        portal_day(now() - interval '1 hour'))), portal_day(), interval '1 day') as days`.execute(tx)
  for (const { day } of rows) {
    for (const [measure, summed] of entriesOf(byMoment)) await writeDay(tx, measure, day, summed(day))
  }
  for (const [measure, soFar] of entriesOf(byDifference)) await writeThisHour(tx, measure, soFar)
  await sql`delete from report_hour where day < portal_day() - ${keptDays}::int`.execute(tx)
}

const dayRow = z.object({ day: z.string() })

async function writeDay(tx: Db, measure: ReportMeasure, day: string, rows: RawBuilder<unknown>) {
  await sql`delete from report_hour where measure = ${measure} and day = ${day}::date`.execute(tx)
  await sql`
    insert into report_hour (measure, day, hour, key, amount)
    select ${measure}, ${day}::date, hour, key, amount from (${rows}) as summed`.execute(tx)
}

/** A row without a key, and without an amount, marks the hours in which this ran: what came while it did not has no hour. */
async function writeThisHour(tx: Db, measure: ReportMeasure, soFar: RawBuilder<unknown>) {
  const hourAgo = sql`now() - interval '1 hour'`
  await sql`
    insert into report_hour (measure, day, hour, key, amount)
    select ${measure}, portal_day(), target.hour, key, more.amount
    from (${soFar}) as so_far, (
      select case when exists (
        select from report_hour where measure = ${measure} and key = ''
          and (day, hour) in ((portal_day(), portal_hour()), (portal_day(${hourAgo}), portal_hour(${hourAgo})))
      ) then portal_hour() else -1 end as hour
    ) as target, lateral (
      select so_far.amount - coalesce(sum(known.amount), 0) as amount from report_hour as known
      where known.measure = ${measure} and known.day = portal_day() and known.key = so_far.key
        and case when target.hour < 0 then known.hour >= 0 else known.hour < target.hour end
    ) as more
    where more.amount > 0
    on conflict (measure, day, hour, key) do update set amount = excluded.amount`.execute(tx)
  await sql`
    insert into report_hour (measure, day, hour, key, amount) values (${measure}, portal_day(), portal_hour(), '', 0)
    on conflict (measure, day, hour, key) do nothing`.execute(tx)
}

const summedRow = z.object({
  measure: z.string(),
  key: z.string(),
  is_today: z.boolean(),
  hour: z.number(),
  amount: z.number(),
})
const nowRow = z.object({ day: z.string(), day_before: z.string(), hour: z.number() })

/** Each measure divided by its keys, a figure for each hour; an hour without a row had none. */
export async function readReportHours(db: Db, report: ReportName) {
  const measures = (reportMeasures[report] as readonly ReportMeasure[]).filter((one) => hourly.includes(one))
  const { rows: now } = await typedSql(nowRow)`
    select portal_day()::text as day, (portal_day() - 7)::text as day_before, portal_hour() as hour`.execute(db)
  const { day, day_before, hour } = now[0] ?? { day: portalDay(), day_before: portalDay(), hour: 0 }
  const { rows } = await typedSql(summedRow)`
    select measure, key, day = ${day}::date as is_today, hour, amount from report_hour
    where measure = any(${measures}) and day in (${day}::date, ${day_before}::date) and hour >= 0 and amount > 0
    order by array_position(${measures}::text[], measure), key`.execute(db)
  const amountsOf = (found: typeof rows) => {
    const amounts = new Map(found.map((one) => [one.hour, one.amount]))
    return Array.from({ length: hoursInDay }, (_, one) => amounts.get(one) ?? 0)
  }
  return {
    day,
    day_before,
    hour,
    counted_since: await firstDayOfHours(db, measures, day_before),
    series: groupSeries(rows, (ofKey) => ({
      amounts: amountsOf(ofKey.filter(({ is_today }) => is_today)),
      amounts_before: amountsOf(ofKey.filter(({ is_today }) => !is_today)),
    })),
  }
}

/** The first day; or the one after the day before, where it is not known in which hour something came on that. */
async function firstDayOfHours(db: Db, measures: readonly string[], day_before: string): Promise<string | null> {
  const { rows } = await typedSql(firstRow)`
    select (case when bool_or(day = ${day_before}::date and hour < 0) then ${day_before}::date + 1 else min(day) end)::text
      as first
    from report_hour where measure = any(${measures})`.execute(db)
  return rows[0]?.first ?? null
}

const firstRow = z.object({ first: z.string().nullable() })

function entriesOf<Value>(values: Partial<Record<ReportMeasure, Value>>) {
  return Object.entries(values) as [ReportMeasure, Value][]
}
