import { failures } from '@atrium/contract/errors'
import { endpoint, nothing } from '@atrium/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { serve } from './serve.ts'

const change = endpoint({ method: 'POST', path: '/api/changes', access: 'anyone', summary: 'Changes', data: nothing })

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(null, {
    config: { PUBLIC_ADDRESS: 'https://portal.example' },
    routes: (app) => serve(app, change, () => null),
  })
})
afterAll(() => portal.close())

const token = 'A'.repeat(32)
const good = { cookie: `atrium_csrf=${token}`, 'x-csrf-token': token }

async function codeWith(headers: Record<string, string>) {
  const { statusCode, json } = await portal.app.inject({ method: 'POST', url: '/api/changes', headers })
  return [statusCode, json().code]
}

test('a write that repeats the cookie in its header passes [ACC-12]', async () => {
  expect(await codeWith(good)).toEqual([200, 0])
  expect(await codeWith({ ...good, cookie: `a=1; atrium_csrf=${token}; b=2` })).toEqual([200, 0])
  expect(await codeWith({ ...good, origin: 'https://portal.example' })).toEqual([200, 0])
  expect(await codeWith({ ...good, origin: 'http://inner:7300', host: 'inner:7300' })).toEqual([200, 0])
})

test.for([
  ['neither cookie nor header', {}],
  ['only the cookie', { cookie: good.cookie }],
  ['only the header', { 'x-csrf-token': token }],
  ['another value', { ...good, 'x-csrf-token': 'B'.repeat(32) }],
  ['a shorter value', { ...good, 'x-csrf-token': 'A' }],
  ['an empty pair', { cookie: 'atrium_csrf=', 'x-csrf-token': '' }],
  ['a weak pair', { cookie: 'atrium_csrf=1', 'x-csrf-token': '1' }],
  ['a cookie with a similar name', { cookie: `x_atrium_csrf=${token}`, 'x-csrf-token': token }],
  ['the page of another site', { ...good, origin: 'https://evil.example' }],
  ['a sandboxed page', { ...good, origin: 'null' }],
  ['a sibling that looks alike', { ...good, origin: 'https://portal.example.evil.example' }],
  ['what the browser itself calls cross-site', { ...good, 'sec-fetch-site': 'cross-site' }],
] as const)('a write with %s is refused as forged', async ([, headers]) => {
  expect(await codeWith(headers)).toEqual([403, failures.forged.code])
})

test('a reader without the cookie is given one, a reader with it is not given another', async () => {
  const { app } = portal

  const first = await app.inject({ url: '/api/website' })
  const again = await app.inject({ url: '/api/website', headers: good })

  expect(first.headers['set-cookie']).toMatch(/^atrium_csrf=[\w-]{32}; Path=\/; SameSite=Lax; Secure$/)
  expect(again.headers['set-cookie']).toBeUndefined()
})
