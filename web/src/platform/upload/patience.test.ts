import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { Failure } from '../api/failure.ts'
import { isPassing, pauseAfter } from './patience.ts'

const refused = (code: number, data = {}) => new Failure({ kind: 'refused', code, data })

test('a lost connection, a busy server and a damaged chunk are retried', () => {
  expect(isPassing(new Failure({ kind: 'unreachable' }))).toBe(true)
  expect(isPassing(new Failure({ kind: 'gateway', status: 504 }))).toBe(true)
  expect(isPassing(refused(failures.unavailable.code))).toBe(true)
  expect(isPassing(refused(failures.invalid_input.code, { field: 'chunk_sha256' }))).toBe(true)
})

test('a refusal is not', () => {
  expect(isPassing(refused(failures.no_room.code))).toBe(false)
  expect(isPassing(refused(failures.not_logged_in.code))).toBe(false)
  expect(isPassing(refused(failures.invalid_input.code, { field: 'sha256' }))).toBe(false)
  expect(isPassing(new TypeError('a mistake of ours'))).toBe(false)
})

test('each retry delay doubles, up to half a minute, and honours the delay the server asks for', () => {
  const lost = new Failure({ kind: 'unreachable' })
  expect([1, 2, 3, 4, 5, 6, 7].map((tries) => pauseAfter(lost, tries) / 1_000)).toEqual([1, 2, 4, 8, 16, 30, 30])
  expect(pauseAfter(refused(failures.too_many_requests.code, { retry_after: 12 }), 1)).toBe(12_000)
})
