import type { Language } from '@atrium/contract/languages'
import { portalTimeZone as timeZone } from '@atrium/contract/limits'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const thousands = new Intl.NumberFormat('en-US')
// Server and browser must write the same date, so both read the portal's calendar.
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `12,480` in every language. */
export function formatNumber(number: number): string {
  return thousands.format(number)
}

/** Where one unit is a great many, a second decimal is worth reading. */
const countUnits: Record<Language, [size: number, unit: string, decimals: number][]> = {
  'zh-CN': [
    [100_000_000, ' 亿', 2],
    [10_000, ' 万', 1],
  ],
  'zh-TW': [
    [100_000_000, ' 億', 2],
    [10_000, ' 萬', 1],
  ],
  en: [
    [1_000_000_000, 'B', 2],
    [1_000_000, 'M', 2],
    [1_000, 'K', 1],
  ],
}

/** For running text and video counts: `1.2 万`, `1.25 億`, `12.4K`. Rounded down, so that no count is exaggerated. */
export function formatCount(count: number, language: Language): string {
  for (const [size, unit, decimals] of countUnits[language]) {
    if (count >= size) return `${truncateDecimals(count / size, decimals)}${unit}`
  }
  return formatNumber(count)
}

/** `11 月 10 日` in the year of `now`, `2025 年 3 月 4 日` in another. */
export function formatDate(instant: string, now: string, language: Language): string {
  const date = inCalendar(instant)
  const thisYear = date.year === inCalendar(now).year

  if (language === 'en') return `${months[date.month - 1]} ${date.day}${thisYear ? '' : `, ${date.year}`}`
  return `${thisYear ? '' : `${date.year} 年 `}${date.month} 月 ${date.day} 日`
}

/** Up to seven days as a distance from `now`, which may be a minute old, after that the date. */
export function formatMoment(instant: string, now: string, language: Language): string {
  const distance = Date.parse(now) - Date.parse(instant)
  if (distance < -minute || distance > 7 * day) return formatDate(instant, now, language)
  if (distance < minute) return { 'zh-CN': '刚刚', 'zh-TW': '剛剛', en: 'just now' }[language]
  if (distance < hour) return ago(Math.floor(distance / minute), language, ['分钟前', '分鐘前', 'minute'])
  if (distance < day) return ago(Math.floor(distance / hour), language, ['小时前', '小時前', 'hour'])
  return ago(Math.floor(distance / day), language, ['天前', '天前', 'day'])
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** `2026-11-16 09:12:44`, by the clock of the portal. */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant))
}

function ago(count: number, language: Language, [simplified, traditional, english]: [string, string, string]): string {
  if (language === 'en') return `${count} ${english}${count === 1 ? '' : 's'} ago`
  return `${count} ${language === 'zh-TW' ? traditional : simplified}`
}

function inCalendar(instant: string) {
  const [year = 0, month = 0, dayOfMonth = 0] = calendar.format(new Date(instant)).split('-').map(Number)
  return { year, month, day: dayOfMonth }
}

function truncateDecimals(number: number, decimals: number): string {
  return String(Math.floor(number * 10 ** decimals) / 10 ** decimals)
}
