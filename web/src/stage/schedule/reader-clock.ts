import type { Language } from '@atrium/contract/languages'
import type { Occurrence } from './calendar.ts'

/** The clock and the calendar of the person who looks, in their language. */
export interface ReaderClock {
  zone: string
  /** `2026-11-16`, and `09:00`, at a moment. */
  dayOf: (time: number) => string
  timeOf: (time: number) => string
  /** `11月16日周一`; with the year where it is not this one. */
  dateLabel: (time: number) => string
  /** `09:00 – 10:00`; null for whole days. */
  hoursLabel: (occurrence: Occurrence) => string | null
  /** `中国标准时间 (UTC+8)`. */
  zoneLabel: string
}

export function readerClock(zone: string, language: Language, now: number): ReaderClock {
  // Swedish writes dates and times the way machines do.
  const plain = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const dayOf = (time: number) => plain.format(time).slice(0, 10)
  const timeOf = (time: number) => plain.format(time).slice(11)
  const date = {
    timeZone: zone,
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    weekday: 'short',
  } as const
  const near = new Intl.DateTimeFormat(language, date)
  const far = new Intl.DateTimeFormat(language, { ...date, year: 'numeric' })

  return {
    zone,
    dayOf,
    timeOf,
    dateLabel: (time) => (dayOf(time).slice(0, 4) === dayOf(now).slice(0, 4) ? near : far).format(time),
    hoursLabel: ({ all_day, time, starts, ends }) => {
      if (all_day) return null
      const length = Date.parse(ends) - Date.parse(starts)
      return length > 0 ? `${timeOf(time)} – ${timeOf(time + length)}` : timeOf(time)
    },
    zoneLabel: zoneLabel(zone, language, now),
  }
}

function zoneLabel(zone: string, language: Language, now: number): string {
  const named = (style: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${named('long')} (${named('shortOffset').replace('GMT', 'UTC')})`
}
