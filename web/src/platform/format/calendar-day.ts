import { portalTimeZone as timeZone } from '@atrium/contract/limits'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** '2026-11-16': the day of that moment, as calls about days take it. */
export function calendarDay(moment: Date): string {
  return calendar.format(moment)
}

/** '2026-11-16T09:30': the moment on the portal's clock, as fields of date and time take it. */
export function clockTime(moment: Date): string {
  return clock.format(moment).replace(' ', 'T')
}

/** The moment at which the portal's clock shows this date and time. */
export function momentAt(time: string): Date {
  const asUtc = Date.parse(`${time}Z`)
  const offset = Date.parse(`${clockTime(new Date(asUtc))}Z`) - asUtc
  return new Date(asUtc - offset)
}
