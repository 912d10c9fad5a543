import { expect, test } from 'vitest'
import { measurePace } from './run.ts'

test('the upload speed is unknown before it has been measured', () => {
  const pace = measurePace()
  expect(pace.at(0, 0)).toBeNull()
  expect(pace.at(1_000, 500)).toBeNull()
  expect(pace.at(2_000, 1_000)).toBe(2_000)
})

test('the pace is that of the last seconds, not of an hour ago', () => {
  const pace = measurePace()
  pace.at(0, 0)
  pace.at(100_000, 10_000)
  expect(pace.at(101_000, 12_000)).toBe(500)
})

test('a chunk that was broken off starts the count again', () => {
  const pace = measurePace()
  pace.at(5_000, 0)
  expect(pace.at(1_000, 2_000)).toBeNull()
  expect(pace.at(3_000, 4_000)).toBe(1_000)
})
