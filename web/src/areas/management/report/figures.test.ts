import { expect, test } from 'vitest'
import { changeText, figureOf, figuresOf, formatSigned, type ReportAnswer } from './figures.ts'

const report: ReportAnswer = {
  days: ['2026-11-15', '2026-11-16', '2026-11-17'],
  days_before: ['2026-11-08', '2026-11-09', '2026-11-10'],
  is_today_open: true,
  counted_since: '2026-11-01',
  series: [
    { measure: 'downloads', key: 'form', amounts: [3, 4, 1], amounts_before: [1, 0, 9] },
    { measure: 'downloads', key: 'flow', amounts: [2, 0, 1], amounts_before: [5, 5, 9] },
    { measure: 'downloads', key: 'release', amounts: [8, 8, 8], amounts_before: [8, 8, 8] },
    { measure: 'searches', key: 'found', amounts: [30, 60, 0], amounts_before: [0, 100, 0] },
    { measure: 'searches', key: 'in_vain', amounts: [10, 0, 5], amounts_before: [0, 25, 0] },
    { measure: 'active_people', key: '', amounts: [7, 7, 3], amounts_before: [6, 6, 6] },
    { measure: 'storage_bytes', key: '', amounts: [900, 0, 0], amounts_before: [0, 800, 0] },
  ],
  distinct: [{ measure: 'active_people', total: 9, total_before: 8 }],
}

test('days are added up without today, people are counted once, levels take their last value', () => {
  expect(figureOf(report, 'resource_downloads')).toEqual({
    amounts: [5, 4, 2],
    before: [6, 5, 18],
    total: 9,
    totalBefore: 11,
  })
  expect(figureOf(report, 'downloads')).toMatchObject({ total: 25, totalBefore: 27 })
  expect(figureOf(report, 'active_people')).toMatchObject({ amounts: [7, 7, 3], total: 9, totalBefore: 8 })
  expect(figureOf(report, 'in_vain_share')).toMatchObject({ total: 10, totalBefore: 20 })
  expect(figureOf(report, 'storage_bytes')).toMatchObject({ total: 900, totalBefore: 800 })
  expect(figuresOf(report, 'decisions')).toMatchObject({ amounts: [0, 0, 0], total: 0 })
})

test('nothing is compared with days that were not counted', () => {
  const young = { ...report, counted_since: '2026-11-09' }

  expect(figureOf(young, 'resource_downloads')).toMatchObject({ total: 9, totalBefore: null })
  expect(figureOf({ ...report, counted_since: null }, 'active_people').totalBefore).toBeNull()
})

test('a change has its sign, and none where there was nothing before or nothing changed', () => {
  expect(changeText(106, 100)).toBe('+6.0%')
  expect(changeText(94, 100)).toBe('−6.0%')
  expect(changeText(5, 0)).toBeNull()
  expect(changeText(5, null)).toBeNull()
  expect(formatSigned(0.04, 1)).toBe('0.0')
})
