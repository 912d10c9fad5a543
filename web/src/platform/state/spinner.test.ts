import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownSpinner, showSpinner } from './spinner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work under 50 ms never shows the spinner [HDR-13b]', () => {
  const done = showSpinner()

  vi.advanceTimersByTime(49)
  done()

  vi.advanceTimersByTime(1_000)
  expect(shownSpinner()).toBeNull()
})

test('longer work shows it with its tip, until the last one is done [HDR-13b]', () => {
  const first = showSpinner('正在上传')
  const second = showSpinner()

  vi.advanceTimersByTime(50)
  expect(shownSpinner()).toEqual({ tip: null })
  second()
  vi.advanceTimersByTime(50)
  expect(shownSpinner()).toEqual({ tip: '正在上传' })
  first()
  vi.advanceTimersByTime(50)
  expect(shownSpinner()).toBeNull()
})
