import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'

const up = { database: 'up', writes: 'up', redis: 'up', storage: 'up', scanner: 'up' }

test('the liveness check succeeds without any dependency', async () => {
  const { send } = await startPortal(null, { config: { DATABASE_URL: nowhere('postgres', '/x'), ...nothingElse } })

  const { statusCode, json } = await send({ url: '/healthz' })

  expect([statusCode, json()]).toEqual([200, { status: 'alive' }])
})

test('with everything there the portal is ready', async () => {
  const { send, platform } = await startPortal()
  await expect.poll(() => platform.cache.ping().then(() => 'up')).toBe('up')

  const { statusCode, json } = await send({ url: '/readyz' })

  expect([statusCode, json()]).toEqual([200, { status: 'ready', parts: up }])
})

test('without Redis, object store and scanner visitors are still sent here', async () => {
  const { send } = await startPortal(null, { config: nothingElse })

  const { statusCode, json } = await send({ url: '/readyz' })

  const parts = { database: 'up', writes: 'up', redis: 'down', storage: 'down', scanner: 'down' }
  expect([statusCode, json()]).toEqual([200, { status: 'degraded', parts }])
})

test('hanging dependencies are reported as down, and not waited for', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const { send } = await startPortal(null, {
    config: { S3_ENDPOINT: `http://127.0.0.1:${port}`, REDIS_URL: `redis://127.0.0.1:${port}`, CLAMD_PORT: port },
  })
  const began = performance.now()

  const { json } = await send({ url: '/readyz' })

  expect(json()).toMatchObject({
    status: 'degraded',
    parts: { database: 'up', writes: 'up', storage: 'down', redis: 'down' },
  })
  expect(performance.now() - began).toBeLessThan(15_000)
  silent.close()
})

test('without its database the portal asks for no more visitors', async () => {
  const { send } = await startPortal(null, { config: { DATABASE_URL: nowhere('postgres', '/x') } })

  const { statusCode, headers, json } = await send({ url: '/readyz' })

  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('1')
  expect(json()).toMatchObject({ status: 'unavailable', parts: { database: 'down' } })
})

test('a database without our tables does not count as there', async () => {
  const { send } = await startPortal(null, {
    config: { DATABASE_URL: (process.env.DATABASE_URL ?? '').replace(/\/\w+$/, '/template1') },
  })

  expect((await send({ url: '/readyz' })).json()).toMatchObject({ parts: { database: 'down' } })
})

test('a process that is stopping asks for no more visitors', async () => {
  const { send, platform } = await startPortal()

  platform.state.draining = true

  const { statusCode, json } = await send({ url: '/readyz' })
  expect([statusCode, json().status]).toEqual([503, 'draining'])
})

const nothingElse = { REDIS_URL: nowhere('redis'), S3_ENDPOINT: nowhere('http'), CLAMD_PORT: 9 }

function nowhere(scheme: string, path = '') {
  return `${scheme}://127.0.0.1:9${path}`
}
