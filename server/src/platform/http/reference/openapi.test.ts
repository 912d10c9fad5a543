import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { callsByNoun } from '@atrium/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, type Portal, startPortal } from '../../../../test/portal.ts'
import { proveServed } from './proof.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(administrator)
})
afterAll(() => portal.close())

/** As deep as these tests look. */
interface OpenApiOperation {
  parameters: { name: string; schema: unknown }[]
  responses: Record<string, { content: { 'application/json': { schema: { oneOf: unknown[] } } } }>
}

async function readDescription() {
  const { json } = await portal.send({ url: '/api/openapi.json' })
  return json() as { openapi: string; paths: Record<string, Record<string, OpenApiOperation>> }
}

const calls = Object.values(callsByNoun).flat()

test('every call is published as OpenAPI 3.1, with its input, its answer and who may make it [API-11]', async () => {
  const { openapi, paths } = await readDescription()

  expect(openapi).toMatch(/^3\.1\./)
  for (const { method, path, summary, query, events } of calls) {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toMatchObject({ summary, description: expect.stringMatching(/^Open to/) })
    const answers = operation?.responses['200']?.content
    if (events) expect(answers).toHaveProperty('text/event-stream')
    else expect(answers?.['application/json']?.schema.oneOf).toHaveLength(2)
    const names = operation?.parameters.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(query?.shape ?? {})))
  }
})

test('visitors read the description without the calls of management [API-11]', async () => {
  const { body, headers } = await portal.app.inject({ url: '/api/openapi.json' })
  const mine = await portal.send({ url: '/api/openapi.json' })

  const paths = Object.keys(JSON.parse(body).paths)
  expect(paths).toContain('/api/resources')
  expect(paths.filter((path) => path.startsWith('/api/management/'))).toEqual([])
  expect(body).not.toContain('Open to administrators')
  expect(headers['cache-control']).toBe('public, max-age=300')
  expect(mine.body).toContain('/api/management/users')
  expect(mine.headers['cache-control']).toBe('private, no-cache')
  expect(headers.vary).toContain('Authorization')
})

test('the description is sent compressed, and not again when it is known [API-11]', async () => {
  const read = (headers: Record<string, string>) => portal.app.inject({ url: '/api/openapi.json', headers })
  const plain = await read({})
  const br = await read({ 'accept-encoding': 'gzip, br' })
  const gz = await read({ 'accept-encoding': 'gzip' })

  const again = await read({ 'if-none-match': String(br.headers.etag) })

  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8)
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('nothing in the description refers to a part that is not there [API-11]', async () => {
  const { body, json } = await portal.send({ url: '/api/openapi.json' })

  const named = new Set(Array.from(body.matchAll(/"\$ref":"#\/([^"]*)"/g), ([, path = '']) => path))
  for (const path of named) expect(json()).toHaveProperty(path.split('/'))
})

test('a JSON text in an address says what stands in it', async () => {
  const { paths } = await readDescription()

  const search = paths['/api/cases']?.get?.parameters.find(({ name }) => name === 'search')

  expect(search?.schema).toMatchObject({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { properties: { industry_ids: { type: 'array' } } },
  })
})

test('the reference is a page of ours: scripts by nonce, nothing from outside [API-11]', async () => {
  const { headers, body } = await portal.send({ url: '/api/reference/' })
  const script = await portal.send({ url: '/api/reference/js/scalar.js' })

  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(body.match(/<script/g)?.length).toBe(body.split(`nonce="${nonce}"`).length - 1)
  expect(body).not.toMatch(/https?:\/\//)
  expect(script.headers['content-type']).toContain('javascript')
})

test('a call that is described but not served stops the start, and says which', () => {
  const served = new Map(calls.slice(1).map((call) => [`${call.method} ${call.path}`, call]))

  expect(() => proveServed({ served })).toThrow(`${calls[0]?.method} ${calls[0]?.path}`)
})
