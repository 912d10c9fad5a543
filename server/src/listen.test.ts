import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { copyTemplate, type DatabaseSettings } from '../test/database.ts'

/** The first of a free pair of ports for a test's own processes. */
const port = await freePair()
const address = `http://127.0.0.1:${port}`

async function givenDatabase() {
  const database = await copyTemplate()
  onTestFinished(database.drop)
  return database.settings
}

async function givenProcess(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'api'], {
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      REDIS_PREFIX: `test:${port}:`,
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)))
  await Promise.race([once(child, 'message'), exited])
  return child
}

/**
 * Between the sets of services, which take 430 ports above each base of `scripts/services/lib/free-port-base`: a set that
 * another test starts meanwhile finds its ports free. Below those the kernel takes for outgoing connections.
 */
async function freePair(): Promise<number> {
  for (;;) {
    const base = 10_300 + 1000 * Math.floor(Math.random() * 22)
    const first = base + 430 + Math.floor(Math.random() * 500)
    if ((await isFree(first)) && (await isFree(first + 1))) return first
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Holds a table, so that a request which reads it is under way for as long as the test wants. */
async function holdTable({ DATABASE_OWNER_URL }: DatabaseSettings) {
  const client = new pg.Client({ connectionString: DATABASE_OWNER_URL })
  await client.connect()
  await client.query('begin; lock table item_count in access exclusive mode')
  return {
    release: () => client.end(),
    hasWaiter: async () => {
      const { rows } = await client.query(
        "select from pg_locks where relation = 'item_count'::regclass and not granted",
      )
      return rows.length > 0
    },
  }
}

test('a request under way survives SIGTERM; the process says it drains, closes and ends', async () => {
  const database = await givenDatabase()
  // Long enough that a busy machine asks twice before the port closes.
  const child = await givenProcess({ ...database, DRAIN_NOTICE_SECONDS: '8' })
  const { release, hasWaiter } = await holdTable(database)

  const slow = fetch(`${address}/api/resources/types`)
  await expect.poll(hasWaiter).toBe(true)
  child.kill('SIGTERM')
  const gone = once(child, 'exit')
  await expect.poll(() => fetch(`${address}/readyz`).then(({ status }) => status), { interval: 50 }).toBe(503)
  const late = await fetch(`${address}/api/website`)
  await release()

  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  expect((await slow).status).toBe(200)
  expect(await gone).toEqual([0, null])
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})

test('what takes longer than the operator allows is cut off', async () => {
  const database = await givenDatabase()
  const child = await givenProcess({ ...database, DRAIN_SECONDS: '2', DATABASE_STATEMENT_TIMEOUT: '60000' })
  const { release, hasWaiter } = await holdTable(database)

  const endless = fetch(`${address}/api/resources/types`)
  endless.catch(() => {})
  await expect.poll(hasWaiter).toBe(true)
  child.kill('SIGTERM')

  expect(await once(child, 'exit')).toEqual([1, null])
  await expect(endless).rejects.toThrow()
  await release()
})

test('while one process gives way to the next, no request fails', async () => {
  const database = await givenDatabase()
  const old = await givenProcess(database)
  await givenProcess(database)

  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const statuses = new Map<number | string, number>()
  let asking = true
  const askers = Array.from({ length: 8 }, async () => {
    while (asking) {
      const status = await ask(agent).catch((error: NodeJS.ErrnoException) => error.code ?? 'failed')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })

  const answered = () => [...statuses.values()].reduce((sum, count) => sum + count, 0)
  await expect.poll(answered).toBeGreaterThan(100)
  old.kill('SIGTERM')
  expect(await once(old, 'exit')).toEqual([0, null])
  const before = answered()
  await expect.poll(answered).toBeGreaterThan(before + 50)
  asking = false
  await Promise.all(askers)
  agent.destroy()

  expect([...statuses.keys()]).toEqual([200])
})

function ask(agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/healthz`, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('a process whose settings are wrong says which, and does not start', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: 'seven', REDIS_URL: '' },
  })
  const output: string[] = []
  child.stderr.on('data', (text) => output.push(String(text)))

  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output.join('')).toMatch(/PORT: .*\n\s+REDIS_URL: is missing/)
  expect(output.join('')).not.toContain('at ')
})

test('measurements have a port of their own', async () => {
  const METRICS_PORT = String(port + 1)
  await givenProcess({ ...(await givenDatabase()), METRICS_PORT })
  await fetch(`${address}/api/website`)

  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()

  expect(text).toMatch(/atrium_request_seconds_count\{method="GET",route="\/api\/website",status="200"\} 1/)
  expect(text).toContain('atrium_database_connections{state="idle"}')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
})
