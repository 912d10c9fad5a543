import type { Answer } from '@atrium/contract/calls'
import type { ReportMeasure } from '@atrium/contract/report/choices'
import { standing } from '@atrium/contract/report/choices'

export type ReportAnswer = Answer<'GET /api/management/reports/{report}'>

/** A measure for each day, all its parts together, beside the days before. */
export interface ReportTotals {
  amounts: number[]
  before: number[]
  total: number
  totalBefore: number
}

/** The parts of a measure that have these keys, or all of them, added up. */
export function figuresOf(report: ReportAnswer, measure: ReportMeasure, keys?: readonly string[]): ReportTotals {
  const parts = report.series.filter((one) => one.measure === measure && (keys?.includes(one.key) ?? true))
  const amounts = report.days.map((_, day) => sum(parts.map((part) => part.amounts[day] ?? 0)))
  const before = report.days.map((_, day) => sum(parts.map((part) => part.amounts_before[day] ?? 0)))
  const whole = (list: number[]) => (standing.includes(measure) ? (list.findLast((one) => one > 0) ?? 0) : sum(list))
  return { amounts, before, total: whole(amounts), totalBefore: whole(before) }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** '+6.2%'; nothing where there was nothing to compare with. The minus sign is as wide as the plus. */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return null
  return formatSigned(((now - before) / before) * 100, 1, '%')
}

export function formatSigned(number: number, digits: number, unit = ''): string {
  const text = Math.abs(number).toFixed(digits)
  if (Number(text) === 0) return `${text}${unit}`
  return `${number > 0 ? '+' : '−'}${text}${unit}`
}

/** How many in a hundred. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}
