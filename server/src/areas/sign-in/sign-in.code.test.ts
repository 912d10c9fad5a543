import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { elsewhere, givenCode, givenMember, otherThan, startSignIn } from '../../../test/sign-in.ts'

const email = 'qinghe@example.com'
const mobile = '13500008723'
const login = '/api/login'

test('a person signs in with a code sent to the mobile or the mailbox [API-01] [API-03] [ACC-10]', async () => {
  const portal = await startSignIn()
  const { db, post, get } = portal
  const { user_id } = await givenMember(db, { email, mobile: `+86${mobile}`, password: null })

  for (const account of [mobile, email]) {
    const { data } = await post(login, await givenCode(portal, account, 'login'), elsewhere())

    expect(data).toMatchObject({ outcome: 'signed_in', existed: false, user_info: { not_set_password: true } })
    expect((await get('/api/users/mine/infos', { authorization: `Bearer ${data.token}` })).code).toBe(0)
  }
  const ways = await db.selectFrom('sign_in').select(['user_id', 'way', 'outcome']).orderBy('sign_in_id').execute()
  expect(ways).toEqual([
    { user_id, way: 'mobile_code', outcome: 'signed_in' },
    { user_id, way: 'email_code', outcome: 'signed_in' },
  ])
})

test('a code opens once, even for many who come with it at the same moment', async () => {
  const portal = await startSignIn()
  await givenMember(portal.db, { email })
  const entered = await givenCode(portal, email, 'login')

  const answers = await Promise.all(Array.from({ length: 4 }, () => portal.post(login, entered, elsewhere())))
  const later = await portal.post(login, entered, elsewhere())

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(later.code).toBe(failures.wrong_code.code)
})

test('wrong digits, another address or another purpose open nothing, and are written down', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  await givenMember(db, { email })
  await givenMember(db, { email: 'other@example.com' })
  const entered = await givenCode(portal, email, 'login')
  const forPassword = await givenCode(portal, email, 'password')
  const tries = [
    { ...entered, code: otherThan(entered.code) },
    { ...entered, account: 'other@example.com' },
    { ...entered, ticket: 't'.repeat(43) },
    forPassword,
  ]

  for (const wrong of tries) expect((await post(login, wrong, elsewhere())).code).toBe(failures.wrong_code.code)

  const log = await db.selectFrom('sign_in').select(['way', 'outcome', 'user_id']).execute()
  expect(log).toEqual(tries.map(() => ({ way: 'email_code', outcome: 'refused', user_id: null })))
  expect((await post(login, entered, elsewhere())).data.outcome).toBe('signed_in')
})

test('a proved address without an account is reported as such, and so is that of a closed account', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  const { user_id } = await givenMember(db, { email })
  await db.updateTable('account').set({ state: 'disabled' }).where('user_id', '=', user_id).execute()

  const unknownAccount = await post(login, await givenCode(portal, mobile, 'login'), elsewhere())
  const closed = await post(login, await givenCode(portal, email, 'login'), elsewhere())

  expect(unknownAccount.data).toEqual({ outcome: 'no_account' })
  expect(closed.data).toEqual({ outcome: 'no_account' })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
})
