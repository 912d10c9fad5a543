import type { ReportName } from '@atrium/contract/report/choices'
import { reportMeasures } from '@atrium/contract/report/choices'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { portalDay } from '../../platform/portal-day.ts'
import type { ReportDays } from './report.measures.ts'

const summedSchema = z.object({ measure: z.string(), key: z.string(), day: z.string(), amount: z.number() })

/** Each measure divided by its keys, a figure for each day; a day without a row had none. */
export async function readReport(db: Db, report: ReportName, asked: ReportDays) {
  const measures: readonly string[] = reportMeasures[report]
  const days = daysOf(asked)
  const days_before = daysOf(before(asked))
  const { rows } = await typedSql(summedSchema)`
    select measure, key, day::text as day, amount from report_day
    where measure = any(${measures}) and day between ${days_before[0]}::date and ${asked.to}::date
    order by array_position(${measures}::text[], measure), key`.execute(db)

  const byKey = Map.groupBy(rows, ({ measure, key }) => `${measure} ${key}`)
  const series = [...byKey.values()].map((ofKey) => {
    const amounts = new Map(ofKey.map(({ day, amount }) => [day, amount]))
    const inOrder = (list: string[]) => list.map((day) => amounts.get(day) ?? 0)
    const { measure = '', key = '' } = ofKey[0] ?? {}
    return { measure, key, amounts: inOrder(days), amounts_before: inOrder(days_before) }
  })
  return { days, days_before, series }
}

const dayLength = 86_400_000

/** A month until that day, or until today. */
export function lately(to = portalDay()): ReportDays {
  return { from: dayAt(Date.parse(to) - 29 * dayLength), to }
}

/** As many days, which end where these begin. */
export function before({ from, to }: ReportDays): ReportDays {
  const length = Date.parse(to) - Date.parse(from)
  const end = Date.parse(from) - dayLength
  return { from: dayAt(end - length), to: dayAt(end) }
}

function daysOf({ from, to }: ReportDays): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayLength + 1
  return Array.from({ length: count }, (_, day) => dayAt(Date.parse(from) + day * dayLength))
}

function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
