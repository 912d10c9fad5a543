import { longestReport } from '@atrium/contract/report/choices'
import { calendarDay } from '../../../platform/format/calendar-day.ts'

/** Today by the hour, or whole weeks, so that every period has the same weekdays as the one before it. */
export const presets = ['today', '7', '28', '84', 'own'] as const
type Preset = (typeof presets)[number]

/** Days of the portal's calendar, both included, and how they were chosen. */
export interface ReportRange {
  preset: Preset
  from: string
  to: string
}

const dayLength = 86_400_000
/** `?range=today`, `?range=7`, or `?range=own&from=…&to=…`; anything else is the last four weeks. Today comes on top of the whole days. */
export function rangeIn({ searchParams }: URL): ReportRange {
  const today = calendarDay(new Date())
  const preset = presets.find((one) => one === searchParams.get('range')) ?? '28'
  if (preset === 'today') return { preset, from: today, to: today }
  if (preset !== 'own') return { preset, from: dayBefore(today, Number(preset)), to: today }

  const [from, to] = [searchParams.get('from'), searchParams.get('to')]
    .map((day) => (isDay(day) && day <= today ? day : today))
    .sort()
  return { preset, from: later(from ?? today, dayBefore(to ?? today, longestReport - 1)), to: to ?? today }
}

function isDay(text: string | null): text is string {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10)
}

/** For the address of another page about the same days, after what stands there already. */
export function rangeQuery({ preset, from, to }: ReportRange): string {
  return preset === 'own' ? `&range=own&from=${from}&to=${to}` : `&range=${preset}`
}
