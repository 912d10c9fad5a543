import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { RenderedPage } from './kept-pages.ts'
import { sendPage } from './send-page.ts'

const page: RenderedPage = {
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from('<script nonce="PLACEHOLDER">1</script>'),
  complete: true,
}

async function givenHost(shareable = true) {
  let nonces = 0
  const app = Fastify()
  app.decorateReply('allowPage', function allowPage() {
    nonces += 1
    this.header('content-security-policy', `script-src 'nonce-n${nonces}'`)
    return `n${nonces}`
  })
  app.get('/', (request, reply) => sendPage(request, reply, page, { noncePlaceholder: 'PLACEHOLDER', shareable }))
  onTestFinished(() => app.close())
  return app
}

test('a cached page is sent with a fresh nonce each time', async () => {
  const app = await givenHost()

  const answers = [await app.inject('/'), await app.inject('/')]

  expect(answers.map(({ body }) => body)).toEqual(['<script nonce="n1">1</script>', '<script nonce="n2">1</script>'])
  expect(answers[0]?.headers.etag).toBe(answers[1]?.headers.etag)
  expect(answers[0]?.headers['content-security-policy']).toContain('n1')
})

test('who has the page hears so, and keeps the policy that its copy came with', async () => {
  const app = await givenHost()
  const { headers } = await app.inject('/')

  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })

  expect(again.statusCode).toBe(304)
  expect(again.headers).not.toHaveProperty('content-security-policy')
})

test('the page of a token link is not cached and sends no referrer [ACC-06]', async () => {
  const app = await givenHost(false)

  const { headers } = await app.inject('/?token=once')

  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(headers).not.toHaveProperty('etag')
})
