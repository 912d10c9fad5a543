import { z } from 'zod'
import { calendarDay, decimal, endpoint, id, instant, managedListQuery, managedPage, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { days, keyword } from '../management-kit.ts'
import { resourceTypes } from '../resource-types.ts'
import { longestReport, type ReportName, reportMeasures } from './choices.ts'

const dayLength = 86_400_000

/** Days of the portal's calendar, both included. */
const range = z.object({ from: calendarDay, to: calendarDay }).refine(isReported, { path: ['from'] })

function isReported({ from, to }: { from: string; to: string }): boolean {
  return from <= to && Date.parse(to) - Date.parse(from) < longestReport * dayLength
}

const amount = z.number().int().nonnegative()
const access = { screen: 'reports' } as const

export const readReport = endpoint({
  method: 'GET',
  path: '/api/management/reports/{report}',
  access,
  summary: 'Figures for each day, and those of the same weekdays before them',
  params: z.object({ report: z.enum(Object.keys(reportMeasures) as [ReportName, ...ReportName[]]) }),
  query: range,
  data: z.object({
    days: z.array(z.iso.date()),
    /** Whole weeks earlier, so that each day stands beside its own weekday. */
    days_before: z.array(z.iso.date()),
    /** The last day is today: it is shown, and left out of totals and comparisons. */
    is_today_open: z.boolean(),
    /** The first day that was counted, null where none was: what lies before it is unknown, not nothing. */
    counted_since: z.iso.date().nullable(),
    /** Amounts stand in the order of the days. */
    series: z.array(
      z.object({ measure: z.string(), key: z.string(), amounts: z.array(amount), amounts_before: z.array(amount) }),
    ),
    /** Of measures whose days cannot be added up, over the whole days. Null before days that were not counted. */
    distinct: z.array(z.object({ measure: z.string(), total: amount, total_before: amount.nullable() })),
  }),
})

export const readReportHours = endpoint({
  method: 'GET',
  path: '/api/management/reports/{report}/hours',
  access,
  summary: 'Figures for each hour of today, and those of the same weekday a week before',
  params: readReport.params,
  data: z.object({
    day: z.iso.date(),
    day_before: z.iso.date(),
    /** The hour of the portal's day that it is now: it is shown, and left out of totals and comparisons. */
    hour: z.number().int().min(0).max(23),
    counted_since: z.iso.date().nullable(),
    /**
     * Amounts of 24 hours each; those of measures that have no hours are not among them. A person who is active stands in
     * the first hour they were there, so that hours can be added up.
     */
    series: readReport.data.shape.series,
  }),
})

export const listMostDownloaded = endpoint({
  method: 'GET',
  path: '/api/management/most-downloaded',
  access,
  summary: 'The resources that were taken most often in a stretch of days',
  /** Four weeks until yesterday, unless days are given. */
  query: z
    .object({ ...days, size: decimal(z.int().min(1).max(50)).default(5) })
    .refine(({ from, to }) => !from || !to || isReported({ from, to }), { path: ['from'] }),
  data: whole(
    z.object({
      resource_id: id,
      title: z.string(),
      resource_type: z.enum(resourceTypes),
      /** Null for official items. */
      author_name: z.string().nullable(),
      official: z.boolean(),
      download_count: amount,
      /** On the same weekdays before. */
      download_count_before: amount,
      collect_count: amount,
      rating: z.number(),
      fits: z.string().nullable(),
      updated_at: instant,
    }),
  ),
})

export const listZeroResultSearches = endpoint({
  method: 'GET',
  path: '/api/management/zero-result-searches',
  access,
  summary: 'Searches without results',
  query: managedListQuery(
    z.object({ keyword, ...days, language: z.enum(languages).optional() }),
    ['question', 'in_vain', 'last_day'],
    { without_conditions: ['language'] },
  ),
  data: managedPage(
    z.object({
      question: z.string(),
      language: z.enum(languages),
      in_vain: amount,
      last_day: z.iso.date(),
    }),
  ),
})
