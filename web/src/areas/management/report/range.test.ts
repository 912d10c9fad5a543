import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rangeIn } from './range.ts'

// Half past midnight where the portal is run: in Greenwich it is still the day before.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-15T16:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const range = (query: string) => rangeIn(new URL(`https://portal.example.com/management${query}`))

test('four whole weeks and today, unless another period is chosen', () => {
  expect(range('')).toEqual({ preset: '28', from: '2026-10-19', to: '2026-11-16' })
  expect(range('?range=7')).toEqual({ preset: '7', from: '2026-11-09', to: '2026-11-16' })
  expect(range('?range=84')).toEqual({ preset: '84', from: '2026-08-24', to: '2026-11-16' })
})

test('today is a period of its own [MGT-133]', () => {
  expect(range('?range=today')).toEqual({ preset: 'today', from: '2026-11-16', to: '2026-11-16' })
})

test('a custom range is sorted, ends today and reaches back one year', () => {
  const own = (from: string, to: string) => range(`?range=own&from=${from}&to=${to}`)

  expect(own('2026-11-09', '2026-11-02')).toEqual({ preset: 'own', from: '2026-11-02', to: '2026-11-09' })
  expect(own('2026-11-09', '2027-01-01')).toMatchObject({ from: '2026-11-09', to: '2026-11-16' })
  expect(own('2020-01-01', '2026-11-16')).toMatchObject({ from: '2025-11-16' })
  expect(own('soon', '')).toMatchObject({ from: '2026-11-16', to: '2026-11-16' })
})
