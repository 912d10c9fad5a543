import type { Language } from '@atrium/contract/languages'
import { formatClock, formatDate } from '../../../platform/format/format.ts'

export interface AuditDay<Row> {
  /** `2026-11-16`, by the calendar of the portal. */
  day: string
  rows: Row[]
}

/** The rows of each day together, in the order they came. */
export function groupByDay<Row extends { created_at: string }>(rows: readonly Row[]): AuditDay<Row>[] {
  const days: AuditDay<Row>[] = []
  for (const row of rows) {
    const day = dayOf(row.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}

/** Which of the texts names the day, and the day itself. */
export function dayName(
  moment: string,
  now: Date,
  language: Language,
): { is: 'today' | 'yesterday' | null; day: string } {
  const day = formatDate(moment, now.toISOString(), language)
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1_000)
  if (dayOf(moment) === dayOf(now.toISOString())) return { is: 'today', day }
  return { is: dayOf(moment) === dayOf(yesterday.toISOString()) ? 'yesterday' : null, day }
}

export function timeOf(moment: string): string {
  return formatClock(moment).slice(11)
}

function dayOf(moment: string): string {
  return formatClock(moment).slice(0, 10)
}
