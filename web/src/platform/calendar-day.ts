import { timeZone } from './format.ts'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** '2026-11-16': the day of that moment, as calls about days take it. */
export function calendarDay(moment: Date): string {
  return calendar.format(moment)
}
