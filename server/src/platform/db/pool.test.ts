import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyTemplate } from '../../../test/database.ts'
import { givenServer } from '../../../test/relay.ts'
import { openLog } from '../log/log.ts'
import { type Db, openDb } from './db.ts'
import { openPool } from './pool.ts'

const databaseUrl = process.env.DATABASE_URL ?? ''

function open(
  hosts: string,
  { url = databaseUrl, connections = 4, connectTimeout = 600_000, statementTimeout = 5_000 } = {},
) {
  const DATABASE_URL = url.replace(/@[^/]+/, `@${hosts}`)
  const settings = {
    DATABASE_URL,
    DATABASE_POOL: connections,
    DATABASE_CONNECT_TIMEOUT: connectTimeout,
    DATABASE_STATEMENT_TIMEOUT: statementTimeout,
  }
  const pool = openPool(settings, openLog({ LOG_LEVEL: 'silent' }))
  onTestFinished(() => pool.end())
  return { db: openDb(pool), pool }
}

const one = sql<{ answer: number }>`select 1 as answer`
const untilAnswered = (db: Db) =>
  expect.poll(() => one.execute(db).catch(() => null)).toMatchObject({ rows: [{ answer: 1 }] })
const unavailable = expect.objectContaining({ failure: 'unavailable' })

test('of several servers the one that takes writes is found', async () => {
  const [standby, primary] = [await givenServer('standby'), await givenServer('server')]
  const { db, pool } = open(`${standby.address},${primary.address}`)

  expect((await one.execute(db)).rows).toEqual([{ answer: 1 }])
  expect(pool.primary()).toContain(primary.address)
})

test('after a failover the next statement reaches the new primary, without a restart', async () => {
  const [first, second] = [await givenServer('server'), await givenServer('standby')]
  const { db, pool } = open(`${first.address},${second.address}`)
  await one.execute(db)

  await first.die()
  await expect(one.execute(db)).rejects.toEqual(unavailable)
  second.become('server')

  await untilAnswered(db)
  expect(pool.primary()).toContain(second.address)
})

test('a server that is silent does not hide the one that speaks', async () => {
  const [silent, primary] = [await givenServer('silent'), await givenServer('server')]
  const { db, pool } = open(`${silent.address},${primary.address}`)

  expect((await one.execute(db)).rows).toEqual([{ answer: 1 }])
  expect(pool.primary()).toContain(primary.address)
})

test('a statement to a database that is gone or silent fails at the connect time-out', async () => {
  const gone = await givenServer('server')
  await gone.die()
  const silent = await givenServer('silent')

  for (const { address } of [gone, silent]) {
    const { db } = open(address, { connectTimeout: 800 })
    await expect(one.execute(db)).rejects.toEqual(unavailable)
  }
})

test('a database that is merely busy is waited for [ERR-03c]', async () => {
  const server = await givenServer('server')
  const { db } = open(server.address, { connections: 1, connectTimeout: 1_000 })
  await untilAnswered(db)

  const busy = sql`select pg_sleep(1.5)`.execute(db)
  const waiting = one.execute(db)

  await expect(waiting).resolves.toMatchObject({ rows: [{ answer: 1 }] })
  await busy
})

test('a database that is slow to open connections is waited for while it answers others [ERR-03c]', async () => {
  const server = await givenServer('server')
  const { db, pool } = open(server.address, { connections: 2, connectTimeout: 1_000 })
  await untilAnswered(db)
  server.delayConnections(60_000)

  const busy = sql`select pg_sleep(1.5)`.execute(db)
  const waiting = one.execute(db)

  await expect(waiting).resolves.toMatchObject({ rows: [{ answer: 1 }] })
  await busy
  expect(pool.counts().open).toBe(1)
})

test('connections that were cut are replaced', async () => {
  const server = await givenServer('server')
  const { db } = open(server.address)
  await one.execute(db)

  server.become('server')

  await untilAnswered(db)
})

test('when all connections are busy, those who wait are served and the queue is bounded [ERR-03c]', async () => {
  const { db, pool } = open(new URL(databaseUrl).host, { connections: 2 })
  const busy = [1, 2].map(() => sql`select pg_sleep(1.5)`.execute(db))

  const waiting = Array.from({ length: 100 }, () => one.execute(db))
  const outcomes = await Promise.allSettled(waiting)

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toEqual(unavailable)

  await Promise.all(busy)
  expect((await one.execute(db)).rows).toEqual([{ answer: 1 }])
  expect(pool.counts().waiting).toBe(0)
})

test('three connections stay open while idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, pool } = open(new URL(databaseUrl).host, { connections: 5 })
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(db)))
  expect(pool.counts().open).toBe(5)

  await vi.advanceTimersByTimeAsync(60_000)

  expect(pool.counts()).toMatchObject({ open: 3, idle: 3 })
})

test('a statement that takes too long is ended, and its connection goes on', async () => {
  const { db, pool } = open(new URL(databaseUrl).host, { connections: 1, statementTimeout: 100 })

  await expect(sql`select pg_sleep(2)`.execute(db)).rejects.toEqual(unavailable)

  expect((await one.execute(db)).rows).toEqual([{ answer: 1 }])
  expect(pool.counts().open).toBe(1)
})

test('a wrong statement is a wrong statement, not an outage', async () => {
  const { db } = open(new URL(databaseUrl).host)

  await expect(sql`select nonsense`.execute(db)).rejects.toMatchObject({ code: '42703' })
})

test('numbers come as numbers and moments as ISO 8601 text', async () => {
  const { db } = open(new URL(databaseUrl).host)

  const { rows } = await sql`select 9007199254740991::bigint as large, 1.5::numeric as exact, null::bigint as none,
    array[1, null]::bigint[] as several,
    '2026-11-15 02:03:04.123456+08'::timestamptz as moment, '2026-11-15'::date as day`.execute(db)

  expect(rows).toEqual([
    {
      large: 9007199254740991,
      exact: 1.5,
      none: null,
      several: [1, null],
      moment: '2026-11-14T18:03:04.123456Z',
      day: '2026-11-15',
    },
  ])
})

test('the generated table types are those of the migrations', async () => {
  const { readFile } = await import('node:fs/promises')
  const { described, describeTables } = await import('../../../test/describe-tables.ts')
  const database = await copyTemplate()
  onTestFinished(database.drop)

  expect(await readFile(described, 'utf8'), 'run npm run db:types').toBe(describeTables(database.ownerUrl))
})

test('transactions and statements that write leave three of ten connections to reads', async () => {
  const { url, drop } = await copyTemplate()
  onTestFinished(drop)
  const { db, pool } = open(new URL(url).host, { url, connections: 10 })
  const end = Promise.withResolvers<void>()
  const transactions = Array.from({ length: 12 }, () =>
    db.transaction().execute(async (tx) => {
      await one.execute(tx)
      await end.promise
    }),
  )
  const writes = Array.from({ length: 12 }, () => sql`update account set user_name = user_name where false`.execute(db))
  await expect.poll(() => pool.counts().open).toBe(7)

  await expect(one.execute(db)).resolves.toMatchObject({ rows: [{ answer: 1 }] })
  end.resolve()

  await Promise.all([...transactions, ...writes])
})

test('a commit without an answer is given up, and its backend ends because another connection cancels it', async () => {
  const { ownerUrl, drop } = await copyTemplate()
  onTestFinished(drop)
  const { db, pool } = open(new URL(ownerUrl).host, { url: ownerUrl })
  await sql`create table slow (one int)`.execute(db)
  await sql`create function wait_long() returns trigger language plpgsql as
    'begin perform set_config(''statement_timeout'', ''0'', true), pg_sleep(3600); return null; end'`.execute(db)
  await sql`create constraint trigger waits after insert on slow deferrable initially deferred
    for each row execute function wait_long()`.execute(db)
  let pid = 0

  const commit = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    pid = rows[0]?.pid ?? 0
    await sql`insert into slow values (1)`.execute(tx)
  })

  await expect(commit).rejects.toEqual(unavailable)
  const backend = () => sql`select from pg_stat_activity where pid = ${pid}`.execute(db)
  await expect.poll(async () => (await backend()).rows).toEqual([])
  await expect.poll(() => pool.writes.counts()).toEqual({ down: 0, abandoned: 1 })
})
