import { expect, test } from 'vitest'
import { formatCount, formatDate, formatMoment, formatNumber } from './format.ts'

const now = '2026-11-15T02:00:00Z'

test('thousands are parted by a comma in every language', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
})

test.each([
  ['zh-CN', '11 月 10 日', '2025 年 3 月 4 日'],
  ['zh-TW', '11 月 10 日', '2025 年 3 月 4 日'],
  ['en', 'Nov 10', 'Mar 4, 2025'],
] as const)('%s: a date of this year has no year', (language, thisYear, another) => {
  expect(formatDate('2026-11-10T08:00:00Z', now, language)).toBe(thisYear)
  expect(formatDate('2025-03-04T08:00:00Z', now, language)).toBe(another)
})

test('dates use the time zone of the portal, not that of the server or the reader', () => {
  expect(formatDate('2026-11-09T17:00:00Z', now, 'zh-CN')).toBe('11 月 10 日')
  expect(formatDate('2025-12-31T16:30:00Z', now, 'zh-CN')).toBe('1 月 1 日')
})

test.each([
  ['2026-11-15T01:59:30Z', '刚刚', 'just now'],
  ['2026-11-15T02:00:59Z', '刚刚', 'just now'],
  ['2026-11-15T01:30:00Z', '30 分钟前', '30 minutes ago'],
  ['2026-11-15T01:00:00Z', '1 小时前', '1 hour ago'],
  ['2026-11-12T02:00:00Z', '3 天前', '3 days ago'],
  ['2026-11-08T02:00:00Z', '7 天前', '7 days ago'],
  ['2026-11-08T01:59:00Z', '11 月 8 日', 'Nov 8'],
  ['2026-11-16T02:00:00Z', '11 月 16 日', 'Nov 16'],
])('%s is %s, in English %s', (instant, chinese, english) => {
  expect(formatMoment(instant, now, 'zh-CN')).toBe(chinese)
  expect(formatMoment(instant, now, 'en')).toBe(english)
})

test.each([
  [0, '0', '0', '0'],
  [999, '999', '999', '999'],
  [1_000, '1,000', '1,000', '1K'],
  [9_999, '9,999', '9,999', '9.9K'],
  [10_000, '1 万', '1 萬', '10K'],
  [12_480, '1.2 万', '1.2 萬', '12.4K'],
  [999_999, '99.9 万', '99.9 萬', '999.9K'],
  [1_000_000, '100 万', '100 萬', '1M'],
  [1_250_000, '125 万', '125 萬', '1.25M'],
  [99_999_999, '9999.9 万', '9999.9 萬', '99.99M'],
  [125_000_000, '1.25 亿', '1.25 億', '125M'],
  [1_250_000_000, '12.5 亿', '12.5 億', '1.25B'],
])('a count of %i is written %s, %s and %s', (count, simplified, traditional, english) => {
  expect(formatCount(count, 'zh-CN')).toBe(simplified)
  expect(formatCount(count, 'zh-TW')).toBe(traditional)
  expect(formatCount(count, 'en')).toBe(english)
})
