import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { attackSlowly } from './slow-client.ts'
import { startToxicProxy, type ToxicProxy } from './toxic.ts'

let echo: Server
let proxy: ToxicProxy

beforeAll(async () => {
  echo = createServer({ allowHalfOpen: true }, (socket) => socket.on('error', () => {}).pipe(socket)).listen(
    0,
    '127.0.0.1',
  )
  await once(echo, 'listening')
  proxy = await startToxicProxy({ to: portOf(echo) })
})

afterEach(() => proxy.heal())

afterAll(async () => {
  await proxy.close()
  echo.close()
})

test('a healthy proxy passes everything, and the end of it', async () => {
  const sent = 'x'.repeat(1_000_000)

  expect(await sendAndRead(sent)).toBe(sent)
})

test('latency delays the answer both ways', async () => {
  proxy.set({ latency: 100 })
  const began = performance.now()

  await sendAndRead('hello')

  expect(performance.now() - began).toBeGreaterThan(195)
})

test('a rate makes an answer last', async () => {
  proxy.set({ rate: 100_000 })
  const began = performance.now()

  await sendAndRead('x'.repeat(20_000))

  expect(performance.now() - began).toBeGreaterThan(390)
})

test('a black hole accepts and stays silent until it is healed', async () => {
  proxy.set({ mode: 'blackhole' })
  const answer = sendAndRead('hello')

  expect(await Promise.race([answer, sleep(150, 'silence')])).toBe('silence')

  proxy.heal()
  expect(await answer).toBe('hello')
})

test('a refusing proxy resets', async () => {
  proxy.set({ mode: 'refuse' })

  await expect(sendAndRead('hello')).rejects.toThrow(/ECONNRESET|EPIPE/)
})

test('an answer is cut after so many bytes', async () => {
  proxy.set({ cutAfter: 1000 })

  expect(await sendAndRead('x'.repeat(1000))).toHaveLength(1000)
  await expect(sendAndRead('x'.repeat(1001))).rejects.toThrow(/ECONNRESET|EPIPE/)
})

test('cutting resets who is connected, and serves who comes next', async () => {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.write('hello')
  await once(socket, 'data')

  proxy.cut()

  await expect(once(socket, 'end')).rejects.toThrow('ECONNRESET')
  expect(await sendAndRead('again')).toBe('again')
})

test('slow clients are closed by a server with time-outs', async () => {
  const server = createHttpServer({ headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const headers = await attackSlowly({ port: portOf(server), slowness: 'headers', count: 5, seconds: 1 })
  const body = await attackSlowly({ port: portOf(server), slowness: 'body', count: 5, seconds: 1 })
  server.close()

  expect(headers).toMatchObject({ closed: 5, answers: { 408: 5 } })
  expect(body).toMatchObject({ closed: 5, answers: { 408: 5 } })
})

async function sendAndRead(words: string) {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.end(words)
  return text(socket)
}

function portOf(server: { address(): AddressInfo | string | null }) {
  return (server.address() as AddressInfo).port
}
