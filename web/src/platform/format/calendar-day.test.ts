import { afterEach, expect, test, vi } from 'vitest'
import { calendarDay, clockTime, momentAt } from './calendar-day.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const moments = [
  ['2026-11-15T15:59:00.000Z', '2026-11-15', '2026-11-15T23:59'],
  ['2026-11-15T16:00:00.000Z', '2026-11-16', '2026-11-16T00:00'],
  ['2026-12-31T20:30:00.000Z', '2027-01-01', '2027-01-01T04:30'],
] as const

test.each(moments)('%s is the day %s and the time %s of the portal, and back', (moment, day, time) => {
  expect(calendarDay(new Date(moment))).toBe(day)
  expect(clockTime(new Date(moment))).toBe(time)
  expect(momentAt(time).toISOString()).toBe(moment)
})

test.each([
  ['America/New_York', 300],
  ['Asia/Shanghai', -480],
  ['Pacific/Kiritimati', -840],
])('a browser in %s shows and reads the portal’s day and time', (zone, offset) => {
  vi.stubEnv('TZ', zone)

  for (const [moment, day, time] of moments) {
    expect(new Date(moment).getTimezoneOffset()).toBe(offset)
    expect(calendarDay(new Date(moment))).toBe(day)
    expect(clockTime(new Date(moment))).toBe(time)
    expect(momentAt(time).toISOString()).toBe(moment)
  }
})
