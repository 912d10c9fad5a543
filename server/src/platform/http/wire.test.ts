import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { openForgeryTokens } from './protection/forgery-token.ts'

let portal: Portal
let port: number
beforeAll(async () => {
  portal = await startPortal()
  port = Number(new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => portal.close())

interface WireResponse {
  /** 0 when the connection was closed without a word. */
  status: number
  answers: number
  /** Seconds until the server closed the connection. */
  closed: number
  text: string
}

/** Says the text; then, when given, a drop every half second, as a client would that wants to hold a connection. */
function sendRaw(text: string, drop?: string): Promise<WireResponse> {
  return new Promise((resolve) => {
    const began = performance.now()
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const dripping = drop && setInterval(() => socket.writable && socket.write(drop), 500)
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping || undefined)
      const statuses = heard.match(/^HTTP\/1\.1 \d+/gm) ?? []
      const closed = (performance.now() - began) / 1000
      resolve({ status: Number(statuses[0]?.slice(9) ?? 0), answers: statuses.length, closed, text: heard })
    })
  })
}

const post = 'POST /api/feedbacks HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

test.concurrent('headers that come drop by drop end after seconds, in the envelope', async () => {
  const { status, closed, text } = await sendRaw('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-a: b\r\n')

  expect(status).toBe(408)
  expect(closed).toBeGreaterThan(4.5)
  expect(text).toContain('"code":20030')
})

test.concurrent('so does a body', async () => {
  const token = openForgeryTokens(portal.platform.secret).issue(null)
  const cookie = `Cookie: atrium_csrf=${token}\r\nX-Csrf-Token: ${token}\r\n`
  const open = post.replace('feedbacks', 'logout')
  const { status, closed } = await sendRaw(`${open}${cookie}Content-Length: 100000\r\n\r\n{"content":"`, 'a')

  expect(status).toBe(408)
  expect(closed).toBeGreaterThan(9.5)
})

test.concurrent('slow clients do not keep others from their answers', async () => {
  const slow = Array.from({ length: 50 }, () => sendRaw('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-a: b\r\n'))

  const first = await Promise.race([
    fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status),
    ...slow.map(async (one) => (await one).status),
  ])

  expect(first).toBe(200)
  expect(new Set((await Promise.all(slow)).map((one) => one.status))).toEqual(new Set([408]))
})

const smuggled = '0\r\n\r\nGET /api/smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
test.concurrent.for([
  ['both lengths', `${post}Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`],
  ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 50\r\n\r\nhello`],
  ['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n${smuggled}`],
  ['two codings in two lines', `${post}Transfer-Encoding: xchunked\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`],
  ['two codings in one line', `${post}Transfer-Encoding: gzip, chunked\r\n\r\n${smuggled}`],
  ['two hosts', `${post}Host: 127.0.0.1\r\nContent-Length: 0\r\n\r\n`],
  ['a length that is no number', `${post}Content-Length: +5\r\n\r\nhello`],
  ['a folded header', `${post}X-A: b\r\n c: d\r\nContent-Length: 0\r\n\r\n`],
  ['a bare line feed', 'GET /healthz HTTP/1.1\nHost: 127.0.0.1\n\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['nonsense', 'hello\r\n\r\n'],
] as const)('a request with %s is refused and its connection closed: nothing is smuggled', async ([, text]) => {
  const { status, answers } = await sendRaw(text)

  expect([status, answers]).toEqual([400, 1])
  expect(portal.lines.some(({ path }) => path === '/api/smuggled')).toBe(false)
})

test.concurrent.for([
  ['GET /api/website', 'evil.example', 421],
  ['GET /api/website', 'evil.example:7300', 421],
  ['GET /api/website', '127.0.0.1.evil.example', 421],
  ['GET /api/website', '', 421],
  ['GET /api/website', 'localhost:1', 200],
  ['GET /api/website', '127.0.0.1', 200],
  ['GET /healthz', '10.0.0.7', 200],
] as const)('%s under the host name “%s” answers %i', async ([call, host, expected]) => {
  const { status } = await sendRaw(`${call} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

  expect(status).toBe(expected)
})

test.concurrent('endless headers are refused', async () => {
  const { status } = await sendRaw(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)

  expect(status).toBe(431)
})

test.concurrent.for(['TRACE', 'CONNECT', 'PROPFIND', 'BREW'])(
  '%s is answered with nothing of the request',
  async (method) => {
    const { status, text } = await sendRaw(
      `${method} /api/website HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer seen\r\nConnection: close\r\n\r\n`,
    )

    expect([0, 400, 403, 404]).toContain(status)
    expect(text).not.toContain('seen')
  },
)

test.concurrent('a line break in a header cannot add another to the answer', async () => {
  const { text } = await sendRaw(
    'GET /api/website?x=%0d%0aset-cookie:evil=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: en%0d%0ax-evil: 1\r\nConnection: close\r\n\r\n',
  )

  expect(text).not.toMatch(/evil/)
})
