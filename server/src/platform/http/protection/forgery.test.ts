import { failures } from '@atrium/contract/errors'
import { endpoint, nothing } from '@atrium/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { givenAccount, givenLink, givenSession, type Portal, startPortal } from '../../../../test/portal.ts'
import { openSecret } from '../../secret/secret.ts'
import { serve } from '../serve.ts'
import { type ForgeryTokens, openForgeryTokens } from './forgery-token.ts'

const change = endpoint({ method: 'POST', path: '/api/changes', access: 'anyone', summary: 'Changes', data: nothing })
const enter = endpoint({
  method: 'POST',
  path: '/api/entries',
  access: 'anyone',
  summary: 'A way in',
  data: z.object({ token: z.string() }),
})
const kept = endpoint({
  method: 'GET',
  path: '/api/kept',
  access: 'anyone',
  summary: 'The same for every visitor',
  data: nothing,
  cache_seconds: 60,
})

let portal: Portal
let tokens: ForgeryTokens
let mine: string
let another: string
beforeAll(async () => {
  portal = await startPortal(null, {
    config: { PUBLIC_ADDRESS: 'https://portal.example', ALLOWED_HOSTS: ['inner'] },
    routes: (app) => {
      serve(app, change, () => null)
      serve(app, enter, () => ({ token: 'a-new-session' }))
      serve(app, kept, () => null)
      app.get('/page', (_, reply) => reply.header('cache-control', 'private, no-cache').type('text/html').send('<p>'))
    },
  })
  tokens = openForgeryTokens(portal.platform.secret)
  mine = (await givenSession(portal.db, (await givenAccount(portal.db)).user_id)).token
  another = (await givenSession(portal.db, (await givenAccount(portal.db)).user_id)).token
})
afterAll(() => portal.close())

const name = '__Host-atrium_csrf'
const pair = (token: string) => ({ cookie: `${name}=${token}`, 'x-csrf-token': token })
const by = (bearer: string) => ({ authorization: `Bearer ${bearer}` })
const refused = [403, failures.csrf_rejected.code]

async function write(headers: Record<string, string>) {
  const { statusCode, json } = await portal.app.inject({ method: 'POST', url: '/api/changes', headers })
  return [statusCode, json().code]
}

/** The cookie that an answer sets, if it sets one. */
async function cookieFrom(url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const answer = await portal.app.inject({ method, url, headers })
  return String(answer.headers['set-cookie'] ?? '').replace(/^__Host-atrium_csrf=([^;]+).*/, '$1')
}

test('a write that repeats the cookie in its header passes [ACC-12]', async () => {
  const good = pair(tokens.issue(null))

  expect(await write(good)).toEqual([200, 0])
  expect(await write({ ...good, cookie: `a=1; ${good.cookie}; b=2` })).toEqual([200, 0])
  expect(await write({ ...good, origin: 'https://portal.example' })).toEqual([200, 0])
  expect(await write({ ...good, origin: 'http://inner:7300', host: 'inner:7300' })).toEqual([200, 0])
  expect(await write({ ...pair(tokens.issue(mine)), ...by(mine) })).toEqual([200, 0])
})

test.for<[string, () => Record<string, string>]>([
  ['neither cookie nor header', () => ({})],
  ['only the cookie', () => ({ cookie: pair(tokens.issue(mine)).cookie })],
  ['only the header', () => ({ 'x-csrf-token': tokens.issue(mine) })],
  ['another value in the header', () => ({ ...pair(tokens.issue(mine)), 'x-csrf-token': tokens.issue(mine) })],
  ['a shorter value', () => ({ ...pair(tokens.issue(mine)), 'x-csrf-token': 'A' })],
  ['an empty pair', () => pair('')],
  ['a pair that nobody here signed', () => pair('A'.repeat(32))],
  ['a pair signed with another secret', () => pair(elsewhere().issue(mine))],
  ['a binding that was exchanged', () => pair(exchanged(tokens.issue(another), tokens.issue(mine)))],
  ['a signature and more', () => pair(`${tokens.issue(mine)}.more`)],
  ['a cookie with a similar name', () => ({ ...pair(tokens.issue(mine)), cookie: `x${name}=${tokens.issue(mine)}` })],
  ['the token of another person’s session', () => pair(tokens.issue(another))],
  ['the token of a visitor', () => pair(tokens.issue(null))],
  ['the page of another site', () => ({ ...pair(tokens.issue(mine)), origin: 'https://evil.example' })],
  [
    'a page whose site the host line names, too',
    () => ({ ...pair(tokens.issue(mine)), origin: 'https://evil.example', host: 'evil.example' }),
  ],
  ['a sandboxed page', () => ({ ...pair(tokens.issue(mine)), origin: 'null' })],
  [
    'a sibling that looks alike',
    () => ({ ...pair(tokens.issue(mine)), origin: 'https://portal.example.evil.example' }),
  ],
  ['a subdomain', () => ({ ...pair(tokens.issue(mine)), origin: 'https://files.portal.example' })],
  ['what the browser calls cross-site', () => ({ ...pair(tokens.issue(mine)), 'sec-fetch-site': 'cross-site' })],
])('attack 23: a write by a signed-in person with %s is rejected by the CSRF check', async ([, headers]) => {
  expect(await write({ ...by(mine), ...headers() })).toEqual(refused)
})

function elsewhere() {
  return openForgeryTokens(openSecret({ SECRET_KEY: 'the secret of quite another house' }))
}

function exchanged(theirs: string, own: string) {
  const [nonce, , signature] = theirs.split('.')
  return [nonce, own.split('.')[1], signature].join('.')
}

test('attack 23: a cookie tossed from a subdomain has no name that counts, and hides nothing', async () => {
  const tossed = tokens.issue(null)
  const own = tokens.issue(mine)

  // Browsers take a cookie whose name begins with __Host- from no other host, so a neighbour is left with the plain name.
  expect(await write({ cookie: `atrium_csrf=${tossed}`, 'x-csrf-token': tossed })).toEqual(refused)
  expect(await write({ ...by(mine), cookie: `${name}=${tossed}; ${name}=${own}`, 'x-csrf-token': own })).toEqual([
    200, 0,
  ])
  expect(await write({ ...by(mine), cookie: `${name}=${tossed}; ${name}=${own}`, 'x-csrf-token': tossed })).toEqual(
    refused,
  )
})

test('attack 23: what a browser kept of a previous session does not serve the next one', async () => {
  const previous = await cookieFrom('/api/users/mine/infos', by(another))

  expect(await write({ ...by(another), ...pair(previous) })).toEqual([200, 0])
  expect(await write({ ...by(mine), ...pair(previous) })).toEqual(refused)
  // Signed out there is nothing to protect, and the next sign-in begins with a write.
  expect(await write(pair(previous))).toEqual([200, 0])
})

test('under https the cookie is this host’s alone; under http it has its plain name', async () => {
  const plain = await startPortal()

  const [secure, open] = await Promise.all(
    [portal, plain].map(async ({ app }) => (await app.inject({ url: '/api/users/mine/infos' })).headers['set-cookie']),
  )

  expect(secure).toMatch(/^__Host-atrium_csrf=[\w-]{22}\.visitor\.[\w-]{43}; Path=\/; SameSite=Lax; Secure$/)
  expect(open).toMatch(/^atrium_csrf=[\w-]{22}\.visitor\.[\w-]{43}; Path=\/; SameSite=Lax$/)
})

test('a read sets a matching CSRF cookie only when the present one does not match', async () => {
  const forVisitor = await cookieFrom('/api/users/mine/infos')
  expect(tokens.fits(forVisitor, null)).toBe(true)
  expect(await cookieFrom('/api/users/mine/infos', pair(forVisitor))).toBe('')

  const forMe = await cookieFrom('/api/users/mine/infos', { ...by(mine), ...pair(forVisitor) })
  expect(tokens.fits(forMe, mine)).toBe(true)
  expect(await cookieFrom('/api/users/mine/infos', { ...by(mine), ...pair(forMe) })).toBe('')
})

test('a page, which is always a visitor’s, leaves the cookie of a session alone', async () => {
  expect(await cookieFrom('/page', pair(tokens.issue(mine)))).toBe('')
  expect(await cookieFrom('/page')).not.toBe('')
  expect(await cookieFrom('/page', pair('A'.repeat(32)))).not.toBe('')
})

test('an answer that others may keep sets no cookie', async () => {
  expect(await cookieFrom('/api/kept')).toBe('')
  expect(await cookieFrom('/api/kept', by(mine))).not.toBe('')
})

test('an answer that opens a session brings its cookie, whichever way in it was', async () => {
  const { link } = await givenLink(portal.db, (await givenAccount(portal.db)).user_id)
  const before = pair(tokens.issue(null))

  expect(tokens.fits(await cookieFrom('/api/entries', before, 'POST'), 'a-new-session')).toBe(true)

  const answer = await portal.app.inject({
    url: `/api/users/mine/infos?token=${link}`,
    headers: { ...before, ...by(mine) },
  })
  const [, cookie = ''] = /=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? []
  expect(await write({ ...by(answer.json().data.token), ...pair(cookie) })).toEqual([200, 0])
})
