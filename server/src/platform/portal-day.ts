import { portalTimeZone } from '@atrium/contract/limits'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: portalTimeZone })

/** `2026-11-16`: the portal's day of that moment. */
export function portalDay(moment: Date = new Date()): string {
  return calendar.format(moment)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: portalTimeZone, dateStyle: 'short', timeStyle: 'medium' })

/** `2026-11-17T00:45:43+08:00`: that moment on the portal's clock. */
export function portalClock(moment: Date): string {
  const shown = clock.format(moment).replace(' ', 'T')
  const minutes = Math.round((Date.parse(`${shown}Z`) - moment.getTime()) / 60_000)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const distance = `${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`
  return `${shown}${minutes < 0 ? '-' : '+'}${distance}`
}
