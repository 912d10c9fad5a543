import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { EncodedBody } from '@atrium/server/platform/http/encoded-body'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { RenderedPage } from './kept-pages.ts'
import { type Keeping, sendPage } from './send-page.ts'

const html = `<p>${'a page '.repeat(1_000)}</p>`

async function givenHost(keeping: Keeping, differing: Partial<RenderedPage> = {}) {
  const page: RenderedPage = {
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', "script-src 'sha256-one'"],
    ],
    body: new EncodedBody(Buffer.from(html)),
    tag: 'W/"tag"',
    complete: true,
    ...differing,
  }
  const app = Fastify()
  app.get('/', (request, reply) => sendPage(request, reply, page, { keeping, sharedSeconds: 1 }))
  onTestFinished(() => app.close())
  return app
}

test('a page is sent in the encoding that is accepted, and compressed once for each', async () => {
  const body = new EncodedBody(Buffer.from(html))
  const onGrowth = vi.fn<(bytes: number) => void>()
  body.onGrowth = onGrowth
  const app = await givenHost('shared', { body })
  const get = (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } })

  const [br, gzip, plain] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')])
  await Promise.all([get('br'), get('gzip')])

  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(html)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
  expect(plain.body).toBe(html)
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(br.headers.vary).toContain('accept-encoding')
  expect(onGrowth).toHaveBeenCalledTimes(2)
})

test('a shared cache may keep a page for a second, by language and encoding, and gets no cookie line', async () => {
  const app = await givenHost('shared')

  const { headers } = await app.inject('/')

  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600',
    vary: 'accept-encoding, x-atrium-language',
    etag: 'W/"tag"',
  })
})

test('a page whose language came from a cookie is kept by browsers only', async () => {
  const app = await givenHost('browser')

  const { headers } = await app.inject('/')

  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers.vary).toBe('accept-encoding, accept-language, cookie, x-atrium-language')
})

test('a page that was not found is not shared', async () => {
  const app = await givenHost('shared', { status: 404 })

  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-cache')
})

test('who has the page hears so, with the policy of the same bytes', async () => {
  const app = await givenHost('shared')

  const again = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"tag"' } })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers['content-security-policy']).toBe("script-src 'sha256-one'")
})

test('the page of a token link is not cached and sends no referrer [ACC-06]', async () => {
  const app = await givenHost('nobody')

  const { headers } = await app.inject('/?token=once')

  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(headers).not.toHaveProperty('etag')
})
