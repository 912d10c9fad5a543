import { type RawBuilder, sql } from 'kysely'

interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

/** Whether a moment lies in these days, both included, of the calendar by which reports count too. */
export function withinDays(moment: RawBuilder<unknown>, { from, to }: DayRange): RawBuilder<boolean>[] {
  return [
    ...(from ? [sql<boolean>`${moment} >= day_begins(${from}::date)`] : []),
    ...(to ? [sql<boolean>`${moment} < day_begins(${to}::date + 1)`] : []),
  ]
}
