import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAccount, givenSession, someone, startPortal } from '../../../test/portal.ts'
import { openSession } from './session.service.ts'

const infos = '/api/users/mine/infos'
const sessions = '/api/users/mine/sessions'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

test('people see where they are signed in: browser, system, country, and which one this is', async () => {
  const { db, user_id, get } = await startPortal(someone)
  const origin = { network: '203.0.113.7', country: 'DE', user_agent: chrome }
  await openSession(db, user_id ?? 0, { way: 'password', remember: false, origin })
  await openSession(db, user_id ?? 0, { way: 'wechat', remember: true, origin: { ...origin, user_agent: '<b>' } })
  await givenSession(db, (await givenAccount(db)).user_id)

  const { list } = (await get(sessions)).data

  expect(list).toMatchObject([
    { way: 'wechat', browser: null, system: null, country: 'DE', current: false },
    { way: 'password', browser: 'Chrome 141', system: 'Windows', country: 'DE', current: false },
    { way: 'link', browser: null, system: null, country: null, current: true },
  ])
})

test('signing out there ends that session and no other', async () => {
  const { db, user_id, get, send } = await startPortal(someone)
  const elsewhere = await givenSession(db, user_id ?? 0)
  const there = { authorization: `Bearer ${elsewhere.token}` }
  const [{ session_id }] = (await get(sessions)).data.list

  const answer = await send({ method: 'DELETE', url: `${sessions}/${session_id}` })

  expect(answer.json().code).toBe(0)
  expect((await get(infos, there)).code).toBe(failures.not_logged_in.code)
  expect((await get(infos)).code).toBe(0)
  expect((await get(sessions)).data.list).toHaveLength(1)
  expect((await send({ method: 'DELETE', url: `${sessions}/${session_id}` })).json().code).toBe(failures.not_found.code)
})

test('another person’s session does not exist, and goes on', async () => {
  const { db, get, send } = await startPortal(someone)
  const { user_id } = await givenAccount(db)
  const { token } = await givenSession(db, user_id)
  const { session_id } = await db
    .selectFrom('session')
    .select('session_id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

  const foreign = (await send({ method: 'DELETE', url: `${sessions}/${session_id}` })).json()
  const missing = (await send({ method: 'DELETE', url: `${sessions}/999999` })).json()

  expect(foreign.code).toBe(failures.not_found.code)
  expect({ ...foreign, data: null }).toEqual({ ...missing, data: null })
  expect((await get(infos, { authorization: `Bearer ${token}` })).code).toBe(0)
})

test('signing out everywhere ends all sessions of the person, including this one, and no others', async () => {
  const { db, user_id, get, send } = await startPortal(someone)
  const elsewhere = await givenSession(db, user_id ?? 0)
  const other = await givenSession(db, (await givenAccount(db)).user_id)

  await send({ method: 'DELETE', url: sessions })

  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${elsewhere.token}` })).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${other.token}` })).code).toBe(0)
})

test('a session that was idle for too long has expired and is no longer listed', async () => {
  const { db, user_id, get } = await startPortal(someone)
  const origin = { network: '203.0.113.7', country: null, user_agent: null }
  const token = await openSession(db, user_id ?? 0, { way: 'password', remember: false, origin })
  const there = { authorization: `Bearer ${token}` }

  await sql`update session set last_seen_at = now() - interval '3 hours 59 minutes' where way = 'password'`.execute(db)
  expect((await get(infos, there)).code).toBe(0)

  await sql`update session set last_seen_at = now() - interval '4 hours 1 second' where way = 'password'`.execute(db)
  expect((await get(infos, there)).code).toBe(failures.not_logged_in.code)
  expect((await get(sessions)).data.list).toHaveLength(1)
})

test('a session ends at its limit, however busy it is', async () => {
  const { db, user_id, get } = await startPortal(someone)
  const origin = { network: '203.0.113.7', country: null, user_agent: null }
  const token = await openSession(db, user_id ?? 0, { way: 'password', remember: true, origin })
  const there = { authorization: `Bearer ${token}` }

  await sql`update session set expires_at = expires_at - interval '29 days 23 hours' where way = 'password'`.execute(db)
  expect((await get(infos, there)).code).toBe(0)

  await sql`update session set expires_at = expires_at - interval '1 hour' where way = 'password'`.execute(db)
  expect((await get(infos, there)).code).toBe(failures.not_logged_in.code)
})

test('being seen is written down at most every ten minutes', async () => {
  const { db, get } = await startPortal(someone)
  const lastSeen = async () =>
    (await db.selectFrom('session').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at
  await get(infos)

  await sql`update session set last_seen_at = now() - interval '9 minutes'`.execute(db)
  const before = await lastSeen()
  await get(infos)
  expect(await lastSeen()).toBe(before)

  await sql`update session set last_seen_at = now() - interval '11 minutes'`.execute(db)
  await get(infos)
  expect(Date.parse(await lastSeen())).toBeGreaterThan(Date.parse(before))
})

test('a token is 256 bits that are kept nowhere, only their hash', async () => {
  const { db, user_id } = await startPortal(someone)
  const origin = { network: '203.0.113.7', country: null, user_agent: null }

  const token = await openSession(db, user_id ?? 0, { way: 'password', remember: false, origin })

  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await sql<{ kept: string }>`
    select to_jsonb(session)::text || encode(token_hash, 'escape') || encode(token_hash, 'base64') as kept from session
    where way = 'password'`.execute(db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kept).not.toContain(token)
  expect(rows[0]?.kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('a Redis flush signs out no session and revives no ended one', async () => {
  const { db, platform, user_id, get, send } = await startPortal(someone)
  const { redis } = platform.cache
  const ended = { authorization: `Bearer ${(await givenSession(db, user_id ?? 0)).token}` }
  const [{ session_id }] = (await get(sessions)).data.list
  await send({ method: 'DELETE', url: `${sessions}/${session_id}` })

  const keys = await redis.keys(`${platform.config.REDIS_PREFIX}*`)
  if (keys.length > 0) await redis.del(keys)

  expect((await get(infos)).code).toBe(0)
  expect((await get(infos, ended)).code).toBe(failures.not_logged_in.code)
})

test('signing out elsewhere ends every session but this one', async () => {
  const { db, user_id, get, send } = await startPortal(someone)
  const elsewhere = await givenSession(db, user_id ?? 0)

  await send({ method: 'DELETE', url: `${sessions}?which=others` })

  expect((await get(infos, { authorization: `Bearer ${elsewhere.token}` })).code).toBe(failures.not_logged_in.code)
  expect((await get(infos)).code).toBe(0)
})
