import type { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RateCounter } from './rate-counter.ts'

/** Redis that is away: what is sent to it is only noted. */
function givenRedis() {
  const increments: [key: string, amount: number][] = []
  const pipeline = {
    incrby: (key: string, amount: number) => {
      increments.push([key, amount])
      return pipeline
    },
    expire: () => pipeline,
    get: () => pipeline,
    exec: async () => null,
  }
  return { redis: { pipeline: () => pipeline } as unknown as Redis, increments }
}

beforeEach(() => void vi.useFakeTimers({ now: 60_000 * 100 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a flush visits only the names that were counted since the last one', async () => {
  const { redis, increments } = givenRedis()
  const counter = new RateCounter(redis, '')
  const limit = { per_minute: 100 }
  for (let n = 0; n < 5_000; n++) counter.count(`address:${n}`, limit)
  await vi.advanceTimersByTimeAsync(150)
  increments.length = 0
  const visits = [Map, Set].map(({ prototype }) => vi.spyOn(prototype, Symbol.iterator))

  counter.count('address:7', limit)
  counter.count('address:7', limit)
  await vi.advanceTimersByTimeAsync(150)

  expect(increments).toEqual([['limit:address:7:100', 2]])
  const sizes = visits.flatMap(({ mock }) => mock.contexts.map((visited) => (visited as Map<unknown, unknown>).size))
  expect(Math.max(...sizes)).toBeLessThan(5_000)
})

test('the minute before counts by the share that lies within sixty seconds, and older ones not at all', async () => {
  const counter = new RateCounter(givenRedis().redis, '')
  const limit = { per_minute: 10 }
  const refused = expect.objectContaining({ failure: 'too_many_requests' })
  for (let n = 0; n < 10; n++) counter.count('person:1', limit)
  expect(() => counter.count('person:1', limit)).toThrow(refused)

  vi.setSystemTime(60_000 * 101)
  expect(() => counter.count('person:1', limit)).toThrow(refused)
  vi.setSystemTime(60_000 * 104)
  expect(() => counter.count('person:1', limit)).not.toThrow()
})
