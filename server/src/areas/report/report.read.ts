import { distinct, type ReportName, reportMeasures } from '@atrium/contract/report/choices'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { portalDay } from '../../platform/portal-day.ts'
import { countActivePeople } from './report.active-people.ts'
import type { ReportDays } from './report.measures.ts'

const summedSchema = z.object({ measure: z.string(), key: z.string(), day: z.string(), amount: z.number() })
const firstDayRow = z.object({ first: z.string().nullable() })

/** Each measure divided by its keys, a figure for each day; a day without a row had none. */
export async function readReport(db: Db, report: ReportName, asked: ReportDays) {
  const measures: readonly string[] = reportMeasures[report]
  const { whole, before, shift } = comparedDays(asked)
  const days = daysOf(asked)
  const days_before = days.map((day) => dayLater(day, -shift))
  const { rows } = await typedSql(summedSchema)`
    select measure, key, day::text as day, amount from report_day
    where measure = any(${measures}) and day between ${days_before[0]}::date and ${asked.to}::date
    order by array_position(${measures}::text[], measure), key`.execute(db)

  const series = groupSeries(rows, (ofKey) => {
    const amounts = new Map(ofKey.map(({ day, amount }) => [day, amount]))
    const inOrder = (list: string[]) => list.map((day) => amounts.get(day) ?? 0)
    return { amounts: inOrder(days), amounts_before: inOrder(days_before) }
  })
  return {
    days,
    days_before,
    is_today_open: asked.to >= portalDay(),
    counted_since: await firstDayCounted(db, measures),
    series,
    distinct: reportMeasures[report].some((measure) => distinct.includes(measure))
      ? [await compareActivePeople(db, whole, before)]
      : [],
  }
}

async function compareActivePeople(db: Db, whole: ReportDays, before: ReportDays) {
  const [now, earlier] = [await countActivePeople(db, whole), await countActivePeople(db, before)]
  return { measure: 'active_people', total: now.active, total_before: earlier.is_counted ? earlier.active : null }
}

interface SeriesAmounts {
  amounts: number[]
  amounts_before: number[]
}

/** The rows of each measure and key as one series. */
export function groupSeries<Row extends { measure: string; key: string }>(
  rows: Row[],
  amountsOf: (ofKey: Row[]) => SeriesAmounts,
) {
  const byKey = Map.groupBy(rows, ({ measure, key }) => `${measure} ${key}`)
  return [...byKey.values()].map((ofKey) => {
    const { measure = '', key = '' } = ofKey[0] ?? {}
    return { measure, key, ...amountsOf(ofKey) }
  })
}

/** One look into the index for each measure. */
async function firstDayCounted(db: Db, measures: readonly string[]): Promise<string | null> {
  const { rows } = await typedSql(firstDayRow)`
    select min(first)::text as first from unnest(${measures}::text[]) as asked (measure),
      lateral (select min(day) as first from report_day where report_day.measure = asked.measure) as counted`.execute(
    db,
  )
  return rows[0]?.first ?? null
}

const dayLength = 86_400_000

/** Four whole weeks until yesterday, or until that day. */
export function lately(to = dayLater(portalDay(), -1)): ReportDays {
  return { from: dayLater(to, -27), to }
}

/**
 * The days that are compared, and those they are compared with: as many whole weeks earlier as the period needs, so that
 * weekdays stand beside each other. Today is left out, unless the period is today alone.
 */
export function comparedDays({ from, to }: ReportDays): { whole: ReportDays; before: ReportDays; shift: number } {
  const isOpen = to >= portalDay() && from < to
  const whole = { from, to: isOpen ? dayLater(to, -1) : to }
  const length = (Date.parse(whole.to) - Date.parse(from)) / dayLength + 1
  const shift = Math.ceil(length / 7) * 7
  return { whole, before: { from: dayLater(from, -shift), to: dayLater(whole.to, -shift) }, shift }
}

function daysOf({ from, to }: ReportDays): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayLength + 1
  return Array.from({ length: count }, (_, day) => dayLater(from, day))
}

function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}
