import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failed, percentile, startLoad } from './load.ts'
import { type DrillPortal, openPortal, ownDatabase } from './portal.ts'
import { report } from './report.ts'
import { attackSlowly } from './slow-client.ts'

const database = await ownDatabase()
const reads = ['/', '/api/resources', '/assets/i18n/common/en.json']
const quick = ['/assets/i18n/common/en.json', '/api/resources']
/** Loaded into every process of the portal: SIGUSR2 puts it into an endless loop. */
const loopOnSignal = `data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})`
let portal: DrillPortal

beforeAll(async () => {
  portal = await openPortal({ ...database.settings, NODE_OPTIONS: `--import=${loopOnSignal}` })
})

afterAll(async () => {
  await portal.close()
  await database.drop()
})

test('kill -9 of a web process costs at most what was under way on it, and it is back within seconds', async () => {
  const before = portal.webProcesses()
  const load = startLoad(portal.port, reads, { pause: 20 })
  await sleep(1_500)

  const killedAt = performance.now()
  process.kill(before[0] ?? 0, 'SIGKILL')

  await vi.waitFor(() => expect(portal.webProcesses()).toHaveLength(1), { timeout: 5_000, interval: 5 })
  await vi.waitFor(() => expect(portal.webProcesses()).toHaveLength(2), { timeout: 60_000, interval: 20 })
  const backAfter = performance.now() - killedAt
  await sleep(500)
  const outcomes = await load.stop()

  const failures = outcomes.filter(failed)
  report('kill -9 of a web process', { requests: outcomes.length, failures: failures.length, back_ms: backAfter })
  expect(new Set(failures.map(({ client }) => client)).size).toBe(failures.length)
  for (const { at, took } of failures) expect(Math.abs(at + took - killedAt)).toBeLessThan(500)
  // It takes 3 s of a core; how long that is, others on the machine decide, so CI waits a minute for it.
  if (!process.env.CI) expect(backAfter).toBeLessThan(5_000)
})

test.each([
  { fault: 'is stopped', signal: 'SIGSTOP' },
  { fault: 'is in an endless loop', signal: 'SIGUSR2' },
])(
  'a web process that $fault is killed after 10 s and started again, while the others serve',
  async ({ fault, signal }) => {
    const [hung = 0] = portal.webProcesses()
    const fresh = startLoad(portal.port, reads, { clients: 4, pause: 20, keep: false })
    process.kill(hung, signal)
    const hungAt = performance.now()

    await vi.waitFor(() => expect(portal.webProcesses()).not.toContain(hung), { timeout: 60_000, interval: 20 })
    const killedAfter = performance.now() - hungAt
    await vi.waitFor(() => expect(portal.webProcesses()).toHaveLength(2), { timeout: 60_000, interval: 20 })
    const backAfter = performance.now() - hungAt
    const outcomes = await fresh.stop()

    const failures = outcomes.filter(failed)
    report(`a web process that ${fault}`, {
      requests: outcomes.length,
      failures: failures.length,
      killed_ms: killedAfter,
      back_ms: backAfter,
    })
    expect(portal.linesWith('hangs: no heartbeat').length).toBeGreaterThan(0)
    // Ten seconds after its last heartbeat, which may have come some seconds before.
    expect(killedAfter).toBeGreaterThan(3_000)
    // Each client loses at most the request that the process had taken.
    expect(new Set(failures.map(({ client }) => client)).size).toBe(failures.length)
  },
)

test('all processes are replaced under load without a single failed request', async () => {
  const before = portal.webProcesses()
  const keeping = startLoad(portal.port, reads, { clients: 6, pause: 20 })
  const fresh = startLoad(portal.port, reads, { clients: 2, pause: 10, keep: false })
  await sleep(500)

  portal.signal('SIGHUP')

  await vi.waitFor(() => expect(portal.linesWith('"replaced"')).toHaveLength(1), { timeout: 120_000, interval: 50 })
  await sleep(500)
  const outcomes = [...(await keeping.stop()), ...(await fresh.stop())]

  report('rolling restart', { requests: outcomes.length, p99_ms: percentile(outcomes, 0.99) })
  expect(outcomes.filter(failed)).toEqual([])
  expect(portal.webProcesses()).toHaveLength(2)
  for (const pid of before) expect(portal.webProcesses()).not.toContain(pid)
})

test('processes that take more memory than they may are replaced one at a time, without a failed request', async () => {
  const small = await openPortal({ ...database.settings, MEMORY_LIMIT_MB: '200' })
  const load = startLoad(small.port, reads, { clients: 4, pause: 20 })

  await vi.waitFor(() => expect(small.linesWith('MB of 200: replacing it').length).toBeGreaterThan(2), {
    timeout: 120_000,
    interval: 50,
  })
  const outcomes = await load.stop()
  await small.close()

  report('a limit of memory', { requests: outcomes.length, failures: outcomes.filter(failed).length })
  expect(outcomes.filter(failed)).toEqual([])
})

test('slow clients get 408 and are closed, while others are served as fast as before', async () => {
  const port = portal.port
  const readers = { clients: 2, pause: 20 }
  const undisturbed = startLoad(port, quick, readers)
  await sleep(5_000)
  const quiet_p95 = percentile(await undisturbed.stop(), 0.95)
  const load = startLoad(port, quick, readers)

  const [headers, body] = await Promise.all([
    attackSlowly({ port, slowness: 'headers', count: 150, seconds: 13, path: '/api/login' }),
    attackSlowly({ port, slowness: 'body', count: 150, seconds: 13, path: '/api/login' }),
  ])
  const outcomes = await load.stop()

  const p95 = percentile(outcomes, 0.95)
  report('300 slow clients', {
    p95_ms: p95,
    quiet_p95_ms: quiet_p95,
    last_headers_ms: headers.lastClosedMs,
    last_body_ms: body.lastClosedMs,
  })
  expect(headers).toMatchObject({ closed: 150, answers: { 408: 150 } })
  expect(body.closed).toBe(150)
  expect(outcomes.filter(failed)).toEqual([])
  // On a machine that does nothing else 50 ms; on any, what the portal takes without them.
  expect(p95).toBeLessThan(Math.max(50, 4 * quiet_p95))
})

test('a portal with a process that hangs stops all the same', async () => {
  const own = await openPortal({ ...database.settings, DRAIN_SECONDS: '2' })
  for (const pid of own.webProcesses()) process.kill(pid, 'SIGSTOP')
  const began = performance.now()

  await own.close()

  const stopped = performance.now() - began
  report('stopping a portal that hangs', { milliseconds: stopped })
  expect(stopped).toBeLessThan(60_000)
})

test('a portal that cannot start says why and ends, instead of trying for ever', async () => {
  await expect(openPortal({ DATABASE_URL: 'nonsense', DATABASE_OWNER_URL: '' })).rejects.toThrow(
    /DATABASE_URL: must look like postgres(.|\n)*never ready: giving up/,
  )
})
