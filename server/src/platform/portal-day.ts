import { portalTimeZone } from '@atrium/contract/limits'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: portalTimeZone })

/** `2026-11-16`: the portal's day of that moment. */
export function portalDay(moment: Date = new Date()): string {
  return calendar.format(moment)
}
