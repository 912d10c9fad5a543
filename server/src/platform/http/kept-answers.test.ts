import type { AddressInfo } from 'node:net'
import { endpoint } from '@atrium/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { givenAccount, givenSession } from '../../../test/given/given.ts'
import { startPortal } from '../../../test/portal.ts'
import { publicTopic } from '../cache/cache.ts'
import { serve } from './serve.ts'

const news = endpoint({
  method: 'GET',
  path: '/api/news',
  access: 'anyone',
  cache_seconds: 1,
  summary: 'The same for every visitor',
  query: z.object({ about: z.string().optional() }),
  data: z.object({ number: z.number(), language: z.string(), text: z.string() }),
})

/** Each answer that is made has the next number, except the one about nothing. */
async function startNews(wait: () => Promise<void> = async () => {}) {
  let made = 0
  const portal = await startPortal(null, {
    config: { NODE_ENV: 'production' },
    routes: (app) =>
      serve(app, news, async ({ query }, { language }) => {
        const number = query.about === 'nothing' ? 0 : ++made
        await wait()
        return { number, language, text: '公告'.repeat(1_000) }
      }),
  })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = portal.app.server.address() as AddressInfo

  async function read(headers: Record<string, string> = {}, path = '/api/news') {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    const text = await response.text()
    return { status: response.status, headers: Object.fromEntries(response.headers), text }
  }
  async function readData(headers?: Record<string, string>, path?: string) {
    return JSON.parse((await read(headers, path)).text).data
  }
  return { ...portal, read, readData, made: () => made }
}

test('visitors who ask at the same time get one answer', async () => {
  const all = Promise.withResolvers<void>()
  const { app, read, made } = await startNews(() => all.promise)
  let arrived = 0
  app.server.on('request', () => ++arrived)

  const reading = Array.from({ length: 20 }, () => read())
  await expect.poll(() => arrived).toBe(20)
  all.resolve()

  expect(new Set((await Promise.all(reading)).map(({ text }) => text)).size).toBe(1)
  expect(made()).toBe(1)
})

test('an answer is kept per language and address', async () => {
  const { readData } = await startNews()

  const answers = await Promise.all(
    ['zh-CN', 'en', 'zh-TW'].map((language) => readData({ 'accept-language': language })),
  )
  const other = await readData({ 'accept-language': 'en' }, '/api/news?about=releases')

  expect(answers.map(({ language }) => language)).toEqual(['zh-CN', 'en', 'zh-TW'])
  expect(other.number).toBe(4)
})

const constant = '/api/news?about=nothing'

test('an answer is sent in the encoding that the caller accepts, and a copy that holds is not sent again', async () => {
  const { read } = await startNews()

  const plain = await read({}, constant)
  const compressed = await read({ 'accept-encoding': 'gzip, br' }, constant)
  const again = await read({ 'if-none-match': String(plain.headers.etag) }, constant)

  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600',
    vary: 'Accept-Language, Authorization, Accept-Encoding',
  })
  expect(compressed.text).toBe(plain.text)
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a change shows at once: neither a kept answer nor one that was begun before it is sent', async () => {
  const begun = Promise.withResolvers<void>()
  const { readData, made, platform } = await startNews(() => begun.promise)

  const before = readData()
  await expect.poll(made).toBe(1)
  await platform.cache.invalidate(publicTopic)
  const after = readData()
  await expect.poll(made).toBe(2)
  begun.resolve()

  expect((await before).number).toBe(1)
  expect((await after).number).toBe(2)
  await platform.cache.invalidate(publicTopic)
  expect((await readData()).number).toBe(3)
})

test('attack 37: what a signed-in person gets is made for them, and no cache may keep it', async () => {
  const { read, db } = await startNews()
  const { token } = await givenSession(db, (await givenAccount(db)).user_id)
  await read()

  const { headers, text } = await read({ authorization: `Bearer ${token}` })

  expect(JSON.parse(text).data.number).toBe(2)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
})

test('a failure is not kept', async () => {
  let fails = true
  const { read } = await startNews(async () => {
    if (fails) throw new Error('not now')
  })

  const failed = await read()
  fails = false

  expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store'])
  expect((await read()).status).toBe(200)
})
