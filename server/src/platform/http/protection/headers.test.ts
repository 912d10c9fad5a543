import { endpoint } from '@atrium/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { someone, startPortal } from '../../../../test/portal.ts'
import { serve } from '../serve.ts'

const shared = endpoint({
  method: 'GET',
  path: '/api/shared',
  access: 'anyone',
  summary: 'The same for every visitor',
  data: z.string(),
  cache_seconds: 5,
})

test('every answer carries the headers that keep a browser safe', async () => {
  const { send } = await startPortal(null, { config: { PUBLIC_ADDRESS: 'https://portal.example' } })

  for (const url of ['/api/website', '/api/nothing', '/nothing', '/healthz', '/api/reference/', '/api/%E0%A4%A']) {
    const { headers } = await send({ url, headers: { origin: 'https://evil.example' } })
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/base-uri 'none'/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers, url).not.toHaveProperty('access-control-allow-origin')
    expect(headers, url).not.toHaveProperty('x-powered-by')
  }
})

test('attack 18: nothing but the origin travels as Referer, from pages and from calls', async () => {
  const { send } = await startPortal(null, {
    routes: (app) => void app.get('/page', (_, reply) => reply.type('text/html').send(reply.allowPage())),
  })

  for (const url of ['/page?token=once', '/api/users/mine/infos?token=once', '/api/users/oauth/login/result/a/b']) {
    expect((await send({ url })).headers['referrer-policy']).toBe('strict-origin')
  }
})

test('a page made for one answer has a policy with a nonce of its own; its scripts and styles need it', async () => {
  const { send } = await startPortal(null, {
    config: { NODE_ENV: 'production' },
    routes: (app) => void app.get('/page', (_, reply) => reply.type('text/html').send(reply.allowPage())),
  })

  const [one, two] = [await send({ url: '/page' }), await send({ url: '/page' })]

  expect(one.body).not.toBe(two.body)
  expect(one.headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' 'nonce-${one.body}'; style-src 'self' 'nonce-${one.body}'; ` +
      "connect-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; base-uri 'none'; " +
      "frame-ancestors 'self'; form-action 'self'",
  )
})

test('a page that is kept names its inline scripts by their hashes, and allows no other', async () => {
  const { app } = await startPortal(null, { config: { NODE_ENV: 'production' } })

  const policy = app.pagePolicy({ scripts: ["'sha256-one'", "'sha256-two'"], styles: ["'nonce-style'"] })

  expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two'; style-src 'self' 'nonce-style';")
  expect(policy).not.toContain('unsafe')
})

test('a page may frame only the WeChat code, and only where WeChat sign-in is offered', async () => {
  const { send } = await startPortal(null, {
    config: { WECHAT_APP_ID: 'wx1' },
    routes: (app) => void app.get('/page', (_, reply) => reply.type('text/html').send(reply.allowPage())),
  })

  const { headers } = await send({ url: '/page' })

  expect(headers['content-security-policy']).toContain(
    "; frame-src 'self' https://open.weixin.qq.com/connect/qrconnect; ",
  )
})

test('a response is cacheable only if its endpoint says so, and only for visitors', async () => {
  const { app, send } = await startPortal(someone, { routes: (portal) => serve(portal, shared, () => 'same') })

  const person = await send({ url: '/api/shared' })
  const visitor = await app.inject({ url: '/api/shared' })
  const other = await app.inject({ url: '/api/users/mine/infos' })

  expect(person.headers['cache-control']).toBe('no-store')
  expect(visitor.headers).toMatchObject({
    'cache-control': 'public, max-age=5',
    vary: 'Accept-Language, Authorization, Accept-Encoding',
  })
  // A cookie in a shared answer would be everybody's.
  expect(visitor.headers).not.toHaveProperty('set-cookie')
  expect(other.headers['cache-control']).toBe('no-store')
})
