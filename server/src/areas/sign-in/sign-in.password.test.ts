import { failures } from '@atrium/contract/errors'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { someone } from '../../../test/portal.ts'
import { elsewhere, givenMember, password, startSignIn } from '../../../test/sign-in.ts'

const email = 'qinghe@example.com'
const login = '/api/login'
const infos = '/api/users/mine/infos'

test('a person signs in with an email address or a mobile number and a password [API-01] [ACC-10]', async () => {
  const { db, post, get } = await startSignIn()
  await givenMember(db, { user_name: '青禾', email, mobile: '+8613500008723', role_ids: [2] })

  const ways = [
    { account: email },
    { account: ' QingHe@Example.com ' },
    { account: '13500008723' },
    { account: '135 0000 8723', dial_code: '86' },
    { account: '+86 13500008723' },
  ]
  for (const way of ways) {
    const { data } = await post(login, { ...way, password }, elsewhere())

    expect(data).toMatchObject({ outcome: 'signed_in', existed: false, return_to: '/', roles: [{ role_id: 2 }] })
    expect(data.user_info).toMatchObject({ user_name: '青禾', bind_mobile: true, not_set_password: false })
    expect((await get(infos, { authorization: `Bearer ${data.token}` })).data.user_info.user_name).toBe('青禾')
  }
})

test('every failed sign-in answers that account or password is wrong', async () => {
  const { db, post } = await startSignIn()
  await givenMember(db, { email })
  await givenMember(db, { email: 'without@example.com', password: null })
  for (const state of ['disabled', 'merged', 'erased']) {
    const { user_id } = await givenMember(db, { email: `${state}@example.com` })
    await db.updateTable('account').set({ state }).where('user_id', '=', user_id).execute()
  }
  const tries = [
    { account: email, password: 'courtyard8' },
    { account: email, password: 'COURTYARD7' },
    { account: 'nobody@example.com', password },
    { account: '13500008723', password },
    { account: 'without@example.com', password },
    { account: 'disabled@example.com', password },
    { account: 'merged@example.com', password },
    { account: 'erased@example.com', password },
  ]

  for (const wrong of tries) {
    const { code, data } = await post(login, wrong, elsewhere())

    expect(code, JSON.stringify(wrong)).toBe(failures.wrong_credentials.code)
    expect(Object.keys(data)).toEqual(['request_id'])
  }
})

test('what is neither a number nor an address, or no password and no code, is answered as such', async () => {
  const { post } = await startSignIn()

  const unreadable = await post(login, { account: 'qinghe', password }, elsewhere())
  const nothing = await post(login, { account: email }, elsewhere())
  const both = await post(login, { account: email, password, ticket: 't'.repeat(43), code: '123456' }, elsewhere())

  expect(unreadable).toMatchObject({ code: failures.invalid_input.code, data: { field: 'account' } })
  expect(nothing).toMatchObject({ code: failures.invalid_input.code, data: { field: 'password' } })
  expect(both).toMatchObject({ code: failures.invalid_input.code, data: { field: 'password' } })
})

test('remembered, a session lasts thirty days; otherwise a day', async () => {
  const { db, post } = await startSignIn()
  await givenMember(db, { email })

  await post(login, { account: email, password }, elsewhere())
  await post(login, { account: email, password, remember: true }, elsewhere())

  const { rows } = await sql<{ days: number; way: string }>`
    select round(extract(epoch from expires_at - now()) / 86400)::int as days, way
    from session order by session_id`.execute(db)
  expect(rows).toEqual([
    { days: 1, way: 'password' },
    { days: 30, way: 'password' },
  ])
})

test('a hash of former settings is renewed by signing in, also in several places at once', async () => {
  const { db, post } = await startSignIn()
  const { user_id } = await givenMember(db, { email })
  const former = await hash(password, { memoryCost: 7_168, timeCost: 5, parallelism: 1 })
  await db.updateTable('account').set({ password_hash: former }).execute()

  await post(login, { account: email, password: 'courtyard8' }, elsewhere())
  expect(await storedHash()).toBe(former)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post(login, { account: email, password }, elsewhere())),
  )

  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(await storedHash()).toContain('$m=12288,t=3,p=1$')
  expect((await post(login, { account: email, password }, elsewhere())).code).toBe(0)

  async function storedHash() {
    const query = db.selectFrom('account').select('password_hash').where('user_id', '=', user_id)
    return (await query.executeTakeFirstOrThrow()).password_hash
  }
})

test('who has asked for the erasure of the account can still sign in, to think better of it', async () => {
  const { db, post } = await startSignIn()
  await givenMember(db, { email })
  await sql`update account set erase_at = now() + interval '3 days'`.execute(db)

  expect((await post(login, { account: email, password }, elsewhere())).data.outcome).toBe('signed_in')
})

test('every way in and every refusal is written down, without what was typed', async () => {
  const { db, post, lines } = await startSignIn()
  const { user_id } = await givenMember(db, { email })
  const headers: Record<string, string> = { ...elsewhere(), 'user-agent': 'Tablet/1' }

  await post(login, { account: email, password: 'mistyped1' }, headers)
  await post(login, { account: 'nobody@example.com', password: 'mistyped1' }, headers)
  await post(login, { account: email, password }, headers)
  await post(login, { account: email, password: 'mistyped1' }, headers)
  await post(login, { account: email, password: 'mistyped1' }, headers)

  const log = await db.selectFrom('sign_in').selectAll().orderBy('sign_in_id').execute()
  expect(log.map(({ user_id, outcome }) => [user_id, outcome])).toEqual([
    [user_id, 'refused'],
    [null, 'refused'],
    [user_id, 'signed_in'],
    [user_id, 'refused'],
    [null, 'challenged'],
  ])
  expect(log[0]).toMatchObject({ way: 'password', network: headers['x-forwarded-for'], user_agent: 'Tablet/1' })
  for (const written of [JSON.stringify(log), JSON.stringify(lines)]) {
    for (const secret of ['mistyped1', password]) expect(written).not.toContain(secret)
  }
})

test('a Redis flush revives no session and ends none', async () => {
  const { db, post, get, platform } = await startSignIn()
  await givenMember(db, { ...someone, email })
  const [stays, ends] = [await signedIn(), await signedIn()]
  await post('/api/logout', {}, ends)
  const victim = 'victim@example.com'
  for (let guess = 0; guess < 5; guess++) await post(login, { account: victim, password }, elsewhere())

  const { redis } = platform.cache
  const keys = await redis.keys(`${platform.config.REDIS_PREFIX}*`)
  if (keys.length > 0) await redis.del(...keys)

  expect((await get(infos, stays)).code).toBe(0)
  expect((await get(infos, ends)).code).toBe(failures.not_logged_in.code)
  const guarded = await post(login, { account: victim, password }, elsewhere())
  expect(guarded.code).toBe(failures.challenge_needed.code)

  async function signedIn() {
    const { data } = await post(login, { account: email, password }, elsewhere())
    return { authorization: `Bearer ${data.token}` }
  }
})

test('attack 25: a token known before signing in is never the one of the session', async () => {
  const { db, post, get } = await startSignIn()
  await givenMember(db, { email })
  const planted = { authorization: `Bearer ${'p'.repeat(43)}`, cookie: `token=${'p'.repeat(43)}` }

  const first = await post(login, { account: email, password, token: 'p'.repeat(43) }, { ...elsewhere() })
  const second = await post(login, { account: email, password }, { ...elsewhere() })

  expect((await get(infos, planted)).code).toBe(failures.not_logged_in.code)
  expect(first.data.token).not.toBe('p'.repeat(43))
  expect(second.data.token).not.toBe(first.data.token)
  expect(Buffer.from(first.data.token, 'base64url')).toHaveLength(32)
})

test('attack 25: after quitting, the token opens nothing', async () => {
  const { db, post, get } = await startSignIn()
  await givenMember(db, { email })
  const { data } = await post(login, { account: email, password }, elsewhere())
  const held = { authorization: `Bearer ${data.token}` }
  expect((await get(infos, held)).code).toBe(0)

  await post('/api/logout', {}, held)

  expect((await get(infos, held)).code).toBe(failures.not_logged_in.code)
})
