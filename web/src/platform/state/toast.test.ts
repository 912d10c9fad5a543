import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownToasts, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a success lasts five seconds too, and the same words stand only once [ERR-02]', () => {
  toast.success('已收藏')
  toast.success('已收藏')

  expect(shownToasts().map(({ text }) => text)).toEqual(['已收藏'])
  vi.advanceTimersByTime(4_999)
  expect(shownToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shownToasts()).toHaveLength(0)
})
