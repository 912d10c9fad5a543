import type { Language } from '@atrium/contract/languages'
import type { TFunction } from 'i18next'
import type { RecurrenceRule } from './calendar.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const units: Record<string, 'day' | 'week' | 'month' | 'year'> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
}

/** A rule as a sentence; null where it says more than the sentence could. */
export function ruleWords(rule: RecurrenceRule, language: Language, t: TFunction<'resource'>): string | null {
  const unit = units[rule.frequency]
  const days = rule.weekdays.map((day) => weekdayWords(day, language, t))
  if (!unit || rule.more || days.includes(null) || rule.month_days.some((day) => day < -1)) return null

  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const and = (words: string[]) => (language === 'en' ? list.format(words) : words.join('、'))
  const months = rule.months.map((month) => monthName(month, language))
  const monthDays = rule.month_days.map((day) =>
    day === -1 ? t('stage_schedule.rule.last_day') : t('stage_schedule.rule.day', { day }),
  )
  const on = [and(months), and(days.filter((day) => day !== null)), and(monthDays)].filter(Boolean).join(' ')
  const every = rule.interval === 1 ? 'every' : 'every_few'
  const when = on ? t(`stage_schedule.rule.${every}_on.${unit}`, { count: rule.interval, on }) : null
  const words = when ?? t(`stage_schedule.rule.${every}.${unit}`, { count: rule.interval })

  if (rule.count) return t('stage_schedule.rule.times', { words, count: rule.count })
  return rule.until ? t('stage_schedule.rule.until', { words, date: rule.until.slice(0, 10) }) : words
}

/** `MO`, `2TU` and `-1FR`: Monday, the second Tuesday, the last Friday. */
function weekdayWords(day: string, language: Language, t: TFunction<'resource'>): string | null {
  const [, place = '', name = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(day) ?? []
  const index = weekdays.indexOf(name)
  if (index < 0) return null
  // The 1st of November 2026 is a Sunday.
  const words = new Intl.DateTimeFormat(language, {
    weekday: language === 'en' ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(Date.UTC(2026, 10, 1 + index))
  if (!place) return words
  if (Number(place) === -1) return t('stage_schedule.rule.last', { day: words })
  return /^\+?[1-5]$/.test(place) ? t(`stage_schedule.rule.nth.${Number(place)}`, { day: words }) : null
}

function monthName(month: number, language: Language) {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))
}
