import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { receivedLetters } from '../../../test/messages.ts'
import { elsewhere, givenCode, givenMember, otherThan, password, startSignIn } from '../../../test/sign-in.ts'

const email = 'qinghe@example.com'
const mobile = '13500008723'
const reset = '/api/users/password'
const login = '/api/login'
const infos = '/api/users/mine/infos'

test('a forgotten password is set anew by a code, and the person is signed in [API-03] [ACC-10]', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  await givenMember(db, { email, mobile: `+86${mobile}` })
  const passwords = ['veranda25', 'veranda26']

  for (const account of [mobile, email]) {
    const wanted = passwords.shift() ?? ''
    const { data } = await post(
      reset,
      { ...(await givenCode(portal, account, 'password')), password: wanted },
      elsewhere(),
    )

    expect(data).toMatchObject({ outcome: 'signed_in', user_info: { not_set_password: false } })
    expect((await post(login, { account, password: wanted }, elsewhere())).code).toBe(0)
    expect((await post(login, { account, password }, elsewhere())).code).toBe(failures.wrong_credentials.code)
  }
})

test('attack 25: a new password ends all sessions, and its owner gets a mail', async () => {
  const portal = await startSignIn()
  const { db, post, get } = portal
  await givenMember(db, { email })
  const thief = await post(login, { account: email, password, remember: true }, elsewhere())
  const held = { authorization: `Bearer ${thief.data.token}` }

  const entered = await givenCode(portal, email, 'password')
  const { data } = await post(reset, { ...entered, password: 'veranda25' }, elsewhere())

  expect((await get(infos, held)).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${data.token}` })).code).toBe(0)
  const subjects = (await receivedLetters(portal.platform, email)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('密码已更改'))
})

test('a session opened with the old password while it is being changed does not outlive the change', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  await givenMember(db, { email })
  const entered = await givenCode(portal, email, 'password')

  // Five: after five failures against one account the next guess would cost a challenge.
  const [, ...logins] = await Promise.all([
    post(reset, { ...entered, password: 'veranda25' }, elsewhere()),
    ...Array.from({ length: 5 }, () => post(login, { account: email, password }, elsewhere())),
  ])

  for (const { code } of logins) expect([0, failures.wrong_credentials.code]).toContain(code)
  const open = await db.selectFrom('session').select('way').where('revoked_at', 'is', null).execute()
  expect(open).toEqual([{ way: 'email_code' }])
})

test('wrong digits, and a code for signing in, change no password', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  await givenMember(db, { email })
  const entered = await givenCode(portal, email, 'password')
  const forLogin = await givenCode(portal, email, 'login')

  for (const wrong of [{ ...entered, code: otherThan(entered.code) }, forLogin]) {
    const { code } = await post(reset, { ...wrong, password: 'veranda25' }, elsewhere())
    expect(code).toBe(failures.wrong_code.code)
  }

  expect((await post(login, { account: email, password }, elsewhere())).code).toBe(0)
})

test('a common password is refused before the code is used up [ACC-11]', async () => {
  const portal = await startSignIn()
  await givenMember(portal.db, { email })
  const entered = await givenCode(portal, email, 'password')

  const common = await portal.post(reset, { ...entered, password: 'Passw0rd' }, elsewhere())
  const better = await portal.post(reset, { ...entered, password: 'veranda25' }, elsewhere())

  expect(common.code).toBe(failures.common_password.code)
  expect(better.code).toBe(0)
})

test('an account that is closed gets no new password', async () => {
  const portal = await startSignIn()
  await givenMember(portal.db, { email })
  await portal.db.updateTable('account').set({ state: 'disabled' }).execute()

  const entered = await givenCode(portal, email, 'password')
  const { data } = await portal.post(reset, { ...entered, password: 'veranda25' }, elsewhere())

  expect(data).toEqual({ outcome: 'no_account' })
})
