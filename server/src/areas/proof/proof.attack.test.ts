import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { easySolution } from '../../../test/challenge.ts'
import { receivedLetters } from '../../../test/messages.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { openForgeryTokens } from '../../platform/http/protection/forgery-token.ts'

const sms = { SMS_PROVIDER: 'development' } as const
const tooMany = failures.too_many_requests.code

test('attack 30: of sixty numbers in one block, asked for at once from sixty networks, thirty get a message', async () => {
  const portal = await startPortal(null, { config: sms })

  const codes = await together(60, (n) => sendSms(portal, `1350000${8000 + n}`))

  expect(tally(codes)).toEqual({ 0: 30, [tooMany]: 30 })
  expect(await sent(portal)).toEqual({ count: 30, cost: 30 * 450 })
  expect((await sendSms(portal, '13600008723')).code).toBe(0)
})

test('attack 30: a country abroad takes a fifth of the money, and home is served as before', async () => {
  const config = { ...sms, SMS_PRICES: { 86: 0.045, 852: 0.5 }, SMS_MONEY_PER_DAY: 10 }
  const portal = await startPortal(null, { config })

  const abroad = await together(30, (n) => sendSms(portal, `+852 9${120 + n} 4567`))
  const home = await together(30, (n) => sendSms(portal, `13500${10 + n}8723`))

  expect(tally(abroad)).toEqual({ 0: 4, [tooMany]: 26 })
  expect(tally(home)).toEqual({ 0: 30 })
  expect(await sent(portal)).toEqual({ count: 34, cost: 4 * 5_000 + 30 * 450 })
})

test('attack 30: the money of a day is spent once, by whomever, and emptying Redis brings none of it back', async () => {
  const portal = await startPortal(null, { config: { ...sms, SMS_MONEY_PER_DAY: 0.45 } })

  const codes = await together(50, (n) => sendSms(portal, `13500${10 + n}8723`))
  await flushRedis(portal)
  const afterwards = await together(10, (n) => sendSms(portal, `13600${10 + n}8723`))

  expect(tally(codes)).toEqual({ 0: 10, [tooMany]: 40 })
  expect(tally(afterwards)).toEqual({ [tooMany]: 10 })
  expect(await sent(portal)).toEqual({ count: 10, cost: 4_500 })
  expect((await sendMail(portal, 'wen@example.com')).code).toBe(0)
})

test('attack 30: the same number fifty times at once gets one message', async () => {
  const portal = await startPortal(null, { config: sms })

  const codes = await together(50, () => sendSms(portal, '13500008723'))

  expect(tally(codes)).toEqual({ 0: 1, [tooMany]: 49 })
  expect(await sent(portal)).toEqual({ count: 1, cost: 450 })
})

test('attack 30: one network meets its cap although it solves every challenge', async () => {
  const portal = await startPortal(null, { config: sms })
  await sendSms(portal, '13500008723', '192.0.2.1')
  await sql`update usage set amount = 295 where name like 'code:mobile:network:3600:%'`.execute(portal.db)

  const codes = await together(20, async (n) => {
    const solution = await easySolution(portal.platform, '192.0.2.1')
    return sendSms(portal, `13500${10 + n}8723`, '192.0.2.1', solution)
  })

  expect(tally(codes)).toEqual({ 0: 5, [tooMany]: 15 })
})

test('attack 30: numbers of premium ranges get nothing, and nothing is counted for them', async () => {
  const portal = await startPortal(null, { config: { ...sms, SMS_PRICES: { 1: 0.1, 44: 0.3, 86: 0.045 } } })
  const premium = ['+19002345678', '+449012345678', '+447012345678', '4001234567', '+8616800008723', '+881612345678']

  const codes = await together(premium.length, (n) => sendSms(portal, premium[n] ?? ''))

  expect(tally(codes)).toEqual({ [failures.number_not_served.code]: premium.length })
  expect(await portal.db.selectFrom('usage').selectAll().execute()).toEqual([])
})

test('attack 30: while Redis is away codes are still sent, and the caps hold', async () => {
  const portal = await startPortal(null, { config: { ...sms, REDIS_URL: 'redis://127.0.0.1:1' } })
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })

  const codes = []
  for (const mobile of ['13500008723', '13500008723', '13600008723'])
    codes.push(await sendFromOutside(portal, address, mobile))

  expect(codes).toEqual([0, tooMany, 0])
})

test('attack 31: an address that hides a second one, or a header, gets no mail at all', async () => {
  const portal = await startPortal()
  const tricks = [
    'victim@example.com,second@example.com',
    'victim@example.com\r\nBcc: second@example.com',
    'victim@example.com\nsecond@example.com',
    '"victim@example.com, second"@example.com',
    'Victim <victim@example.com>, second@example.com',
  ]

  const codes = await together(tricks.length, (n) => sendMail(portal, tricks[n] ?? ''))

  expect(tally(codes)).toEqual({ [failures.invalid_input.code]: tricks.length })
  expect(await sent(portal)).toEqual({ count: 0, cost: 0 })
})

test('attack 31: a mailbox asked for fifty times at once, under many names, gets one mail to one recipient', async () => {
  const portal = await startPortal()
  const victim = `victim-${Date.now()}@example.com`

  const first = await sendMail(portal, victim)
  const codes = await together(50, (n) =>
    sendMail(portal, n % 2 ? victim.toUpperCase() : victim.replace('@', `+${n}@`)),
  )

  const letters = await receivedLetters(portal.platform, victim)
  expect(first.code).toBe(0)
  expect(tally(codes)).toEqual({ [tooMany]: 50 })
  expect(letters.map(({ to }) => to)).toEqual([[victim]])
})

let networks = 0

/** From a network nobody came from before, unless one is given. */
function sendSms(portal: Portal, mobile: string, network?: string, solution?: string) {
  return send(portal, '/api/users/msg-code', { mobile, purpose: 'login', solution }, network)
}

function sendMail(portal: Portal, email: string) {
  return send(portal, '/api/users/email-code', { email, purpose: 'password' })
}

/** Who is told that the house is busy comes again, as attackers do. */
async function send(portal: Portal, url: string, payload: object, network?: string): Promise<{ code: number }> {
  networks++
  const remoteAddress = network ?? `198.18.${networks >> 8}.${networks & 255}`
  for (;;) {
    const answer = (await portal.send({ method: 'POST', url, payload, remoteAddress })).json()
    if (answer.code !== failures.unavailable.code) return answer
  }
}

/** Over a real connection, since only those are counted in Redis. */
async function sendFromOutside({ platform }: Portal, address: string, mobile: string) {
  const token = openForgeryTokens(platform.secret).issue(null)
  const answer = await fetch(`${address}/api/users/msg-code`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${antiForgery.cookie}=${token}`,
      [antiForgery.header]: token,
    },
    body: JSON.stringify({ mobile, purpose: 'login' }),
  })
  return ((await answer.json()) as { code: number }).code
}

/** Twenty at a time: twice as many as there are connections. */
async function together<Result>(count: number, act: (n: number) => Promise<Result>) {
  const results: Result[] = []
  let next = 0
  async function goOn() {
    for (let n = next++; n < count; n = next++) results[n] = await act(n)
  }
  await Promise.all(Array.from({ length: 20 }, goOn))
  return results
}

function tally(answers: { code: number }[]) {
  const counts: Record<number, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

async function sent({ db }: Portal) {
  const { rows } = await sql`select count(*) as count, coalesce(sum(cost), 0) as cost from message`.execute(db)
  return rows[0]
}

/** Only what this portal keeps there: others use the same Redis. */
async function flushRedis({ platform: { cache, config } }: Portal) {
  const keys = await cache.redis.keys(`${config.REDIS_PREFIX}*`)
  if (keys.length > 0) await cache.redis.del(keys)
}
