import type { ReportMeasure } from '@atrium/contract/report/choices'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { saveActivePeople, saveFirstActivePeople } from './report.active-people.ts'
import { happened, type ReportDays, reportDaysSchema, stands } from './report.measures.ts'

const dayRow = z.object({ day: z.string() })

/** So far back the first sums of a portal reach: twelve weeks, and the twelve they are compared with. */
const firstDays = 168

/** Days that are summed up at once: few enough for the busiest. */
const atOnce = 7

/** So long yesterday is summed up again: what was counted elsewhere arrives some minutes later. */
const afterMidnight = '2 hours'

/**
 * Sums up today again, after midnight yesterday too, and all days without a worker. Each part is a transaction of its own: no day is
 * partly summed up, and repeated runs are harmless.
 */
export async function sumUpDays(db: Db): Promise<void> {
  await saveFirstActivePeople(db, firstDays)
  const { rows } = await typedSql(reportDaysSchema)`
    select first::date::text as "from", least(first::date + ${atOnce - 1}::int, portal_day())::text as "to"
    from (
      select coalesce(max(day), portal_day() - ${firstDays}::int) as day from report_day where measure = 'storage_bytes'
    ) as known, generate_series(least(day, portal_day(now() - ${afterMidnight}::interval)), portal_day(), make_interval(days => ${atOnce})) as first
    order by first`.execute(db)
  for (const days of rows) await db.transaction().execute((tx) => sumUp(tx, days))
  await db.transaction().execute(lookAround)
}

/** What happened on these days, in place of what was known of them. Call it inside a transaction. */
export async function sumUp(tx: Db, days: ReportDays): Promise<void> {
  await acquireReportLock(tx)
  await saveActivePeople(tx, days)
  for (const [measure, summed] of entriesOf(happened)) await write(tx, measure, days, summed(days))
}

/** How much there is now. Call it inside a transaction. */
export async function lookAround(tx: Db): Promise<void> {
  await acquireReportLock(tx)
  const { rows } = await typedSql(dayRow)`select portal_day()::text as day`.execute(tx)
  const { day = '' } = rows[0] ?? {}
  for (const [measure, found] of entriesOf(stands)) await write(tx, measure, { from: day, to: day }, found)
}

/** Raises the statement timeout, because a busy day may take long, and prevents concurrent runs. */
async function acquireReportLock(tx: Db) {
  await sql`set local statement_timeout = '120s'`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('report.days'))`.execute(tx)
}

async function write(tx: Db, measure: ReportMeasure, { from, to }: ReportDays, rows: RawBuilder<unknown>) {
  await sql`
    delete from report_day where measure = ${measure} and day between ${from}::date and ${to}::date`.execute(tx)
  await sql`
    insert into report_day (measure, day, key, amount)
    select ${measure}, day, key, amount from (${rows}) as summed`.execute(tx)
}

function entriesOf<Value>(values: Partial<Record<ReportMeasure, Value>>) {
  return Object.entries(values) as [ReportMeasure, Value][]
}
