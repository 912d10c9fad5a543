import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receivedLetters, sentCode } from '../../../test/messages.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { isPassword } from '../account/account.password.ts'
import { givenCode } from './identity.given.ts'

const infos = '/api/users/mine/infos'
const mobile = '+8613500008723'
const another = '+8613600001234'
const email = `qinghe-${crypto.randomUUID()}@example.com`

const remove = async ({ send }: Portal, url: string) => (await send({ method: 'DELETE', url })).json()
const userInfo = async ({ get }: Portal) => (await get(infos)).data.user_info
const withWechat = { config: { WECHAT_APP_ID: 'wx1' } }

async function givenIdentity({ db }: Portal, user_id: number | null, type = 'wechat', subject = 'o-1') {
  const { rows } = await sql<{ identity_id: number }>`
    insert into identity (user_id, type, subject) values (${user_id}, ${type}, ${subject}) returning identity_id`.execute(
    db,
  )
  return rows[0]?.identity_id
}

test('a new password ends the reminder, signs out all other sessions and is confirmed by mail [ACC-08]', async () => {
  const portal = await startPortal({ ...someone, email })
  const { db, platform, user_id, get, post } = portal
  const elsewhere = { authorization: `Bearer ${(await givenSession(db, user_id ?? 0)).token}` }
  expect(await userInfo(portal)).toMatchObject({ email, not_set_password: true })

  const { code } = await post('/api/users/mine/password', { password: 'ting-yuan 8723' })

  expect(code).toBe(0)
  expect(await userInfo(portal)).toMatchObject({ not_set_password: false })
  expect((await get(infos, elsewhere)).code).toBe(failures.not_logged_in.code)
  const { password_hash } = await db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
  expect(await isPassword('ting-yuan 8723', password_hash)).toBe(true)
  expect((await receivedLetters(platform, email)).map(({ to }) => to)).toEqual([[email]])
})

test('a common password is refused, and changes nothing [ACC-11]', async () => {
  const portal = await startPortal({ ...someone, email })

  expect((await portal.post('/api/users/mine/password', { password: 'password1' })).code).toBe(
    failures.common_password.code,
  )
  expect((await portal.post('/api/users/mine/password', { password: 'short1' })).code).toBe(failures.invalid_input.code)
  expect(await userInfo(portal)).toMatchObject({ not_set_password: true })
})

test('sign-in methods can be changed only after a recent confirmation', async () => {
  const portal = await startPortal({ ...someone, mobile, email })
  const { db, platform, user_id, post } = portal
  const proof = await givenCode(platform, user_id, another)
  await sql`update session set confirmed_at = now() - interval '16 minutes'`.execute(db)

  const { code } = failures.confirm_needed
  expect((await post('/api/users/mine/password', { password: 'ting-yuan 8723' })).code).toBe(code)
  expect((await post('/api/users/mine/mobile', { mobile: another, ...proof })).code).toBe(code)
  expect((await remove(portal, '/api/users/mine/email')).code).toBe(code)
  expect(await userInfo(portal)).toMatchObject({ mobile, email, not_set_password: true })
})

test('a mobile number is bound by its code, and then counts as bound [ACC-09]', async () => {
  const portal = await startPortal({ ...someone, email })
  const { platform, user_id, post } = portal
  expect(await userInfo(portal)).toMatchObject({ bind_mobile: false, bind_email: true })

  const proof = await givenCode(platform, user_id, mobile)
  const { data } = await post('/api/users/mine/mobile', { mobile: '135 0000 8723', dial_code: '86', ...proof })

  expect(data).toEqual({ outcome: 'bound' })
  expect(await userInfo(portal)).toMatchObject({ mobile, bind_mobile: true, email, bind_email: true })
  const again = await post('/api/users/mine/mobile', { mobile, ...proof })
  expect(again.code).toBe(failures.wrong_code.code)
})

test('a new email address replaces the old one, and the old one gets a mail', async () => {
  const portal = await startPortal({ ...someone, email })
  const { platform, user_id, post } = portal
  const fresh = `linxi-${crypto.randomUUID()}@example.com`

  const proof = await givenCode(platform, user_id, fresh)
  const { data } = await post('/api/users/mine/email', { email: fresh.toUpperCase(), ...proof })

  expect(data).toEqual({ outcome: 'bound' })
  expect(await userInfo(portal)).toMatchObject({ email: fresh, bind_email: true })
  expect((await receivedLetters(platform, email)).at(-1)?.to).toEqual([email])
  expect(await receivedLetters(platform, fresh)).toEqual([])
})

test('the code a person asks for arrives at the new address, binds it, and the next one confirms who they are', async () => {
  const portal = await startPortal({ ...someone, mobile })
  const { db, platform, post } = portal
  const fresh = `linxi-${crypto.randomUUID()}@example.com`

  const { ticket } = (await post('/api/users/email-code', { email: fresh, purpose: 'bind' })).data
  const code = await sentCode(platform, fresh)
  expect((await post('/api/users/mine/email', { email: fresh, ticket, code })).data).toEqual({ outcome: 'bound' })

  await sql`delete from usage`.execute(db)
  await sql`update session set confirmed_at = now() - interval '1 hour'`.execute(db)
  const asked = await post('/api/users/email-code', { email: 'thief@example.com', purpose: 'confirm' })
  const again = { ticket: asked.data.ticket, code: await sentCode(platform, fresh) }
  expect((await post('/api/users/mine/confirmation', again)).code).toBe(0)
  expect((await remove(portal, '/api/users/mine/mobile')).code).toBe(0)
})

test('a code binds nothing when it is wrong, of another person, for another purpose or another number', async () => {
  const portal = await startPortal({ ...someone, email })
  const { db, platform, user_id, post } = portal
  const stranger = (await givenAccount(db)).user_id
  const right = await givenCode(platform, user_id, mobile)

  const tries = [
    { mobile, ...right, code: '000000' },
    { mobile: another, ...right },
    { mobile, ...(await givenCode(platform, stranger, mobile)) },
    { mobile, ...(await givenCode(platform, user_id, mobile, 'confirm')) },
  ]

  for (const body of tries) expect((await post('/api/users/mine/mobile', body)).code).toBe(failures.wrong_code.code)
  expect(await userInfo(portal)).toMatchObject({ mobile: null })
})

test('a number of another account stays there; the same ticket still works for merging', async () => {
  const portal = await startPortal({ ...someone, email })
  const { db, platform, user_id, post } = portal
  await givenAccount(db, { user_name: '旧我', mobile })
  const proof = await givenCode(platform, user_id, mobile)

  const { data } = await post('/api/users/mine/mobile', { mobile, ...proof })

  expect(data).toEqual({ outcome: 'belongs_to_other' })
  expect(await userInfo(portal)).toMatchObject({ mobile: null })
  const preview = await post('/api/users/mine/merge/preview', { ticket: proof.ticket })
  expect(preview.data.user_name).toBe('旧我')
})

test('of many who bind the same number at once one gets it', async () => {
  const { db, platform, post } = await startPortal()
  const people = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const { user_id } = await givenAccount(db, { email: `p${index}@example.com` })
      const { token } = await givenSession(db, user_id)
      return { authorization: `Bearer ${token}`, proof: await givenCode(platform, user_id, mobile) }
    }),
  )

  const answers = await Promise.all(
    people.map(({ authorization, proof }) => post('/api/users/mine/mobile', { mobile, ...proof }, { authorization })),
  )

  expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(0))
  expect(answers.map(({ data }) => data.outcome).sort()).toEqual([...Array(5).fill('belongs_to_other'), 'bound'])
})

test('the last way in stays, with a password or without', async () => {
  const portal = await startPortal({ ...someone, mobile, email })
  await portal.post('/api/users/mine/password', { password: 'ting-yuan 8723' })

  expect((await remove(portal, '/api/users/mine/mobile')).code).toBe(0)
  expect((await remove(portal, '/api/users/mine/mobile')).code).toBe(0)
  expect((await remove(portal, '/api/users/mine/email')).code).toBe(failures.last_way_in.code)
  expect(await userInfo(portal)).toMatchObject({ mobile: null, bind_mobile: false, email, bind_email: true })
})

test('an unbound address gets a mail and becomes available to others', async () => {
  const portal = await startPortal({ ...someone, mobile, email })
  const { db, platform } = portal

  expect((await remove(portal, '/api/users/mine/email')).code).toBe(0)

  expect((await receivedLetters(platform, email)).at(-1)?.to).toEqual([email])
  await givenAccount(db, { email })
})

test('an external identity can be the last sign-in method while its provider is offered', async () => {
  const portal = await startPortal({ ...someone, email, user_type: 'wechat_user' }, withWechat)
  const { user_id } = portal
  await givenIdentity(portal, user_id, 'gone')

  expect((await remove(portal, '/api/users/mine/email')).code).toBe(failures.last_way_in.code)

  const identity_id = await givenIdentity(portal, user_id)
  expect((await remove(portal, '/api/users/mine/email')).code).toBe(0)
  expect((await remove(portal, `/api/users/mine/identities/${identity_id}`)).code).toBe(failures.last_way_in.code)
  expect(await userInfo(portal)).toMatchObject({ user_type: 'wechat_user', bind_email: false })
})

test('a person who disconnects the chat app becomes a common user', async () => {
  const portal = await startPortal({ ...someone, email, user_type: 'wechat_user' }, withWechat)
  const identity_id = await givenIdentity(portal, portal.user_id)

  expect((await remove(portal, `/api/users/mine/identities/${identity_id}`)).code).toBe(0)

  expect(await userInfo(portal)).toMatchObject({ user_type: 'common_user' })
  expect((await portal.get('/api/users/mine/account')).data.identities).toEqual([])
})

test('another person’s outside account does not exist', async () => {
  const portal = await startPortal({ ...someone, email }, withWechat)
  const { user_id } = await givenAccount(portal.db)
  const identity_id = await givenIdentity(portal, user_id)

  expect((await remove(portal, `/api/users/mine/identities/${identity_id}`)).code).toBe(failures.not_found.code)
  expect(await portal.db.selectFrom('identity').select('user_id').execute()).toEqual([{ user_id }])
})

test('unbinding everything at once leaves one way in', async () => {
  const portal = await startPortal({ ...someone, mobile, email }, withWechat)
  const { user_id } = portal
  const identity_id = await givenIdentity(portal, user_id)
  const ways = ['mobile', 'email', `identities/${identity_id}`]

  const answers = await Promise.all(ways.map((way) => remove(portal, `/api/users/mine/${way}`)))

  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, failures.last_way_in.code])
  const { data } = await portal.get('/api/users/mine/account')
  expect([data.bind_mobile, data.bind_email, data.identities.length > 0].filter(Boolean)).toHaveLength(1)
})
