import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { copyTemplate, querySql } from '../../../test/database.ts'
import { readConfig } from '../../config.ts'
import type { Platform } from '../../platform.ts'
import { openDb } from '../db/db.ts'
import { openPool } from '../db/pool.ts'
import { openLog } from '../log/log.ts'
import { heartbeat } from './boss.ts'
import { discardDeadJob, listDeadJobs, retryDeadJob } from './dead.ts'
import { enqueue } from './enqueue.ts'
import { installJobs } from './install.ts'
import { faultsIn, type JobRun, job } from './job.ts'
import { type RunningWorker, startWork } from './work.ts'

const database = await copyTemplate()
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', ...database.settings })
const log = openLog(config)
const pool = openPool(config, log)
const ownerPool = openPool({ ...config, DATABASE_URL: database.ownerUrl }, log)
const db = openDb(pool)
const metrics = new Registry()

const greeted: string[] = []
let greeting: (name: string, run: JobRun) => Promise<void>
const greet = job({
  name: 'person.greet',
  payload: z.object({ name: z.string() }),
  retry: { limit: 1, delay: 1, delay_max: 1 },
  handler: (_, { name }, run) => greeting(name, run),
})
const count = job({ name: 'person.count', payload: z.object({}), cron: '*/10 * * * *', handler: async () => {} })
const jobs = [greet, count]
let work: RunningWorker | undefined

beforeAll(async () => {
  await installJobs(ownerPool, jobs)
  await querySql(database.ownerUrl, 'create table person (name text primary key, greetings int not null default 0)')
})

afterEach(async () => {
  await work?.stop()
  work = undefined
  greeted.length = 0
  await sql`delete from pgboss.job`.execute(db)
})

afterAll(async () => {
  await db.destroy()
  await ownerPool.end()
  await database.drop()
})

test('a change that is rolled back leaves no job behind', async () => {
  const change = db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { name: '林' })
    throw new Error('changed my mind')
  })

  await expect(change).rejects.toThrow('changed my mind')
  expect(await waiting()).toBe(0)
})

test('a change that is committed always has its job', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`insert into person (name) values ('陈')`.execute(tx)
    await enqueue(tx, greet, { name: '陈' })
  })

  expect(await waiting()).toBe(1)
})

test('a job runs at once, with what it was given', async () => {
  greeting = async (name) => void greeted.push(name)
  await start()

  await enqueue(db, greet, { name: '周' })

  await expect.poll(() => greeted).toEqual(['周'])
})

test('many jobs that arrive together run without waiting for each other to be noticed', async () => {
  greeting = async (name) => void greeted.push(name)
  await start()

  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 20; n++) await enqueue(tx, greet, { name: `${n}` })
  })

  await expect.poll(() => greeted).toHaveLength(20)
})

test('what does not fit the payload is refused before it is written', async () => {
  await expect(enqueue(db, greet, { name: 7 } as never)).rejects.toThrow('expected string')
  expect(await waiting()).toBe(0)
})

test('while a job with the same key waits, a second one is not added', async () => {
  const first = await enqueue(db, greet, { name: '吴' }, { singleton_key: 'wu' })
  const second = await enqueue(db, greet, { name: '吴' }, { singleton_key: 'wu' })

  expect(first).not.toBeNull()
  expect(second).toBeNull()
  expect(await waiting()).toBe(1)
})

test('a job for later waits until then', async () => {
  greeting = async (name) => void greeted.push(name)
  await start()

  await enqueue(db, greet, { name: 'later' }, { start_after: new Date(Date.now() + 3_000) })
  await enqueue(db, greet, { name: 'now' })

  await expect.poll(() => greeted).toEqual(['now'])
  await expect.poll(() => greeted).toEqual(['now', 'later'])
})

test('a job that fails is tried again, and one that always fails lies among the dead with its reason', async () => {
  greeting = async (name) => {
    greeted.push(name)
    throw new Error('recipient not found')
  }
  await start()

  await enqueue(db, greet, { name: '郑' })

  const dead = await vi.waitFor(theDeadOne, { timeout: 300_000 })
  expect(greeted).toEqual(['郑', '郑'])
  expect(dead).toMatchObject({
    name: 'person.greet',
    payload: { name: '郑' },
    message: 'recipient not found',
    attempts: 2,
  })
})

test('a dead job can be put back, and runs', async () => {
  greeting = async () => {
    throw new Error('not yet')
  }
  const once = job({ ...greet, retry: { limit: 0 } })
  await installJobs(ownerPool, [once, count])
  await start([once, count])
  await enqueue(db, once, { name: '冯' })
  const { job_id } = await vi.waitFor(theDeadOne, { timeout: 300_000 })
  greeting = async (name) => void greeted.push(name)

  expect(await retryDeadJob(db, job_id)).toBe(true)

  await expect.poll(() => greeted).toEqual(['冯'])
  expect(await listDeadJobs(db)).toEqual({ list: [], total: 0 })
  expect(await retryDeadJob(db, job_id)).toBe(false)
  await installJobs(ownerPool, jobs)
})

test('an unreadable payload goes straight to the dead jobs, where it can be discarded', async () => {
  const old = job({ name: 'person.greet', payload: z.object({ alias: z.string() }), handler: async () => {} })
  await enqueue(db, old, { alias: 'W.' })
  await start()

  const { job_id, message } = await vi.waitFor(theDeadOne, { timeout: 300_000 })
  expect(message).toContain('payload')

  expect(await discardDeadJob(db, job_id)).toBe(true)
  expect(await discardDeadJob(db, job_id)).toBe(false)
  expect(await listDeadJobs(db)).toEqual({ list: [], total: 0 })
})

test('a job completed within its own transaction runs once, even if the worker fails afterwards', async () => {
  await sql`insert into person (name) values ('褚')`.execute(db)
  greeting = async (name, run) => {
    await db.transaction().execute(async (tx) => {
      await sql`update person set greetings = greetings + 1 where name = ${name}`.execute(tx)
      await run.done(tx)
    })
    greeted.push(name)
    throw new Error('the worker stumbles after its work')
  }
  await start()

  await enqueue(db, greet, { name: '褚' })

  await expect.poll(() => greeted).toHaveLength(1)
  await work?.stop()
  const { rows } = await sql`select greetings from person where name = '褚'`.execute(db)
  expect(rows).toEqual([{ greetings: 1 }])
  expect(await waiting()).toBe(0)
})

test('a stopping worker finishes what it has begun', async () => {
  const begun = Promise.withResolvers<void>()
  greeting = async (name) => {
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 300))
    greeted.push(name)
  }
  await start()
  await enqueue(db, greet, { name: '卫' })
  await begun.promise

  await work?.stop()

  expect(greeted).toEqual(['卫'])
})

test('the calendar holds exactly the jobs that run by the clock', async () => {
  const calendar = async () => (await sql`select name, cron from pgboss.schedule`.execute(db)).rows

  expect(await calendar()).toEqual([{ name: 'person.count', cron: '*/10 * * * *' }])

  await installJobs(ownerPool, [greet])
  expect(await calendar()).toEqual([])
  await expect(start()).rejects.toThrow('not installed: person.count')
  await installJobs(ownerPool, jobs)
})

test('two jobs of one name, or a clock that would have to give a payload, are refused at the start', async () => {
  const needy = job({ ...greet, name: 'person.wake', cron: '0 6 * * *' })

  expect(faultsIn([greet, greet, needy])).toEqual([
    'person.greet is declared twice',
    'person.wake runs by the clock, which gives no payload, but needs one',
  ])
  await expect(installJobs(ownerPool, [greet, greet])).rejects.toThrow('declared twice')
})

test('metrics show how many jobs wait, how long, and how runs ended', async () => {
  greeting = async (name) => void greeted.push(name)
  await start()
  await enqueue(db, greet, { name: 'now' })
  await expect.poll(() => greeted).toHaveLength(1)
  await work?.stop()
  await enqueue(db, greet, { name: 'waits' })

  const text = await metrics.metrics()

  expect(text).toContain('atrium_jobs{job="person.greet",state="waiting"} 1')
  expect(text).toMatch(/atrium_job_oldest_waiting_seconds\{job="person.greet"\} \d+\.\d+/)
  expect(text).toContain('atrium_job_seconds_count{job="person.greet",status="completed"} 1')
})

test('a worker keeps its claim until four signs of life in a row are missing', async () => {
  const { rows } = await sql<{ heartbeat_seconds: number }>`
    select heartbeat_seconds from pgboss.queue where name = 'person.greet'`.execute(db)

  expect(rows[0]?.heartbeat_seconds).toBeGreaterThan(4 * heartbeat.refresh_seconds)
})

async function start(these = jobs) {
  metrics.clear()
  work = await startWork({ config, db, log, metrics } as Platform, pool, these)
}

async function waiting() {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'person.greet' and state < 'completed'`.execute(db)
  return rows[0]?.n
}

async function theDeadOne() {
  const { list } = await listDeadJobs(db)
  if (!list[0]) throw new Error('no job died')
  return list[0]
}
