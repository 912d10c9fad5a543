import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { failures } from '@atrium/contract/errors'
import { addressesOf } from '@atrium/server/platform/db/addresses'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenPerson } from './given-person.ts'
import { failed, type LoadOutcome, percentile, startLoad } from './load.ts'
import { startOwnPostgres } from './own-services.ts'
import { type DrillPortal, openPortal, querySql } from './portal.ts'
import { report } from './report.ts'

const postgres = await startOwnPostgres()
const [primary, standby = ''] = addressesOf(postgres.url)
let portal: DrillPortal
let authorization: string

beforeAll(async () => {
  portal = await openPortal({ DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl })
  authorization = (await givenPerson(primary)).authorization
})

afterAll(async () => {
  await portal?.close()
  await postgres.wipe()
})

const needNothing = ['/healthz', '/assets/i18n/common/zh-CN.json', '/robots.txt']
const needDatabase = ['/api/resources', '/api/cases']

test('while PostgreSQL is gone, what needs none of it goes on and the rest says so within a second; then all heals', async () => {
  const before = portal.webProcesses()
  await portal.get('/')
  const free = startLoad(portal.port, needNothing, { clients: 2, pause: 20 })
  const bound = startLoad(portal.port, needDatabase, { clients: 4, pause: 20 })
  const visits = startLoad(portal.port, ['/'], { clients: 1, pause: 50 })
  const writer = startWriting()
  await sleep(1_500)

  const goneAt = performance.now()
  await postgres.crash()
  await sleep(2_500)
  const outage = { bound: since(bound.outcomes, goneAt), visits: since(visits.outcomes, goneAt) }
  const unseen = await portal.get('/?lang=en')
  await postgres.start()
  const backAt = performance.now()
  const healed = await vi.waitFor(() => firstGood(bound.outcomes, backAt), { timeout: 10_000, interval: 20 })
  await sleep(1_000)
  const outcomes = { free: await free.stop(), bound: await bound.stop(), visits: await visits.stop() }
  const acknowledged = await writer.stop()

  report('PostgreSQL crashed for 2.5 s', {
    free_requests: outcomes.free.length,
    free_failures: outcomes.free.filter(failed).length,
    refused: outage.bound.filter(failed).length,
    refusal_p50_ms: percentile(outcomes.bound.filter(failed), 0.5),
    refusal_p90_ms: percentile(outcomes.bound.filter(failed), 0.9),
    slowest_refusal_ms: Math.max(...outcomes.bound.filter(failed).map(({ took }) => took)),
    unseen_page_ms: unseen.milliseconds,
    healed_after_ms: healed - backAt,
    acknowledged: acknowledged.length,
  })
  expect(outcomes.free.filter(failed)).toEqual([])
  expect(outage.visits.filter(({ status }) => status !== 200)).toEqual([])
  // What happened first, how long it took last: a slow machine must not keep a lost write from being seen.
  expect(await kept()).toEqual(expect.arrayContaining(acknowledged))
  expect(portal.webProcesses()).toEqual(before)
  expect(unseen.text).toContain(await words('home_page', 'failed'))
  const refused = outage.bound.filter(failed)
  for (const { status, text } of refused) {
    expect(status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ code: failures.unavailable.code, msg: expect.stringMatching(/.../) })
  }
  for (const { took } of refused) expect(took).toBeLessThan(1_000)
  expect(unseen.milliseconds).toBeLessThan(1_000)
})

test('when a standby takes over, the portal finds it by itself and nothing acknowledged is lost', async () => {
  await postgres.follow()
  const before = portal.webProcesses()
  const reads = startLoad(portal.port, needDatabase, { clients: 2, pause: 20 })
  const writer = startWriting()
  await sleep(1_500)

  await postgres.crash()
  const goneAt = performance.now()
  await postgres.promote()
  const healed = await vi.waitFor(() => firstGood(reads.outcomes, goneAt), { timeout: 15_000, interval: 20 })
  await sleep(1_500)
  const outcomes = await reads.stop()
  const acknowledged = await writer.stop()

  report('failover to the standby', {
    healed_after_ms: healed - goneAt,
    refused: outcomes.filter(failed).length,
    p99_ms: percentile(outcomes, 0.99),
    acknowledged: acknowledged.length,
  })
  expect(await kept(standby)).toEqual(expect.arrayContaining(acknowledged))
  expect(portal.webProcesses()).toEqual(before)
})

/** One person who keeps writing; answers what the portal said it has kept. */
function startWriting() {
  const acknowledged: string[] = []
  let stopped = false
  const writing = (async () => {
    for (let n = 0; !stopped; n++) {
      const content = `${Date.now()}-${n}`
      const answer = await portal.post('/api/feedbacks', { content }, { authorization })
      if (answer.status === 200 && JSON.parse(answer.text).code === 0) acknowledged.push(content)
      await sleep(10)
    }
  })()
  return {
    async stop() {
      stopped = true
      await writing
      expect(acknowledged.length).toBeGreaterThan(3)
      return acknowledged
    },
  }
}

/** What the portal says in English, as it was built. */
async function words(module: string, key: string): Promise<string> {
  const file = join(import.meta.dirname, `../web/build/client/assets/i18n/${module}/en.json`)
  return JSON.parse(await readFile(file, 'utf8'))[key]
}

async function kept(at = primary) {
  return (await querySql(at, 'select content from feedback')).map(({ content }) => content)
}

function since(outcomes: LoadOutcome[], moment: number) {
  return outcomes.filter(({ at }) => at > moment)
}

function firstGood(outcomes: LoadOutcome[], moment: number) {
  const good = since(outcomes, moment).find((outcome) => !failed(outcome))
  if (!good) throw new Error('still failing')
  return good.at + good.took
}
