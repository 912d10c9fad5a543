import type { Answer } from '@atrium/contract/calls'
import type { ReportMeasure, ReportName } from '@atrium/contract/report/choices'
import { distinct, standing } from '@atrium/contract/report/choices'
import { resourceTypes } from '@atrium/contract/resource-types'

export interface ReportAnswer extends Answer<'GET /api/management/reports/{report}'> {
  /** The hour it is now, where the figures are those of the hours of today, and `days` are their beginnings. */
  hour?: number
}

/** The same shape for the hours of today, so that they are drawn, added up and compared in one way. */
export function hoursAsReport(answer: Answer<'GET /api/management/reports/{report}/hours'>): ReportAnswer {
  const { day_before, hour, counted_since, series } = answer
  const hours = Array.from({ length: 24 }, (_, one) => `${String(one).padStart(2, '0')}:00`)
  return {
    days: hours,
    days_before: hours.map(() => day_before),
    is_today_open: true,
    counted_since,
    series,
    distinct: [],
    hour,
  }
}

/**
 * The figures that have a name, wherever they stand: the overview, the reports and their files mean the same by it.
 * `reports.about` says in a sentence what is counted.
 */
export const namedFigures = {
  registrations: { report: 'people', measure: 'registrations' },
  active_people: { report: 'people', measure: 'active_people' },
  sign_ins: { report: 'people', measure: 'sign_ins', keys: ['signed_in'] },
  resource_downloads: { report: 'downloads', measure: 'downloads', keys: resourceTypes },
  downloads: { report: 'downloads', measure: 'downloads' },
  searches: { report: 'searches', measure: 'searches', keys: ['found', 'in_vain'] },
  in_vain_share: { report: 'searches', measure: 'searches', keys: ['in_vain'], of: ['found', 'in_vain'] },
  clicked_share: { report: 'searches', measure: 'searches', keys: ['clicked'], of: ['found', 'in_vain'] },
  decisions: { report: 'reviews', measure: 'decisions' },
  feedback_received: { report: 'feedback', measure: 'feedback_received' },
  feedback_open: { report: 'feedback', measure: 'feedback_open' },
  storage_bytes: { report: 'storage', measure: 'storage_bytes' },
  storage_contents: { report: 'storage', measure: 'storage_contents' },
  storage_people: { report: 'storage', measure: 'storage_people' },
  sms_sent: { report: 'messages', measure: 'messages', keys: ['sms_sent'] },
  email_sent: { report: 'messages', measure: 'messages', keys: ['email_sent'] },
  message_cost: { report: 'messages', measure: 'message_cost' },
} as const satisfies Record<string, NamedFigure>
export type FigureName = keyof typeof namedFigures

interface NamedFigure {
  report: ReportName
  measure: ReportMeasure
  keys?: readonly string[]
  /** What it is a share of. */
  of?: readonly string[]
}

/** A measure for each day, all its parts together, beside the same weekdays before. */
export interface ReportTotals {
  amounts: number[]
  before: number[]
  total: number
  /** Null where not all of the days before were counted. */
  totalBefore: number | null
}

/** The figure of that name. */
export function figureOf(report: ReportAnswer, name: FigureName): ReportTotals {
  const { measure, keys, of }: NamedFigure = namedFigures[name]
  const part = figuresOf(report, measure, keys)
  if (!of) return part

  const whole = figuresOf(report, measure, of)
  const shares = (parts: number[], wholes: number[]) => parts.map((one, day) => share(one, wholes[day] ?? 0))
  return {
    amounts: shares(part.amounts, whole.amounts),
    before: shares(part.before, whole.before),
    total: share(part.total, whole.total),
    totalBefore: part.totalBefore === null ? null : share(part.totalBefore, whole.totalBefore ?? 0),
  }
}

/** The parts of a measure that have these keys, or all of them, added up. */
export function figuresOf(report: ReportAnswer, measure: ReportMeasure, keys?: readonly string[]): ReportTotals {
  const parts = report.series.filter((one) => one.measure === measure && (keys?.includes(one.key) ?? true))
  const amounts = report.days.map((_, day) => sum(parts.map((part) => part.amounts[day] ?? 0)))
  const before = report.days.map((_, day) => sum(parts.map((part) => part.amounts_before[day] ?? 0)))
  const isCompared = isCounted(report, report.days_before[0])
  if (distinct.includes(measure) && report.hour === undefined) {
    const people = report.distinct.find((one) => one.measure === measure)
    return {
      amounts,
      before,
      total: people?.total ?? 0,
      totalBefore: isCompared ? (people?.total_before ?? null) : null,
    }
  }
  const whole = (list: number[]) =>
    standing.includes(measure) ? (list.findLast((one) => one > 0) ?? 0) : sum(list.slice(0, wholeDays(report)))
  return { amounts, before, total: whole(amounts), totalBefore: isCompared ? whole(before) : null }
}

/** How many days, or hours of today, are over: what is not over is shown, and counts neither in totals nor in comparisons. */
export function wholeDays({ days, is_today_open, hour }: ReportAnswer): number {
  if (hour !== undefined) return hour
  return is_today_open && days.length > 1 ? days.length - 1 : days.length
}

/** The last day or hour that has figures, where it is not over. */
export function openPlace(report: ReportAnswer): number | null {
  if (report.hour !== undefined) return report.hour
  return report.is_today_open ? report.days.length - 1 : null
}

/** Whether everything since that day was counted. */
export function isCounted({ counted_since }: Pick<ReportAnswer, 'counted_since'>, day: string | undefined): boolean {
  return counted_since !== null && day !== undefined && counted_since <= day
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** '+6.2%'; nothing where there was nothing to compare with. The minus sign is as wide as the plus. */
export function changeText(now: number, before: number | null): string | null {
  if (!before) return null
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
