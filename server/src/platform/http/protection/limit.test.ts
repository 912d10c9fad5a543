import { failures } from '@atrium/contract/errors'
import { endpoint, nothing } from '@atrium/contract/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenAccount, givenSession, someone, startPortal } from '../../../../test/portal.ts'
import { serve } from '../serve.ts'
import { networkOf } from './limit.ts'

const costly = endpoint({
  method: 'GET',
  path: '/api/costly',
  access: 'anyone',
  summary: 'Costs money',
  data: nothing,
  limit: { per_minute: 2 },
})

/** Over a socket: what is asked within the process is not counted. */
async function listening(config: Parameters<typeof startPortal>[1]) {
  const portal = await startPortal(null, config)
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => portal.platform.cache.redis.status).toBe('ready')
  return { ...portal, ask: (url: string, headers = {}) => fetch(`${address}${url}`, { headers }) }
}

// The clock stands still in the middle of a minute: across its edge one or two more would pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 30_000 }))
afterEach(() => void vi.useRealTimers())

test('a client above the rate limit gets Retry-After, and no header circumvents it', async () => {
  const { ask } = await listening({ config: { RATE_LIMIT_PER_MINUTE: 5 } })

  const statuses: number[] = []
  for (let n = 1; n <= 7; n++) {
    const spoofed = { 'x-forwarded-for': `10.0.0.${n}`, 'x-real-ip': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` }
    statuses.push((await ask('/api/website', spoofed)).status)
  }
  const refused = await ask('/api/website')

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused.json()).toMatchObject({ code: failures.too_many_requests.code })
  expect((await ask('/healthz')).status).toBe(200)
})

test('all processes count together', async () => {
  const one = await listening({ config: { RATE_LIMIT_PER_MINUTE: 4 } })
  const { REDIS_PREFIX } = one.platform.config
  const two = await listening({ config: { RATE_LIMIT_PER_MINUTE: 4, REDIS_PREFIX } })

  const statuses: number[] = []
  for (const portal of [one, two, one, two, one, two]) {
    statuses.push((await portal.ask('/api/website')).status)
    // Long enough for one process to have told the other.
    await new Promise((resolve) => setTimeout(resolve, 250))
  }

  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200])
  expect(statuses.slice(4)).toContain(429)
})

test('behind a proxy that the operator named, its visitors are counted apart', async () => {
  const { ask } = await listening({ config: { RATE_LIMIT_PER_MINUTE: 2, TRUST_PROXY: '127.0.0.1' } })

  const statuses: number[] = []
  for (const visitor of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']) {
    statuses.push((await ask('/api/website', { 'x-forwarded-for': visitor })).status)
  }

  expect(statuses).toEqual([200, 200, 429, 200])
})

test('a person is counted wherever they are', async () => {
  const { db, ask } = await listening({ config: { RATE_LIMIT_PER_PERSON: 3, TRUST_PROXY: '127.0.0.1' } })
  const { user_id } = await givenAccount(db, someone)
  const { token } = await givenSession(db, user_id)

  const statuses: number[] = []
  for (let n = 1; n <= 5; n++) {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.0.${n}` }
    statuses.push((await ask('/api/website', headers)).status)
  }

  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('a call may have a limit of its own', async () => {
  const { ask } = await listening({ routes: (app) => serve(app, costly, () => null) })

  const statuses = [await ask('/api/costly'), await ask('/api/costly'), await ask('/api/costly')].map((a) => a.status)

  expect(statuses).toEqual([200, 200, 429])
})

test('while Redis is away every process still counts its own', async () => {
  const { app } = await startPortal(null, { config: { REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_PER_MINUTE: 3 } })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })

  const statuses: number[] = []
  for (let n = 1; n <= 5; n++) {
    statuses.push((await fetch(`${address}/api/website`)).status)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }

  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('addresses of one IPv6 network count as one', () => {
  expect(networkOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe(networkOf({ ip: '2001:db8:1:2:ffff:4:5:7' }))
  expect(networkOf({ ip: '2001:db8::1' })).toBe(networkOf({ ip: '2001:db8::2' }))
  expect(networkOf({ ip: '2001:db8:1:2::1' })).not.toBe(networkOf({ ip: '2001:db8:1:3::1' }))
  expect(networkOf({ ip: '10.0.0.1' })).toBe('10.0.0.1')
  expect(networkOf({ ip: '::ffff:10.0.0.1' })).toBe('10.0.0.1')
})
