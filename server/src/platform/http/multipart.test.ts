import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { failures } from '@atrium/contract/errors'
import { endpoint } from '@atrium/contract/kit'
import { chunkSize } from '@atrium/contract/limits'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { formOf } from '../../../test/form.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { openForgeryTokens } from './protection/forgery-token.ts'
import { pace } from './protection/pace.ts'
import { serve } from './serve.ts'

const sendForm = endpoint({
  method: 'POST',
  path: '/api/forms',
  access: 'anyone',
  summary: 'A form with a file',
  multipart: z.object({ name: z.string().max(255), wait: z.coerce.number().default(0) }),
  data: z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }),
})

const usual = { ...pace }
let portal: Portal
let port: number

beforeAll(async () => {
  portal = await startPortal(null, {
    routes: (app) =>
      serve(app, sendForm, async ({ form: { fields, file, ended } }) => {
        await sleep(fields.wait)
        const hash = createHash('sha256')
        let bytes = 0
        for await (const piece of file) {
          bytes += piece.length
          hash.update(piece)
        }
        await ended
        return { name: fields.name, bytes, sha256: hash.digest('hex') }
      }),
  })
  port = Number(new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 })).port)
  Object.assign(pace, { stall: 3, seconds: 5, bytes: 5_000 })
})
afterAll(async () => {
  Object.assign(pace, usual)
  await portal.close()
})

test.for([
  ['streamed after all fields', { name: '请假.docx', wait: 0 }, ''],
  ['held while a field may still follow', { name: '请假.docx' }, ''],
  ['held until a field after it has come', { name: '请假.docx' }, part('wait')],
] as const)('a file of a whole chunk is received, %s', async ([, fields, after]) => {
  const file = randomBytes(chunkSize)

  const { data } = await send(formOf(fields, file, after))

  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(data).toEqual({ name: '请假.docx', bytes: file.length, sha256 })
})

const small = Buffer.from('content')
const refused: [string, () => ReturnType<typeof formOf>][] = [
  ['no file', () => withText((boundary) => `--${boundary}--\r\n`)],
  ['an end that never comes', () => cut(formOf({ name: 'a' }, small), 20)],
  ['a file twice', () => formOf({ name: 'a' }, small, part('file'))],
  ['a field after the file that came before it', () => formOf({ name: 'a' }, small, part('name'))],
  ['a field after a streamed file that came before it', () => formOf({ name: 'a', wait: 0 }, small, part('wait'))],
  ['a required field that never comes', () => formOf({ wait: 0 }, small)],
  ['a field twice', () => withText((boundary) => part('name').repeat(2).replaceAll('BOUNDARY', boundary))],
  ['attack 34: ten thousand fields', () => formOf(numbered(10_000), small)],
  ['attack 34: ten thousand parts after the file', () => formOf({ name: 'a' }, small, part('x').repeat(10_000))],
  ['attack 34: a field of a megabyte', () => formOf({ name: 'a'.repeat(1_000_000) }, small)],
  ['attack 34: a name of a megabyte', () => formOf({ ['a'.repeat(1_000_000)]: 'a' }, small)],
  ['attack 34: headers of a megabyte', () => withText((boundary) => longHeaders(boundary))],
  ['attack 34: a field named __proto__ alone', () => formOf({ ['__proto__']: 'a' }, small)],
  ['no boundary', () => ({ ...formOf({ name: 'a' }, small), headers: { 'content-type': 'multipart/form-data' } })],
]

test.for(refused)('a form is refused with %s', async ([, form]) => {
  const { code } = await send(form())

  expect(code).toBe(failures.invalid_input.code)
  expect((await send(formOf({ name: 'next' }, small))).code).toBe(0)
})

test.for([
  ['a file larger than a chunk', () => formOf({ name: 'a', wait: 0 }, Buffer.alloc(chunkSize + 1))],
  ['a file larger than a chunk before its fields', () => formOf({}, Buffer.alloc(chunkSize + 1), part('name'))],
  ['a gigabyte announced', () => announced(formOf({ name: 'a' }, small))],
  ['junk before the first part', () => withText((boundary) => `${'x'.repeat(9_000_000)}\r\n--${boundary}`)],
] as const)('attack 34: %s is too large', async ([, form]) => {
  expect((await send(form())).code).toBe(failures.too_large.code)
})

test('a call that takes a form takes nothing else, and others take no form', async () => {
  const json = await portal.send({ method: 'POST', url: '/api/forms', payload: { name: 'a' } })
  const form = await portal.send({ method: 'POST', url: '/api/logout', ...formOf({ name: 'a' }, small) })

  expect([json.statusCode, json.json().code]).toEqual([415, failures.invalid_input.code])
  expect([form.statusCode, form.json().code]).toEqual([415, failures.invalid_input.code])
})

test.concurrent('a file may take longer than any other request, if it keeps coming', async () => {
  const { status, seconds } = await trickle({ bytes: 2_000, every: 500, times: 25 })

  expect(status).toBe(200)
  expect(seconds).toBeGreaterThan(12)
})

test.concurrent('one that comes too slowly ends with 408', async () => {
  const { status, seconds } = await trickle({ bytes: 100, every: 500, times: 100 })

  expect(status).toBe(408)
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(30)
})

test.concurrent('one that stops ends with 408', async () => {
  const { status, seconds } = await trickle({ bytes: 1_000, every: 15_000, times: 2 })

  expect(status).toBe(408)
  expect(seconds).toBeLessThan(14)
})

test.concurrent('seconds in which we do not read are not the sender’s', async () => {
  const { status } = await trickle({ bytes: 300_000, every: 0, times: 10, wait: 7_000 })

  expect(status).toBe(200)
})

test.concurrent('who was refused before sending everything cannot hold the connection either', async () => {
  const { status, seconds } = await trickle({ bytes: 10, every: 500, times: 100, fields: { name: 'a'.repeat(300) } })

  expect(status).toBe(200)
  expect(seconds).toBeLessThan(30)
})

async function send(form: Pick<InjectOptions, 'payload' | 'headers'>) {
  return (await portal.send({ method: 'POST', url: '/api/forms', ...form })).json()
}

function part(name: string) {
  return `--BOUNDARY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`
}

function withText(write: (boundary: string) => string) {
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=abc' },
    payload: Buffer.from(write('abc')),
  }
}

function longHeaders(boundary: string) {
  const line = `X-Line: ${'a'.repeat(1_000)}\r\n`
  return `--${boundary}\r\n${line.repeat(1_000)}Content-Disposition: form-data; name="file"\r\n\r\na\r\n--${boundary}--\r\n`
}

function numbered(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 'a']))
}

function cut(form: ReturnType<typeof formOf>, bytes: number) {
  return { ...form, payload: form.payload.subarray(0, form.payload.length - bytes) }
}

function announced(form: ReturnType<typeof formOf>) {
  return { ...form, headers: { ...form.headers, 'content-length': '1000000000' } }
}

interface SlowUpload {
  bytes: number
  every: number
  times: number
  wait?: number
  fields?: Record<string, string>
}

/** Over a real connection; seconds until the server closed it. */
function trickle({ bytes, every, times, wait = 0, fields }: SlowUpload): Promise<{ status: number; seconds: number }> {
  const { payload, headers } = formOf({ name: 'slow', wait, ...fields }, Buffer.alloc(bytes * times))
  const token = openForgeryTokens(portal.platform.secret).issue(null)
  const lines = [
    'POST /api/forms HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: close',
    `Content-Type: ${headers['content-type']}`,
    `Cookie: atrium_csrf=${token}`,
    `X-Csrf-Token: ${token}`,
    `Content-Length: ${payload.length}`,
  ]
  const start = payload.length - bytes * times

  return new Promise((resolve) => {
    const began = performance.now()
    let heard = ''
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      socket.write(payload.subarray(0, start))
      for (let at = start; at < payload.length && socket.writable; at += bytes) {
        socket.write(payload.subarray(at, at + bytes))
        await sleep(every)
      }
    })
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve({ status: Number(heard.slice(9, 12)), seconds: (performance.now() - began) / 1000 }),
    )
  })
}
