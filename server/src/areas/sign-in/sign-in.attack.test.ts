import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { easySolution, solve } from '../../../test/challenge.ts'
import { sentCode } from '../../../test/messages.ts'
import type { Portal } from '../../../test/portal.ts'
import { agreed, elsewhere, givenMember, password, startSignIn } from '../../../test/sign-in.ts'

const login = '/api/login'

test('attack 26: no answer reveals whether an account exists', async () => {
  const { db, send } = await startSignIn()
  await givenMember(db, { email: 'known-one@example.com', mobile: '+8613500008723' })
  const wrong = { ticket: 't'.repeat(43), code: '123456' }
  const questions: [url: string, body: (account: string) => object][] = [
    [login, (account) => ({ account, password: 'mistyped1' })],
    [login, (account) => ({ account, ...wrong })],
    ['/api/register', (account) => ({ account, ...wrong, password, agreed })],
    ['/api/users/password', (account) => ({ account, ...wrong, password })],
  ]
  const codes = (['login', 'register', 'password'] as const).map((purpose) => ({ purpose }))

  for (const [url, body] of questions) {
    await expectSame(url, body('known-one@example.com'), body('other-one@example.com'))
    await expectSame(url, body('13500008723'), body('13500008724'))
  }
  for (const body of codes) {
    const [email, mobile] = ['/api/users/email-code', '/api/users/msg-code']
    await expectSame(email, { email: 'known-one@example.com', ...body }, { email: 'other-one@example.com', ...body })
    await expectSame(mobile, { mobile: '13500008723', ...body }, { mobile: '13500008724', ...body })
  }

  async function expectSame(url: string, known: object, unknown: object) {
    const [first, second] = [await ask(url, known), await ask(url, unknown)]
    expect(first, `${url} ${JSON.stringify(known)}`).toEqual(second)
  }

  async function ask(url: string, body: object) {
    await sql`delete from usage`.execute(db)
    const {
      statusCode,
      body: text,
      headers,
    } = await send({
      method: 'POST',
      url,
      payload: body,
      headers: elsewhere(),
    })
    const { data, ...envelope } = JSON.parse(text)
    const { request_id, ticket, ...told } = data
    const names = Object.keys(headers).sort()
    return { statusCode, names, length: Buffer.byteLength(text), ...envelope, told, fields: Object.keys(data) }
  }
})

test('attack 28: one network trying many accounts gets a challenge, then is blocked', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  await givenMember(db, { email: 'neighbour@example.com' })
  const network = elsewhere()
  const guess = (index: number) =>
    post(login, { account: `person-${index}@example.com`, password: 'a1b2c3d4' }, network)

  const codes: number[] = []
  for (let index = 0; index < 20; index++) codes.push((await guess(index)).code)

  expect(codes.slice(0, 3)).toEqual(Array(3).fill(failures.wrong_credentials.code))
  expect(codes.slice(3)).toEqual(Array(17).fill(failures.challenge_needed.code))

  // Who shares the network and knows the password gets in, after half a second of their browser's work.
  const honest = { account: 'neighbour@example.com', password }
  const challenged = await post(login, honest, network)
  const solution = await solve(challenged.data.challenge)
  expect((await post(login, { ...honest, solution }, network)).data.outcome).toBe('signed_in')
  expect((await post(login, { ...honest, solution }, network)).code).toBe(failures.challenge_needed.code)

  await sql`update usage set amount = 500 where name like 'door:network:%'`.execute(db)
  const shut = await post(
    login,
    { ...honest, solution: await easySolution(portal.platform, network['x-forwarded-for']) },
    network,
  )
  expect(shut).toMatchObject({ code: failures.too_many_requests.code, data: { retry_after: expect.any(Number) } })
  expect((await post(login, honest, elsewhere())).data.outcome).toBe('signed_in')
})

test('attack 28: many networks trying one account close its password, and the owner enters by code', async () => {
  const portal = await startSignIn()
  const { db, post } = portal
  const email = 'victim@example.com'
  await givenMember(db, { email })
  const guess = (index: number) => post(login, { account: email, password: `guess${index}a` }, elsewhere())

  const free: number[] = []
  for (let index = 0; index < 6; index++) free.push((await guess(index)).code)
  const solved: number[] = []
  for (let index = 6; index < 40; index++) {
    const answer = await solving(portal, login, { account: email, password: `guess${index}a` })
    solved.push(answer.code)
  }

  expect(free).toEqual([...Array(5).fill(failures.wrong_credentials.code), failures.challenge_needed.code])
  const tried = solved.filter((code) => code === failures.wrong_credentials.code)
  expect(free.length - 1 + tried.length).toBe(30)
  expect(new Set(solved.slice(tried.length))).toEqual(new Set([failures.too_many_requests.code]))

  const owner = elsewhere()
  const closed = await solving(portal, login, { account: email, password }, owner)
  expect(closed.code).toBe(failures.too_many_requests.code)
  const { data } = await solving(portal, '/api/users/email-code', { email, purpose: 'login' }, owner)
  const code = await sentCode(portal.platform, email)
  const entered = await solving(portal, login, { account: email, ticket: data.ticket, code }, owner)
  expect(entered.data.outcome).toBe('signed_in')
})

test('attack 28: of fifty guesses at one moment no more are answered than one after the other', async () => {
  const { db, post } = await startSignIn()
  await givenMember(db, { email: 'victim@example.com' })
  const guesses = Array.from({ length: 50 }, (_, index) => (index === 49 ? password : `guess${index}a`))

  const answers = await Promise.all(
    guesses.map((guess) => post(login, { account: 'victim@example.com', password: guess }, elsewhere())),
  )

  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === failures.wrong_credentials.code)).toHaveLength(5)
  expect(codes.filter((code) => code === failures.challenge_needed.code)).toHaveLength(45)
})

test('attack 28: nor of fifty guesses at fifty accounts from one network', async () => {
  const { db, post } = await startSignIn()
  const network = elsewhere()
  for (let index = 0; index < 50; index++) await givenMember(db, { email: `person-${index}@example.com` })

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post(login, { account: `person-${index}@example.com`, password: index < 25 ? 'mistyped1' : password }, network),
    ),
  )

  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === failures.wrong_credentials.code)).toHaveLength(3)
  expect(codes.slice(25)).toEqual(Array(25).fill(failures.challenge_needed.code))
})

async function solving({ platform, post }: Portal, url: string, body: object, headers = elsewhere()) {
  const solution = await easySolution(platform, headers['x-forwarded-for'])
  return post(url, { ...body, solution }, headers)
}
