import { failures } from '@atrium/contract/errors'
import { endpoint } from '@atrium/contract/kit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { serve } from './serve.ts'
import { tokenHash } from './viewer.ts'

const whoAmI = endpoint({
  method: 'GET',
  path: '/api/who-am-i',
  access: 'anyone',
  summary: 'The viewer, as services see one',
  data: z.looseObject({}),
})

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(null, { routes: (app) => serve(app, whoAmI, (_, viewer) => ({ ...viewer })) })
})
afterAll(() => portal.close())

async function codeFor(token: string): Promise<number> {
  return (await portal.get('/api/who-am-i', { authorization: `Bearer ${token}` })).code
}

async function seenAs(token: string, headers = {}) {
  return (await portal.get('/api/who-am-i', { authorization: `Bearer ${token}`, ...headers })).data
}

test('a token shows who asks, with roles, menus and language', async () => {
  const { db } = portal
  const { user_id } = await givenAccount(db, { is_weaver: true, role_ids: [3] })
  const { token } = await givenSession(db, user_id)

  const viewer = await seenAs(token, { 'accept-language': 'zh-Hant-TW,zh;q=0.8' })

  expect(viewer).toMatchObject({ user_id, is_weaver: true, roles: [{ role_id: 1 }, { role_id: 3 }], language: 'zh-TW' })
  expect(viewer.menus).toEqual(expect.arrayContaining([10, 18, 107, 1037]))
})

test('who has no role has no list, which is not an empty one', async () => {
  const { user_id } = await givenAccount(portal.db)
  const { token } = await givenSession(portal.db, user_id)

  expect(await seenAs(token)).toMatchObject({ user_id, menus: null, roles: [] })
})

test.for([
  ['has expired', `update session set expires_at = now()`],
  ['was revoked', `update session set revoked_at = now()`],
  ['was left unused for too long', `update session set last_seen_at = now() - interval '1 hour', idle_seconds = 3599`],
  ['belongs to a disabled account', `update account set state = 'disabled'`],
  ['belongs to a merged account', `update account set state = 'merged'`],
  ['belongs to an erased account', `update account set state = 'erased'`],
] as const)('a token that %s is refused, also where visitors are welcome [ACC-07a]', async ([, change]) => {
  const { user_id } = await givenAccount(portal.db)
  const { token } = await givenSession(portal.db, user_id)

  await sql`${sql.raw(change)} where user_id = ${user_id}`.execute(portal.db)

  expect(await codeFor(token)).toBe(failures.not_logged_in.code)
})

test('who showed who they are a quarter of an hour ago has to show it again', async () => {
  const { db } = portal
  const { user_id } = await givenAccount(db)
  const { token } = await givenSession(db, user_id)
  expect(await seenAs(token)).toMatchObject({ confirmed: true })

  await sql`update session set confirmed_at = now() - interval '15 minutes' where user_id = ${user_id}`.execute(db)

  expect(await seenAs(token)).toMatchObject({ user_id, confirmed: false })
})

test.for(['x', '../../etc', "' or true --", 'x'.repeat(5_000)])('nonsense is refused: %j', async (token) => {
  expect(await codeFor(token)).toBe(failures.not_logged_in.code)
})

test('an empty token is a visitor', async () => {
  expect(await seenAs('')).toMatchObject({ user_id: null, menus: null })
})

test('calls that begin or end a session pay no attention to a token that is over [ACC-07a]', async () => {
  const headers = { authorization: 'Bearer over' }

  expect((await portal.post('/api/logout', {}, headers)).code).toBe(0)
  expect((await portal.get('/api/users/oauth/providers', headers)).code).toBe(0)
  expect((await portal.get('/api/users/ip/info', headers)).code).toBe(0)
  const signIn = await portal.post('/api/login', { account: 'nobody@example.com', password: 'wrong-1' }, headers)
  expect(signIn.code).toBe(failures.wrong_credentials.code)
})

test('the stored token hash does not work as a token', async () => {
  const { user_id } = await givenAccount(portal.db)
  const { token } = await givenSession(portal.db, user_id)

  expect(await codeFor(tokenHash(token).toString('hex'))).toBe(failures.not_logged_in.code)
})

test('the last visit of a session is kept, to ten minutes', async () => {
  const { db } = portal
  const { user_id } = await givenAccount(db)
  const { token } = await givenSession(db, user_id)
  await sql`update session set last_seen_at = now() - interval '1 hour' where user_id = ${user_id}`.execute(db)

  await seenAs(token)

  const { rows } = await sql`select last_seen_at > now() - interval '1 minute' as recent from session
    where user_id = ${user_id}`.execute(db)
  expect(rows).toEqual([{ recent: true }])
})
