import { feedbackAges, type ReportMeasure, waitingHours } from '@atrium/contract/report/choices'
import { isResourceType, resourceTypes } from '@atrium/contract/resource-types'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../../platform/format/calendar-day.ts'
import { formatDate, formatNumber } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import type { ChartColour } from './colours.ts'
import type { ChartData, ChartSeries } from './drawing.ts'
import { figuresOf, openPlace, type ReportAnswer } from './figures.ts'

/** Into what a measure is divided, in the order in which it is shown. What is not named is one figure a day. */
const divided: Partial<Record<ReportMeasure, readonly string[]>> = {
  registrations: ['common_user', 'wechat_user'],
  sign_ins: ['signed_in', 'registered', 'challenged', 'too_often', 'refused'],
  downloads: [...resourceTypes, 'release', 'app'],
  searches: ['found', 'in_vain'],
  decisions: ['publish', 'ask_changes', 'deprecate', 'withdraw'],
  decision_hours: [...waitingHours.map(String), 'more'],
  feedback_open: ['received', 'in_work'],
  feedback_age: [...feedbackAges.map(String), 'more'],
  messages: ['email_sent', 'email_waiting', 'email_failed', 'sms_sent', 'sms_waiting', 'sms_failed'],
  message_cost: ['sms', 'email'],
}

/** Hues belong to types; everything else is drawn in ink, grey and green, and what is not well in red. */
const inTurn: ChartColour[] = ['--accent', '--line-control', '--ink', '--accent-line', '--line-strong', '--ink-2']
const unwell = ['refused', 'in_vain', 'more', 'sms_failed']

function colourOf(key: string, place: number): ChartColour {
  if (isResourceType(key)) return key
  return unwell.includes(key) ? '--danger' : (inTurn[place % inTurn.length] ?? '--accent')
}

const weekdays = {
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone: 'UTC' }),
  'zh-TW': new Intl.DateTimeFormat('zh-TW', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }),
}

/** What a chart of the measure shows, and the table under it. */
export function useDrawing() {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date().toISOString()

  const clock = clockTime(new Date()).slice(-5)

  return (report: ReportAnswer, measure: ReportMeasure): ChartData => {
    const { amounts, before } = figuresOf(report, measure, divided[measure])
    const keys = divided[measure]
    const parts = keys
      ? keys.map((key, place) => partOf(report, measure, key, place, t)).filter((part) => part !== null)
      : []
    const whole: ChartSeries = { key: '', name: t('reports.now'), colour: '--accent', amounts }
    return {
      shape: keys ? 'columns' : 'line',
      days: report.days,
      open: openPlace(report),
      axisName: report.hour === undefined ? shortDay : shortHour,
      placeTitle: t(report.hour === undefined ? 'reports.day' : 'reports.hour'),
      parts: parts.length > 0 ? parts : [whole],
      before,
      dayName: report.hour === undefined ? dayName : hourName,
      beforeName: t('reports.before'),
      todayName: report.is_today_open ? t('reports.until_now', { time: clock }) : null,
      format: formatOf(measure),
    }
  }

  function dayName(day: string) {
    // Noon: whatever the calendar of this browser, it is the same day.
    const noon = `${day}T04:00:00Z`
    return t('reports.day_name', {
      day: formatDate(noon, now, language),
      weekday: weekdays[language].format(new Date(noon)),
    })
  }
}

/** '2026-11-05' is '11/5'. */
function shortDay(day: string): string {
  return day.split('-').slice(1).map(Number).join('/')
}

/** '09:00' is '9:00'. */
function shortHour(hour: string): string {
  return hour.replace(/^0/, '')
}

/** '09:00–10:00'. */
function hourName(hour: string): string {
  return `${hour}–${String(Number.parseInt(hour, 10) + 1).padStart(2, '0')}:00`
}

/** Parts that never occurred are left out. */
function partOf(
  report: ReportAnswer,
  measure: ReportMeasure,
  key: string,
  place: number,
  t: TFunction<'management'>,
): ChartSeries | null {
  const { amounts, before } = figuresOf(report, measure, [key])
  if (![...amounts, ...before].some((one) => one > 0)) return null
  const name = isResourceType(key) ? t(`common:type.${key}.name`) : t(`reports.part.${measure}.${key}`)
  return { key, name, colour: colourOf(key, place), amounts }
}

/** Carriers bill in ten-thousandths. */
const billed = 10_000

export function formatOf(measure: ReportMeasure): (amount: number) => string {
  if (measure === 'storage_bytes') return formatSize
  if (measure === 'message_cost') return (amount) => (amount / billed).toFixed(2)
  return formatNumber
}
