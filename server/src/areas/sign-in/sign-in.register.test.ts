import { agreements } from '@atrium/contract/account/agreement'
import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import type { Portal } from '../../../test/portal.ts'
import { agreed, elsewhere, givenCode, givenMember, otherThan, password, startSignIn } from '../../../test/sign-in.ts'
import { comeBack, proveOutside, startOAuthProof } from '../proof/proof.outside.ts'

const email = 'qinghe@example.com'
const mobile = '13500008723'
const register = '/api/register'
const login = '/api/login'

test('a newcomer registers by mobile or by email with a code and a company [API-01] [ACC-10]', async () => {
  const portal = await startSignIn()
  const { post, get } = portal

  for (const account of [mobile, email]) {
    const { code, ticket } = await givenCode(portal, account, 'register')
    const body = { account, code, ticket, password, user_name: '青禾', company_name: '远山科技', agreed }
    const { data } = await post(register, body, elsewhere())

    expect(data).toMatchObject({ outcome: 'signed_in', existed: false, return_to: '/', roles: [{ role_id: 2 }] })
    expect(data.user_info).toMatchObject({ user_name: '青禾', user_type: 'common_user', not_set_password: false })
    expect(data.menus).toEqual([10, 11, 12, 13, 14, 15, 16, 17])
    const mine = await get('/api/users/mine/account', { authorization: `Bearer ${data.token}` })
    expect(mine.data.company_name).toBe('远山科技')
    expect((await post(login, { account, password }, elsewhere())).data.outcome).toBe('signed_in')
  }
})

test('what people agree to is kept with its version and the moment; an old version is not enough', async () => {
  const portal = await startSignIn()
  const entered = await givenCode(portal, email, 'register')

  const old = { ...agreed, privacy: '2020-01-01' }
  const refused = await portal.post(register, { ...entered, agreed: old }, elsewhere())
  const taken = await portal.post(register, { ...entered, agreed }, elsewhere())

  expect(refused).toMatchObject({ code: failures.invalid_input.code, data: { field: 'agreed' } })
  expect(taken.code).toBe(0)
  const kept = await portal.db.selectFrom('agreement').selectAll().orderBy('agreement').execute()
  expect(kept).toMatchObject([
    { agreement: 'privacy', version: agreements.privacy },
    { agreement: 'terms', version: agreements.terms },
  ])
  for (const { agreed_at } of kept) expect(Date.now() - Date.parse(agreed_at)).toBeLessThan(60_000)
})

test('new passwords need 8 characters with a letter and a digit, and are no common one; the code survives [ACC-11]', async () => {
  const portal = await startSignIn()
  const entered = await givenCode(portal, email, 'register')
  const wanted = (password: string) => portal.post(register, { ...entered, password, agreed }, elsewhere())

  for (const short of ['a1', 'abcdef7', 'courtyard', '12345678', `${'a'.repeat(32)}1`]) {
    expect(await wanted(short)).toMatchObject({ code: failures.invalid_input.code, data: { field: 'password' } })
  }
  for (const common of ['Password1', '1qaz2wsx', 'a1b2c3d4'])
    expect(await wanted(common)).toMatchObject({ code: failures.common_password.code, data: { field: 'password' } })

  expect((await wanted(password)).data.outcome).toBe('signed_in')
})

test('who gives no name gets one in their language that gives nothing of number or mailbox away [ACC-14]', async () => {
  const portal = await startSignIn()
  const names = { 'zh-CN': /^用户\d{6}$/, 'zh-TW': /^使用者\d{6}$/, en: /^User \d{6}$/ }

  const { data } = await portal.post(register, { ...(await givenCode(portal, email, 'register')), agreed }, elsewhere())
  expect(data.user_info).toMatchObject({ email, not_set_password: true })
  expect(data.user_info.user_name).not.toContain('qinghe')

  for (const [place, [language, name]] of Object.entries(names).entries()) {
    const entered = await givenCode(portal, `1350000872${place}`, 'register')
    const headers = { ...elsewhere(), 'accept-language': language }
    expect((await portal.post(register, { ...entered, agreed }, headers)).data.user_info.user_name).toMatch(name)
  }
})

test('who has an account already is simply signed in, and the password stays', async () => {
  const portal = await startSignIn()
  await givenMember(portal.db, { user_name: '青禾', email })

  const entered = await givenCode(portal, email, 'register')
  const body = { ...entered, password: 'otherword9', user_name: 'X', agreed }
  const { data } = await portal.post(register, body, elsewhere())

  expect(data).toMatchObject({ outcome: 'signed_in', existed: true, user_info: { user_name: '青禾' } })
  expect((await portal.post(login, { account: email, password }, elsewhere())).code).toBe(0)
  expect(await portal.db.selectFrom('agreement').select('agreement').execute()).toHaveLength(2)
})

test('who came to sign in, or for a new password, and has no account, registers with the same ticket', async () => {
  const portal = await startSignIn()

  const forLogin = await givenCode(portal, email, 'login')
  expect((await portal.post(login, forLogin, elsewhere())).data.outcome).toBe('no_account')
  const forPassword = await givenCode(portal, mobile, 'password')
  const reset = await portal.post('/api/users/password', { ...forPassword, password }, elsewhere())
  expect(reset.data.outcome).toBe('no_account')

  for (const { ticket } of [forLogin, forPassword]) {
    expect((await portal.post(register, { ticket, agreed }, elsewhere())).data.existed).toBe(false)
    expect((await portal.post(register, { ticket, agreed }, elsewhere())).code).toBe(failures.wrong_code.code)
  }
})

test('a ticket without a correct code does not register', async () => {
  const portal = await startSignIn()
  const { account, ticket, code } = await givenCode(portal, email, 'register')

  const unproved = await portal.post(register, { ticket, agreed }, elsewhere())
  const wrong = await portal.post(register, { account, ticket, code: otherThan(code), agreed }, elsewhere())
  const unnamed = await portal.post(register, { ticket, code, agreed }, elsewhere())

  expect(unproved.code).toBe(failures.wrong_code.code)
  expect(wrong.code).toBe(failures.wrong_code.code)
  expect(unnamed).toMatchObject({ code: failures.invalid_input.code, data: { field: 'account' } })
  expect(await portal.db.selectFrom('account').selectAll().execute()).toEqual([])
})

test('registering many times at once with one ticket makes one account', async () => {
  const portal = await startSignIn()
  const entered = await givenCode(portal, email, 'register')

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => portal.post(register, { ...entered, password, agreed }, elsewhere())),
  )

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await portal.db.selectFrom('account').selectAll().execute()).toHaveLength(1)
})

test('two tickets for one address at the same moment make one account, which both enter', async () => {
  const portal = await startSignIn()
  const tickets = [await givenCode(portal, email, 'register'), await givenCode(portal, email, 'register')]

  const answers = await Promise.all(
    tickets.map((entered) => portal.post(register, { ...entered, agreed }, elsewhere())),
  )

  expect(answers.map(({ data }) => data.existed).sort()).toEqual([false, true])
  expect(await portal.db.selectFrom('account').selectAll().execute()).toHaveLength(1)
})

test('the address of a disabled account opens no second one', async () => {
  const portal = await startSignIn()
  await givenMember(portal.db, { email })
  await portal.db.updateTable('account').set({ state: 'disabled' }).execute()

  const entered = await givenCode(portal, email, 'register')
  const { code } = await portal.post(register, { ...entered, agreed }, elsewhere())

  expect(code).toBe(failures.not_allowed.code)
})

test('an outside account becomes a way in, its name the name, and its checked address the address', async () => {
  const portal = await startSignIn()
  const ticket = await givenOutside(portal, 'company', { subject: '42', name: '青禾', email: 'QingHe@example.com' })

  const { data } = await portal.post(register, { ticket, agreed }, elsewhere())

  expect(data.user_info).toMatchObject({ user_name: '青禾', email, user_type: 'common_user', bind_email: true })
  const identities = await portal.db.selectFrom('identity').select(['type', 'subject', 'name']).execute()
  expect(identities).toEqual([{ type: 'company', subject: '42', name: '青禾' }])
  expect(await portal.db.selectFrom('sign_in').select(['way', 'outcome']).execute()).toEqual([
    { way: 'company', outcome: 'registered' },
  ])
})

test('an address of an account stays with it when a provider claims it for another', async () => {
  const portal = await startSignIn()
  await givenMember(portal.db, { user_name: '白露', email })
  const ticket = await givenOutside(portal, 'company', { subject: '42', name: '青禾', email })

  const { data } = await portal.post(register, { ticket, agreed }, elsewhere())

  expect(data).toMatchObject({ existed: false, user_info: { user_name: '青禾', email: null, bind_email: false } })
})

test('who registers through WeChat is a WeChat user', async () => {
  const portal = await startSignIn()
  const named = await givenOutside(portal, 'wechat', { subject: 'o-1', name: '青禾', email: null })
  const nameless = await givenOutside(portal, 'wechat', { subject: 'o-2', name: ' ', email: null })

  const first = await portal.post(register, { ticket: named, agreed }, elsewhere())
  const second = await portal.post(register, { ticket: nameless, agreed }, elsewhere())

  expect(first.data.user_info).toMatchObject({ user_name: '青禾', user_type: 'wechat_user', bind_mobile: false })
  expect(second.data.user_info.user_name).toMatch(/^用户\d{6}$/)
})

async function givenOutside(
  { db, platform: { secret } }: Portal,
  type: string,
  outsider: { subject: string; name: string | null; email: string | null },
) {
  const { state, ticket } = await startOAuthProof(db, secret, { type, purpose: 'login', user_id: null, away: {} })
  const { proof_id } = await comeBack(db, secret, { type, state, ticket })
  return (await proveOutside(db, secret, { proof_id, ...outsider })).ticket
}
