import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failures } from '@atrium/contract/errors'
import { endpoint } from '@atrium/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startPortal } from '../../../test/portal.ts'
import type { Config } from '../../config.ts'
import { serve } from './serve.ts'

const news = endpoint({
  method: 'GET',
  path: '/api/news',
  access: 'anyone',
  cache_seconds: 60,
  summary: 'The same for every visitor',
  data: z.object({ number: z.number() }),
})

async function startNews(config: Partial<Config> = {}) {
  let made = 0
  const portal = await startPortal(null, {
    config: { NODE_ENV: 'production', PUBLIC_ADDRESS: 'http://127.0.0.1:7300', ...config },
    routes: (app) => serve(app, news, () => ({ number: ++made })),
  })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = portal.app.server.address() as AddressInfo

  /** Not by `fetch`, which chooses host and connection itself. */
  function read(headers: Record<string, string> | string[] = {}, method = 'GET') {
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: '/api/news', method, headers, setHost: !Array.isArray(headers) },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (piece) => {
            text += piece
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  }
  return { ...portal, read, made: () => made }
}

/** Those that differ by request or by moment. */
function comparable({ headers, ...answer }: Awaited<ReturnType<Awaited<ReturnType<typeof startNews>>['read']>>) {
  const { 'x-request-id': request_id, date, ...others } = headers
  expect(request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(date).toBeDefined()
  return { ...answer, headers: others }
}

test('a kept answer has the same headers and bytes as the one that was made', async () => {
  const { read, made } = await startNews()

  const first = await read()
  const second = await read()

  expect(comparable(second)).toEqual(comparable(first))
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(made()).toBe(1)
})

test('a kept answer is logged and measured like any other', async () => {
  const { read, lines, platform } = await startNews()
  await read()

  const { headers } = await read()

  expect(lines.filter(({ msg, request_id }) => msg === 'request' && request_id === headers['x-request-id'])).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/news', status: 200, ip: '127.0.0.1' }),
  ])
  expect(await platform.metrics.metrics()).toMatch(
    /atrium_request_seconds_count\{method="GET",route="\/api\/news",status="200"\} 2/,
  )
})

test('kept answers count towards the limit of a network', async () => {
  const { read } = await startNews({ RATE_LIMIT_PER_MINUTE: 5 })

  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await read()).status)

  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  expect(statuses).toContain(429)
})

test.for<[string, Record<string, string> | string[], number]>([
  ['another host name', { host: 'evil.example' }, 421],
  ['two host lines', ['Host', '127.0.0.1', 'Host', 'evil.example'], 400],
])('a request with %s is refused although an answer is kept', async ([, headers, status]) => {
  const { read } = await startNews()
  await read()

  expect((await read(headers)).status).toBe(status)
})

test('a login that is not valid is refused although an answer is kept', async () => {
  const { read } = await startNews()
  await read()

  const { text } = await read({ authorization: 'Bearer nonsense' })

  expect(JSON.parse(text).code).toBe(failures.not_logged_in.code)
})

test('a kept answer is sent only to GET', async () => {
  const { read } = await startNews()
  await read()

  const { headers } = await read({}, 'POST')

  expect(headers['cache-control']).toBe('no-store')
})
