import type { Language } from '@atrium/contract/languages'
import type { Occurrence } from './calendar.ts'

/** The clock and the calendar of a zone, in the language of the person who looks. */
export interface ReaderClock {
  zone: string
  /** `2026-11-16`, and `09:00`, at a moment. */
  dayOf: (time: number) => string
  timeOf: (time: number) => string
  /** `11月16日周一`; with the year where it is not this one. */
  dateLabel: (time: number) => string
  /** The same of a day: `2026-11-16`. */
  dayLabel: (day: string) => string
  /** `中国标准时间 (UTC+8)`. */
  zoneLabel: string
}

export function readerClock(zone: string, language: Language, now: number): ReaderClock {
  // Swedish writes dates and times the way machines do.
  const plain = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const dayOf = (time: number) => plain.format(time).slice(0, 10)
  const timeOf = (time: number) => plain.format(time).slice(11)
  const date = {
    timeZone: 'UTC',
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    weekday: 'short',
  } as const
  const near = new Intl.DateTimeFormat(language, date)
  const far = new Intl.DateTimeFormat(language, { ...date, year: 'numeric' })

  const dayLabel = (day: string) => (day.slice(0, 4) === dayOf(now).slice(0, 4) ? near : far).format(Date.parse(day))

  return {
    zone,
    dayOf,
    timeOf,
    dateLabel: (time) => dayLabel(dayOf(time)),
    dayLabel,
    zoneLabel: zoneLabel(zone, language, now),
  }
}

/** `22:00 – 06:00` by the clock of the file; null for whole days. */
export function wallHours({ all_day, wall_starts, wall_ends }: Occurrence): string | null {
  if (all_day) return null
  const [from, to] = [wall_starts, wall_ends].map((wall) => wall.slice(11, 16))
  return wall_ends > wall_starts ? `${from} – ${to}` : `${from}`
}

function zoneLabel(zone: string, language: Language, now: number): string {
  const named = (style: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${named('long')} (${named('shortOffset').replace('GMT', 'UTC')})`
}
