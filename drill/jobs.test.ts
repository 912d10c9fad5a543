import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { migrate } from '@atrium/server/platform/db/migrate'
import { enqueue } from '@atrium/server/platform/job/enqueue'
import { wiring } from '@atrium/server/wiring'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { slowJob, smallJob } from './jobs.ts'
import { ownDatabase, querySql } from './portal.ts'
import { report } from './report.ts'

const database = await ownDatabase()
const environment = { ...process.env, ...database.settings, METRICS_PORT: '0', LOG_LEVEL: 'silent' }
const platform = await openPlatform(readConfig(environment), wiring)
const workers: ChildProcess[] = []
const startedAt = new Date()

beforeAll(async () => {
  await migrate(database.settings)
  await querySql(
    database.ownerUrl,
    `create table drill_note (what text, number int, pid int, at timestamptz default clock_timestamp())`,
  )
  workers.push(await startWorkerProcess(), await startWorkerProcess())
})

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await closePlatform(platform)
  await database.drop()
})

test('a job whose worker is killed is finished by another, once', async () => {
  await enqueue(platform.db, slowJob, { number: 1 })
  const [{ pid } = {}] = await vi.waitFor(() => notes('began', 1), { timeout: 5_000 })
  const killedAt = performance.now()
  process.kill(Number(pid), 'SIGKILL')

  await vi.waitFor(() => notes('finished', 1), { timeout: 45_000, interval: 100 })

  report('kill -9 of a worker', { finished_after_ms: performance.now() - killedAt })
  await sleep(1_000)
  expect(await rows('finished', 1)).toMatchObject([{ pid: expect.not.toBeOneOf([pid]) }])
  workers.push(await startWorkerProcess())
}, 60_000)

test('a worker that is asked to stop finishes the job it has begun', async () => {
  await enqueue(platform.db, slowJob, { number: 2 })
  const [{ pid } = {}] = await vi.waitFor(() => notes('began', 2), { timeout: 5_000 })
  const worker = workers.find((one) => one.pid === pid)

  worker?.kill('SIGTERM')
  await once(worker as ChildProcess, 'exit')

  expect(worker?.exitCode).toBe(0)
  expect(await rows('finished', 2)).toMatchObject([{ pid }])
  workers.push(await startWorkerProcess())
})

test('thousands of small jobs pass in a second', async () => {
  const count = 10_000
  await querySql(
    database.url,
    `insert into pgboss.job (name, data, singleton_key, policy, retry_limit, dead_letter, heartbeat_seconds, keep_until)
     select 'drill.small', json_build_object('number', n), n::text, 'short', 1, 'dead', 10, now() + interval '1 day'
     from generate_series(1, $1::int) n`,
    [count],
  )
  const began = performance.now()
  await enqueue(platform.db, smallJob, { number: 0 }) // and with it the NOTIFY that wakes the workers

  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 50 })

  const seconds = (performance.now() - began) / 1000
  report('small jobs, two workers', { jobs_per_second: count / seconds })
  expect(count / seconds).toBeGreaterThan(500)
})

test('enqueuing within a transaction takes a millisecond or two', async () => {
  const began = performance.now()
  await platform.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 500; number++) await enqueue(tx, smallJob, { number })
  })
  const each = (performance.now() - began) / 500

  report('enqueue', { microseconds_each: each * 1000 })
  expect(each).toBeLessThan(20)
})

test('an entry of the calendar fires once a minute, however many workers there are', async () => {
  await vi.waitFor(() => notes('struck'), { timeout: 80_000, interval: 500 })
  await sleep(5_000)

  // A worker may come to an entry up to half a minute late, so that two entries are seen within one minute of the clock.
  const [{ struck, entries } = {}] = await querySql(
    database.url,
    `select count(*)::int as struck,
            (extract(epoch from date_trunc('minute', now()) - date_trunc('minute', $1::timestamptz)) / 60 + 1)::int as entries
     from drill_note where what = 'struck'`,
    [startedAt],
  )
  report('calendar, two workers', { struck: Number(struck), entries: Number(entries) })
  expect(Number(struck)).toBeLessThanOrEqual(Number(entries))
}, 100_000)

async function startWorkerProcess() {
  const worker = fork(join(import.meta.dirname, 'jobs.ts'), {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  return worker
}

function rows(what: string, number: number) {
  return querySql(database.url, 'select * from drill_note where what = $1 and number = $2', [what, number])
}

async function notes(what: string, number?: number) {
  const found = await querySql(
    database.url,
    'select * from drill_note where what = $1 and number = coalesce($2, number)',
    [what, number],
  )
  if (found.length === 0) throw new Error(`nobody ${what}`)
  return found
}

async function left() {
  const [row] = await querySql(
    database.url,
    `select count(*)::int as n from pgboss.job where name = 'drill.small' and state < 'completed'`,
  )
  return row?.n
}
