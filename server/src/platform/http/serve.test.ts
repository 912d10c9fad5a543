import { failures } from '@atrium/contract/errors'
import { endpoint, listQuery } from '@atrium/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Portal, someone, startPortal } from '../../../test/portal.ts'
import { Failure } from './failure.ts'
import { serve } from './serve.ts'

const greet = endpoint({
  method: 'GET',
  path: '/api/{product}-greetings/{name}',
  access: 'anyone',
  summary: 'Greets',
  params: z.object({ product: z.string(), name: z.string() }),
  query: listQuery(z.object({ keyword: z.string().max(10) }), ['title']),
  data: z.object({ hello: z.string() }),
})
const write = endpoint({
  method: 'POST',
  path: '/api/writings',
  access: 'anyone',
  summary: 'Answers what it was given',
  body: z.object({ title: z.string(), tags: z.array(z.string()).optional() }),
  data: z.object({ keys: z.array(z.string()), polluted: z.boolean() }),
})
const fail = endpoint({
  method: 'GET',
  path: '/api/failing/{how}',
  access: 'anyone',
  summary: 'Fails',
  params: z.object({ how: z.string() }),
  data: z.object({ number: z.number() }),
})

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(someone, {
    routes(app) {
      serve(app, greet, ({ params, query }) => {
        const row = { hello: `${params.product} ${params.name} ${query.page}`, password_hash: 'secret' }
        return row
      })
      serve(app, write, ({ body }) => ({ keys: Object.keys(body), polluted: 'admin' in {} }))
      serve(app, fail, ({ params: { how } }) => {
        if (how === 'known') throw new Failure('conflict')
        if (how === 'answer') return { number: 'not a number' } as unknown as { number: number }
        throw new Error('select * from account where mobile = 13800000000')
      })
    },
  })
})
afterAll(() => portal.close())

test('a call answers in the envelope, and undeclared columns are not sent', async () => {
  const { get } = portal

  expect(await get('/api/oa-greetings/ann')).toEqual({ code: 0, msg: '', data: { hello: 'oa ann 1' } })
})

test('input that does not fit is refused by the name of its field', async () => {
  const { get, post } = portal
  const long = encodeURIComponent(JSON.stringify({ keyword: 'x'.repeat(11) }))

  expect(await get(`/api/oa-greetings/ann?search=${long}`)).toMatchObject({
    code: failures.invalid_input.code,
    data: { field: 'search.keyword' },
  })
  expect(await get('/api/oa-greetings/ann?search=nonsense')).toMatchObject({ data: { field: 'search' } })
  expect(await get('/api/oa-greetings/ann?page=1&page=2')).toMatchObject({ data: { field: 'page' } })
  expect(await get('/api/oa-greetings/ann?order_by={"password":"asc"}')).toMatchObject({ code: 20001 })
  expect(await post('/api/writings', { title: 5 })).toMatchObject({ code: 20001, data: { field: 'title' } })
})

test.for([
  ['zh-CN', '服务器出错，问题已记录。请稍后再试'],
  ['zh-TW', '伺服器發生錯誤，問題已記錄。請稍後再試'],
  ['en', 'Something went wrong on our side. We’ve logged it. Please try again later.'],
])('failures speak the language of the reader: %s [ERR-09]', async ([language = '', message]) => {
  const answer = await portal.get('/api/failing/unknown', { 'accept-language': language })

  expect(answer).toMatchObject({ code: failures.internal.code, msg: message })
})

test('an unexpected error answers its request id and no internals', async () => {
  const { send, lines } = portal

  const answer = await send({ url: '/api/failing/unknown' })

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('account')
  expect(answer.json().data).toEqual({ request_id: answer.headers['x-request-id'] })
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', request_id: answer.headers['x-request-id'] }))
})

test('an answer that is not as described never leaves', async () => {
  expect(await portal.get('/api/failing/answer')).toMatchObject({ code: failures.internal.code })
})

test('a known failure answers 200 with its code', async () => {
  const { statusCode, json } = await portal.send({ url: '/api/failing/known' })

  expect([statusCode, json().code]).toEqual([200, failures.conflict.code])
})

test('an unknown call answers 404 in the envelope, with any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, json } = await portal.send({ method, url: '/api/nothing-here' })
    expect([method, statusCode, json().code]).toEqual([method, 404, failures.unknown_call.code])
  }
})

test.for([
  ['text that is not JSON', { 'content-type': 'application/json' }, '{"title":', 400, 20001],
  ['another content type', { 'content-type': 'text/plain' }, 'title=x', 415, 20001],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'title=x', 415, 20001],
  ['more than a megabyte', { 'content-type': 'application/json' }, `{"title":"${'x'.repeat(1_000_000)}"}`, 413, 20013],
  ['a deep nest', { 'content-type': 'application/json' }, '['.repeat(100_000) + ']'.repeat(100_000), 200, 20001],
] as const)('a body that is %s is refused', async ([, headers, payload, status, code]) => {
  const { statusCode, json } = await portal.send({ method: 'POST', url: '/api/writings', headers, payload })

  expect([statusCode, json().code]).toEqual([status, code])
})

test.for([
  '{"title":"a","__proto__":{"admin":true}}',
  '{"title":"a","constructor":{"prototype":{"admin":true}}}',
  '{"title":"a","\\u005f_proto__":{"admin":true}}',
])('a body cannot change what objects are: %s', async (payload) => {
  const headers = { 'content-type': 'application/json' }

  const { statusCode, json } = await portal.send({ method: 'POST', url: '/api/writings', headers, payload })

  expect([statusCode, json().code]).toEqual([400, 20001])
  expect('admin' in {}).toBe(false)
})

test('nor can an address', async () => {
  await portal.get(
    '/api/oa-greetings/ann?__proto__[admin]=1&constructor.prototype.admin=1&search={"__proto__":{"admin":1}}',
  )

  expect('admin' in {}).toBe(false)
})

test('undeclared fields do not reach the service', async () => {
  const { data } = await portal.post('/api/writings', { title: 'a', role_ids: [1], is_weaver: true })

  expect(data.keys).toEqual(['title'])
})

test('an address that cannot be read, or with an endless part, is answered in the envelope', async () => {
  const broken = await portal.send({ url: '/api/oa-greetings/%E0%A4%A' })
  const endless = await portal.send({ url: `/api/oa-greetings/${'x'.repeat(201)}` })

  expect([broken.statusCode, broken.json().code]).toEqual([400, 20001])
  expect([endless.statusCode, endless.json().code]).toEqual([414, 20001])
  for (const { headers } of [broken, endless]) expect(headers).toHaveProperty('x-request-id')
})

test('a page that fails answers a page, with the status of the failure', async () => {
  const { app } = await startPortal(null, {
    routes: (app) => {
      app.get('/failing-page', { config: { drawFailure: ({ id }) => `<p>${id}</p>` } }, () => {
        throw new Error('before anything was drawn')
      })
    },
  })

  const { statusCode, headers, body } = await app.inject({ url: '/failing-page' })

  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(body).toBe(`<p>${headers['x-request-id']}</p>`)
})
