import type { Language } from '@atrium/contract/languages'

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** Of the place the portal is run for, as everywhere: eight hours before UTC, all year round. */
const ahead = 8 * 3_600_000

/** `2026 年 9 月`: server and browser write the same. */
export function formatMonth(instant: string, language: Language): string {
  const date = new Date(Date.parse(instant) + ahead)
  const year = date.getUTCFullYear()
  return language === 'en' ? `${names[date.getUTCMonth()]} ${year}` : `${year} 年 ${date.getUTCMonth() + 1} 月`
}
