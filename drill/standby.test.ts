import { setTimeout as sleep } from 'node:timers/promises'
import { addressesOf } from '@atrium/server/platform/db/addresses'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failed, percentile, startLoad } from './load.ts'
import { startOwnPostgres } from './own-services.ts'
import { type DrillPortal, openPortal, querySql } from './portal.ts'
import { report } from './report.ts'
import { countKept, firstAfter, startWriters } from './writers.ts'

const postgres = await startOwnPostgres()
const [primary] = addressesOf(postgres.url)
let portal: DrillPortal

beforeAll(async () => {
  portal = await openPortal({
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    RATE_LIMIT_PER_PERSON: '10000000',
  })
  await postgres.follow()
})

afterAll(async () => {
  await portal?.close()
  await postgres.wipe()
})

/** How long the standby is gone, in milliseconds. */
const outage = 12_000
/** Until the first writes were given up, writes wait; afterwards they are refused at once. */
const untilGivenUp = 5_000

const faults = [
  {
    fault: 'fault 2: the synchronous standby dies',
    begin: postgres.standby.crash,
    end: postgres.standby.start,
    writers: 12,
  },
  {
    fault: 'fault 3: the synchronous standby stalls',
    begin: postgres.standby.pause,
    end: postgres.standby.resume,
    writers: 40,
  },
]

test.for(faults)(
  '$fault: reads go on, writes are refused, connections do not pile up, and what is repeated is done once',
  async ({ fault, begin, end, writers }) => {
    const reads = startLoad(portal.port, ['/api/resources', '/api/cases'], { clients: 3, pause: 50 })
    const writing = await startWriters(portal, primary, writers)
    const watch = watchConnections()
    await vi.waitFor(() => expect(writing.acknowledged.length).toBeGreaterThan(writers * 3), { timeout: 60_000 })

    const goneAt = performance.now()
    await begin()
    await sleep(outage)
    const ready = await portal.get('/readyz')
    const stuck = (await readConnections()).stuck
    await end()
    const backAt = performance.now()
    const healed = await vi.waitFor(() => firstAfter(writing.acknowledged, backAt), { timeout: 60_000, interval: 50 })
    const acknowledged = await writing.stop()
    const connections = await watch.stop()
    const readOutcomes = await reads.stop()

    const refused = writing.refusals.filter(({ at }) => at > goneAt + untilGivenUp && at < backAt)
    report(fault, {
      writers,
      reads: readOutcomes.length,
      reads_failed: readOutcomes.filter(failed).length,
      read_p99_ms: percentile(readOutcomes, 0.99),
      slowest_read_ms: Math.max(...readOutcomes.map(({ took }) => took)),
      writes: acknowledged.length,
      refusals: writing.refusals.length,
      refusal_p50_ms: median(refused.map(({ took }) => took)),
      slowest_refusal_ms: Math.max(...writing.refusals.map(({ took }) => took)),
      most_connections: connections.most,
      most_stuck: connections.mostStuck,
      stuck_at_the_end: stuck,
      healed_after_ms: healed - backAt,
    })
    expect(await countKept(primary, acknowledged)).toEqual({ once: acknowledged.length, lost: 0, twice: 0 })
    expect(readOutcomes.filter(failed)).toEqual([])
    expect(JSON.parse(ready.text)).toMatchObject({ status: 'degraded', parts: { database: 'up', writes: 'down' } })
    expect(ready.status).toBe(200)
    expect(refused.length).toBeGreaterThan(writers)
    for (const { status } of refused) expect(status).toBe(503)
    // Two web processes with 7 writes each, the worker, and one probe each.
    expect(connections.mostStuck).toBeLessThanOrEqual(2 * 7 + 5 + 3)
    expect(stuck).toBeLessThanOrEqual(5 + 3)
    expect(connections.most).toBeLessThanOrEqual(50)
    expect(median(refused.map(({ took }) => took))).toBeLessThan(1_000)
  },
)

function watchConnections() {
  let most = 0
  let mostStuck = 0
  let stopped = false
  const watching = (async () => {
    while (!stopped) {
      const { all, stuck } = await readConnections()
      most = Math.max(most, all)
      mostStuck = Math.max(mostStuck, stuck)
      await sleep(500)
    }
  })()
  return {
    async stop() {
      stopped = true
      await watching
      return { most, mostStuck }
    },
  }
}

/** Stuck are those that wait for the standby. */
async function readConnections() {
  const [row] = await querySql(
    primary,
    `select count(*)::int as all, count(*) filter (where wait_event = 'SyncRep')::int as stuck
    from pg_stat_activity where backend_type = 'client backend'`,
  )
  return row as { all: number; stuck: number }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
