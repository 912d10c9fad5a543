import { expect, test } from 'vitest'
import { changeText, figuresOf, formatSigned, type ReportAnswer } from './figures.ts'

const report: ReportAnswer = {
  days: ['2026-11-15', '2026-11-16'],
  days_before: ['2026-11-13', '2026-11-14'],
  series: [
    { measure: 'downloads', key: 'form', amounts: [3, 4], amounts_before: [1, 0] },
    { measure: 'downloads', key: 'flow', amounts: [2, 0], amounts_before: [5, 5] },
    { measure: 'storage_bytes', key: '', amounts: [900, 0], amounts_before: [0, 800] },
  ],
}

test('flows are added up, levels take their last value', () => {
  expect(figuresOf(report, 'downloads')).toEqual({ amounts: [5, 4], before: [6, 5], total: 9, totalBefore: 11 })
  expect(figuresOf(report, 'downloads', ['form'])).toMatchObject({ total: 7, totalBefore: 1 })
  expect(figuresOf(report, 'storage_bytes')).toMatchObject({ total: 900, totalBefore: 800 })
  expect(figuresOf(report, 'searches')).toMatchObject({ amounts: [0, 0], total: 0 })
})

test('a change has its sign, and none where there was nothing before or nothing changed', () => {
  expect(changeText(106, 100)).toBe('+6.0%')
  expect(changeText(94, 100)).toBe('−6.0%')
  expect(changeText(5, 0)).toBeNull()
  expect(formatSigned(0.04, 1)).toBe('0.0')
})
