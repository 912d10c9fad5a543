import { idempotency } from '@atrium/contract/idempotency'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiRequest, newIdempotencyKey } from './ask.ts'
import { repeatWrites } from './repeat-writes.ts'

const fine = { status: 200, statusText: 'OK', text: '{"code":0}' }
const busy = { status: 503, statusText: 'Service Unavailable', text: '{"code":20050}' }

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

function write(keyed = true): ApiRequest {
  const headers: Record<string, string> = keyed ? { [idempotency.header]: newIdempotencyKey() } : {}
  return { method: 'POST', address: '/api/projects', headers, body: '{}', signal: new AbortController().signal }
}

test('a write with a key is sent again, with the same key, until it is answered', async () => {
  const request = write()
  const carry = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(busy)
  carry.mockResolvedValue(fine)

  const answer = repeatWrites(carry)(request)
  await vi.runAllTimersAsync()

  expect(await answer).toBe(fine)
  expect(carry.mock.calls).toEqual([[request], [request], [request]])
})

test('after the third attempt the failure is shown', async () => {
  const carry = vi.fn().mockResolvedValue(busy)

  const answer = repeatWrites(carry)(write())
  await vi.runAllTimersAsync()

  expect(await answer).toBe(busy)
  expect(carry).toHaveBeenCalledTimes(3)
})

test('who sends the same again after no answer came sends the same key; after an answer, another', async () => {
  const carry = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const send = async (body: string) => {
    const answer = repeatWrites(carry)({ ...write(), body }).catch(() => null)
    await vi.runAllTimersAsync()
    await answer
    return carry.mock.lastCall?.[0].headers[idempotency.header]
  }

  const first = await send('{"title":"first"}')
  const other = await send('{"title":"other"}')
  carry.mockResolvedValue(fine)
  const again = await send('{"title":"first"}')
  const anew = await send('{"title":"first"}')

  expect(again).toBe(first)
  expect(new Set([first, other, anew]).size).toBe(3)
})

test('a write without a key, and one that was stopped, is not sent again', async () => {
  const carry = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  carry.mockRejectedValueOnce(new DOMException('The user aborted a request.', 'AbortError'))

  await expect(repeatWrites(carry)(write(false))).rejects.toThrow('Failed to fetch')
  await expect(repeatWrites(carry)(write())).rejects.toThrow('aborted')

  expect(carry).toHaveBeenCalledTimes(2)
})

test('keys are what the server takes, and no two are the same', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)

  for (const key of keys) expect(key).toMatch(idempotency.pattern)
  expect(new Set(keys).size).toBe(100)
})
