import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { hashPassword } from '../account/account.password.ts'
import { givenCode } from './identity.given.ts'

const confirmation = '/api/users/mine/confirmation'
const mobile = '+8613500008723'
const email = 'qinghe@example.com'
const password = 'ting-yuan 8723'

/** Signed in long ago, with a password. */
async function startLongAgo(): Promise<Portal> {
  const portal = await startPortal({ ...someone, mobile, email })
  await portal.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .execute()
  await sql`update session set confirmed_at = now() - interval '1 day'`.execute(portal.db)
  return portal
}

const mayChange = async ({ send }: Portal) =>
  (await send({ method: 'DELETE', url: '/api/users/mine/email' })).json().code === 0

test('the right password opens what wants a person to be sure, for a quarter of an hour', async () => {
  const portal = await startLongAgo()
  expect(await mayChange(portal)).toBe(false)

  expect((await portal.post(confirmation, { password })).code).toBe(0)

  expect(await mayChange(portal)).toBe(true)
  await sql`update session set confirmed_at = confirmed_at - interval '15 minutes'`.execute(portal.db)
  expect(await mayChange(portal)).toBe(false)
})

test('a code to one’s own number or address does too, once', async () => {
  for (const own of [mobile, email]) {
    const portal = await startLongAgo()
    const proof = await givenCode(portal.platform, portal.user_id, own, 'confirm')

    expect((await portal.post(confirmation, { ...proof, code: '000000' })).code).toBe(failures.wrong_code.code)
    expect((await portal.post(confirmation, proof)).code).toBe(0)
    expect((await portal.post(confirmation, proof)).code).toBe(failures.wrong_code.code)
    expect(await mayChange(portal)).toBe(true)
  }
})

test('a code for another purpose, of another person, or to a number that is no longer one’s own confirms nothing', async () => {
  const portal = await startLongAgo()
  const { db, platform, user_id, post } = portal
  const stranger = (await givenAccount(db, { mobile: '+8613600001234' })).user_id
  const { code } = failures.wrong_code

  expect((await post(confirmation, await givenCode(platform, user_id, mobile, 'bind'))).code).toBe(code)
  expect((await post(confirmation, await givenCode(platform, stranger, '+8613600001234', 'confirm'))).code).toBe(code)

  const former = await givenCode(platform, user_id, mobile, 'confirm')
  await sql`update account set mobile = '+8613700005678' where user_id = ${user_id}`.execute(db)
  await sql`delete from usage`.execute(db)
  expect((await post(confirmation, former)).code).toBe(code)
  expect(await mayChange(portal)).toBe(false)
})

test('only this session is confirmed, not others of the same person', async () => {
  const portal = await startLongAgo()
  await sql`insert into session (token_hash, user_id, expires_at, confirmed_at)
    values ('\\x01', ${portal.user_id}, now() + interval '1 hour', now() - interval '1 day')`.execute(portal.db)

  await portal.post(confirmation, { password })

  const { rows } = await sql<{ count: number }>`
    select count(*) from session where confirmed_at > now() - interval '1 minute'`.execute(portal.db)
  expect(rows[0]?.count).toBe(1)
})

test('guessing the password at an open browser is stopped', async () => {
  const portal = await startLongAgo()

  const codes: number[] = []
  for (let guess = 0; guess < 6; guess++)
    codes.push((await portal.post(confirmation, { password: `guess ${guess}` })).code)

  expect(codes.slice(0, 3)).toEqual(Array(3).fill(failures.wrong_credentials.code))
  expect(codes.slice(3)).not.toContain(failures.wrong_credentials.code)
  expect((await portal.post(confirmation, { password })).code).toBe(failures.challenge_needed.code)
  expect(await mayChange(portal)).toBe(false)
})
