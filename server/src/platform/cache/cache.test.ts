import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { openLog } from '../log/log.ts'
import { type Cache, openCache } from './cache.ts'
import { MemoryCache } from './remember.ts'

const log = openLog({ LOG_LEVEL: 'silent' })
const opened: Cache[] = []

afterEach(() => {
  for (const cache of opened.splice(0)) cache.close()
})

test('what one process declares old, the others forget', async () => {
  const REDIS_PREFIX = `test:${randomUUID()}:`
  const [one, other] = [await open({ REDIS_PREFIX }), await open({ REDIS_PREFIX })]
  let title = 'old'
  const read = () => other.remember('website:home', 60_000, async () => title)
  expect(await read()).toBe('old')

  title = 'new'
  await one.invalidate('website')

  await expect.poll(() => read()).toBe('new')
})

test('of many who ask at once, one loads', async () => {
  const memory = new MemoryCache()
  const load = vi.fn(async () => 'value')

  const answers = await Promise.all([1, 2, 3].map(() => memory.remember('key', 1000, load)))

  expect(answers).toEqual(['value', 'value', 'value'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure is not remembered', async () => {
  const memory = new MemoryCache()

  await expect(memory.remember('key', 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await memory.remember('key', 1000, async () => 'yes')).toBe('yes')
})

test('the memory does not grow without end', async () => {
  const memory = new MemoryCache(10)
  const load = vi.fn(async () => 'value')

  for (let n = 0; n < 100; n++) await memory.remember(`${n}`, 60_000, load)
  await memory.remember('0', 60_000, load)
  await memory.remember('99', 60_000, load)

  expect(load).toHaveBeenCalledTimes(101)
})

test('without Redis a command fails long before its time-out, and reading goes on', async () => {
  const cache = openCache({ REDIS_URL: 'redis://127.0.0.1:9', REDIS_PREFIX: '', REDIS_TIMEOUT: 600_000 }, log)
  opened.push(cache)

  await expect(cache.redis.incr('sms:1')).rejects.toThrow()
  await cache.invalidate('website')
  expect(await cache.remember('website:home', 1000, async () => 'page')).toBe('page')
})

test('a command to a Redis that accepts and stays silent ends at its time-out', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const cache = openCache({ REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_PREFIX: '', REDIS_TIMEOUT: 200 }, log)
  opened.push(cache)

  await expect(cache.redis.incr('sms:1')).rejects.toThrow()

  silent.close()
})

async function open(config: { REDIS_PREFIX: string }) {
  const cache = openCache({ ...readConfig(process.env), ...config }, log)
  opened.push(cache)
  await vi.waitFor(() => cache.ping(), { timeout: 300_000 })
  return cache
}
