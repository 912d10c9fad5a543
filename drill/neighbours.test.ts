import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { givenPerson } from './given-person.ts'
import { failed, percentile, startLoad } from './load.ts'
import { startOwnRedis } from './own-services.ts'
import { type DrillPortal, openPortal, ownDatabase } from './portal.ts'
import { report } from './report.ts'
import { startToxicProxy } from './toxic.ts'

const database = await ownDatabase()
const redis = await startOwnRedis()
const beforeRedis = await startToxicProxy({ to: redis.port })
const beforeStore = await startToxicProxy({ to: Number(new URL(process.env.S3_ENDPOINT ?? '').port) })
const reads = ['/', '/api/resources', '/assets/i18n/common/en.json']
let portal: DrillPortal

beforeAll(async () => {
  portal = await openPortal({
    ...database.settings,
    REDIS_URL: redis.url(beforeRedis.port),
    S3_ENDPOINT: `http://127.0.0.1:${beforeStore.port}`,
  })
  await health('ready')
})

afterEach(async () => {
  beforeRedis.heal()
  beforeStore.heal()
  await health('ready')
})

afterAll(async () => {
  await portal?.close()
  await Promise.all([beforeRedis.close(), beforeStore.close(), redis.wipe(), database.drop()])
})

test('without Redis everything can still be read, and it is used again as soon as it is back', async () => {
  const load = startLoad(portal.port, reads, { clients: 4, pause: 20 })

  await redis.stop()
  await health('degraded', { redis: 'down' })
  await sleep(1_000)
  await redis.start()
  const backAt = performance.now()
  await health('ready')

  const outcomes = await load.stop()
  report('Redis stopped', {
    requests: outcomes.length,
    healed_after_ms: performance.now() - backAt,
    p99_ms: percentile(outcomes, 0.99),
  })
  expect(outcomes.filter(failed)).toEqual([])
})

test('a Redis that hangs costs a reader a fifth of a second at most, and soon nothing', async () => {
  beforeRedis.set({ mode: 'blackhole' })
  await health('degraded', { redis: 'down' })
  await sleep(1_500)

  const load = startLoad(portal.port, ['/api/resources'], { clients: 2, pause: 20 })
  await sleep(2_000)
  const outcomes = await load.stop()

  report('Redis hangs', {
    requests: outcomes.length,
    p50_ms: percentile(outcomes, 0.5),
    p99_ms: percentile(outcomes, 0.99),
  })
  expect(outcomes.filter(failed)).toEqual([])
  expect(percentile(outcomes, 0.5)).toBeLessThan(100)
})

test('sessions survive when Redis loses its data', async () => {
  const { authorization } = await givenPerson(database.url)
  const who = async () => JSON.parse((await portal.get('/api/users/mine/infos', { authorization })).text)
  expect(await who()).toMatchObject({ code: 0, data: { user_info: { user_name: 'drill' } } })

  await redis.flush()

  expect(await who()).toMatchObject({ code: 0, data: { user_info: { user_name: 'drill' } } })
})

test.each(['refuse', 'blackhole'] as const)(
  'an object store that is gone (%s) keeps no page and no list from anybody',
  async (mode) => {
    const load = startLoad(portal.port, reads, { clients: 4, pause: 20 })

    beforeStore.set({ mode })
    beforeStore.cut()
    const goneAt = performance.now()
    await health('degraded', { storage: 'down' })
    const noticed = performance.now() - goneAt
    await sleep(1_500)
    beforeStore.heal()
    const backAt = performance.now()
    await health('ready')

    const outcomes = await load.stop()
    report(`object store: ${mode}`, {
      requests: outcomes.length,
      noticed_ms: noticed,
      healed_after_ms: performance.now() - backAt,
      p99_ms: percentile(outcomes, 0.99),
    })
    expect(outcomes.filter(failed)).toEqual([])
  },
)

/** Until every process says so: the kernel chooses which one is asked. */
async function health(status: string, parts: Record<string, string> = {}) {
  for (let agreed = 0; agreed < 4; agreed++) {
    await vi.waitFor(
      async () => {
        const { text, milliseconds } = await portal.get('/readyz', { connection: 'close' })
        expect(JSON.parse(text)).toMatchObject({ status, parts })
        expect(milliseconds).toBeLessThan(2_000)
      },
      { timeout: 40_000, interval: 100 },
    )
  }
}
