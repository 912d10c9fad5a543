import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForTranslations } from './wait.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a wait for translations looks every 100 ms [I18N-03]', async () => {
  const ready = vi.fn<() => boolean>().mockReturnValue(false)
  const waiting = waitForTranslations(ready)

  await vi.advanceTimersByTimeAsync(300)
  expect(ready).toHaveBeenCalledTimes(4)
  ready.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(100)

  expect(await waiting).toBe(true)
})

test('after 2 seconds it gives up [I18N-03]', async () => {
  const ready = vi.fn<() => boolean>().mockReturnValue(false)
  const waiting = waitForTranslations(ready)

  await vi.advanceTimersByTimeAsync(2_000)

  expect(await waiting).toBe(false)
  expect(ready).toHaveBeenCalledTimes(21)
})
