import { expect, onTestFinished, test, vi } from 'vitest'
import { shownToasts, toast } from './toast.ts'

test('a success is shown for five seconds, and the same text only once [ERR-02]', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  /** Test files share this module: toasts of an earlier one may still be shown. */
  const earlier = new Set(shownToasts())
  const ours = () => shownToasts().filter((toast) => !earlier.has(toast))
  toast.success('已收藏')
  toast.success('已收藏')

  expect(ours().map(({ text }) => text)).toEqual(['已收藏'])
  vi.advanceTimersByTime(4_999)
  expect(ours()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(ours()).toHaveLength(0)
})
