import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { limitFetch } from './fetch-limit.ts'

afterEach(() => void vi.restoreAllMocks())

async function givenFetch() {
  await givenBrowser()
  const fetch = vi.fn<typeof window.fetch>()
  window.fetch = fetch
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  limitFetch()
  return { fetch, timeout }
}

test('every request times out: reads after 200 s, writes after 300 s [ERR-03a] [ERR-03b]', async () => {
  const { fetch, timeout } = await givenFetch()

  void window.fetch('/case.data')
  void window.fetch('/api/feedbacks', { method: 'POST' })

  expect(timeout.mock.calls).toEqual([[200_000], [300_000]])
  expect(fetch.mock.calls.map(([, init]) => init?.signal)).toEqual(timeout.mock.results.map(({ value }) => value))
})

test('a request that is left before is still ended [ERR-03a]', async () => {
  const { fetch } = await givenFetch()
  const left = new AbortController()

  void window.fetch('/case.data', { signal: left.signal })
  left.abort()

  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('an event stream lasts as long as the page', async () => {
  const { fetch, timeout } = await givenFetch()

  void window.fetch('/api/notices/live', { headers: { accept: 'text/event-stream' } })

  expect(timeout).not.toHaveBeenCalled()
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeUndefined()
})
