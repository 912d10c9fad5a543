import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { easySolution } from '../../../test/challenge.ts'
import { givenCarrier, sentCode } from '../../../test/messages.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { readAddress } from './proof.address.ts'
import { enterCode, takeProof } from './proof.service.ts'
import { sweepProofs } from './proof.sweep.ts'

const sms = { SMS_PROVIDER: 'development' } as const
const tooMany = failures.too_many_requests.code

describe('a code', () => {
  test('goes to a mailbox, and what arrives there proves it [ACC-10]', async () => {
    const portal = await startPortal()

    const { data } = await portal.post('/api/users/email-code', { email: 'Wen@Example.com', purpose: 'login' })
    const code = await sentCode(portal.platform, 'wen@example.com')

    expect(data).toEqual({ ticket: expect.any(String), resend_after: 60, expires_in: 600 })
    expect(await proofOf(portal, { ...data, code, typed: 'WEN@example.com' })).toMatchObject({
      type: 'email',
      subject: 'wen@example.com',
    })
  })

  test('goes to a mobile, however its number was typed [ACC-10]', async () => {
    const carrier = await givenCarrier()
    const portal = await startPortal(null, { config: carrier.settings() })

    const { data } = await portal.post('/api/users/msg-code', { mobile: '１３５ 0000 8723', purpose: 'login' })
    const code = await sentCode(portal.platform, '+8613500008723')

    expect(code).toMatch(/^\d{6}$/)
    expect(await proofOf(portal, { ...data, code, typed: '+8613500008723' })).toMatchObject({ type: 'mobile' })
  })

  test('is in the log with its cost, masked and hashed, and without a person', async () => {
    const portal = await startPortal(null, { config: sms })

    await sendTo(portal, '13500008723')

    const row = await portal.db.selectFrom('message').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ masked_address: '+86 135****8723', dial_code: '86', cost: 450, user_id: null })
    expect(row.code_hash).toHaveLength(32)
  })

  test('is not sent where no carrier goes', async () => {
    const without = await startPortal(null, { config: { SMS_PROVIDER: 'none' } })
    const mainland = await startPortal(null, { config: sms })

    for (const [portal, mobile] of [
      [without, '13500008723'],
      [mainland, '+85291234567'],
      [mainland, '+19002345678'],
      [mainland, '01088888888'],
    ] as const)
      expect((await sendTo(portal, mobile)).code).toBe(failures.number_not_served.code)
    expect(await messagesOf(mainland)).toBe(0)
  })

  test('for binding needs a signed-in person and works only for that person', async () => {
    const visitor = await startPortal()
    const member = await startPortal({ user_name: 'member' })
    const asked = { email: 'new@example.com', purpose: 'bind' }

    const refused = await visitor.post('/api/users/email-code', asked)
    const { data } = await member.post('/api/users/email-code', asked)

    expect(refused.code).toBe(failures.not_logged_in.code)
    const { user_id } = await member.db.selectFrom('proof').select('user_id').executeTakeFirstOrThrow()
    expect(user_id).toBe(member.user_id)
    expect(data.ticket).toBeTruthy()
  })

  test('for confirming goes to the person’s own address and ignores the input', async () => {
    const portal = await startPortal({ user_name: 'member', email: 'own@example.com' })

    const { code } = await portal.post('/api/users/email-code', { email: 'thief@example.com', purpose: 'confirm' })
    const without = await portal.post('/api/users/msg-code', { mobile: '13500008723', purpose: 'confirm' })

    expect(code).toBe(0)
    expect(await sentCode(portal.platform, 'own@example.com')).toMatch(/^\d{6}$/)
    expect(await messagesOf(portal)).toBe(1)
    expect(without).toMatchObject({ code: failures.invalid_input.code, data: { field: 'mobile' } })
  })

  test('for signing in is answered alike with and without an account', async () => {
    const portal = await startPortal({ user_name: 'member', email: 'own@example.com' })

    const known = await portal.post('/api/users/email-code', { email: 'own@example.com', purpose: 'login' })
    const unknown = await portal.post('/api/users/email-code', { email: 'nobody@example.com', purpose: 'login' })

    expect({ ...known.data, ticket: '' }).toEqual({ ...unknown.data, ticket: '' })
    const proofs = await portal.db.selectFrom('proof').select(['user_id', 'type', 'purpose']).execute()
    expect(proofs).toEqual(Array(2).fill({ user_id: null, type: 'email', purpose: 'login' }))
  })
})

describe('one address', () => {
  test('gets one code a minute, five an hour, ten a day', async () => {
    const portal = await startPortal(null, { config: sms })
    const heard = []

    for (const wait of [
      '0 s',
      '50 s',
      '10 s',
      '60 s',
      '60 s',
      '60 s',
      '60 s',
      '1 hour',
      ...Array(5).fill('15 minutes'),
    ]) {
      await passTime(portal, wait)
      const { code, data } = await sendTo(portal, '13500008723')
      heard.push([wait, code, Math.ceil((data.retry_after ?? 0) / 600) * 10])
    }

    expect(heard).toEqual([
      ['0 s', 0, 0],
      ['50 s', tooMany, 10],
      ['10 s', 0, 0],
      ['60 s', 0, 0],
      ['60 s', 0, 0],
      ['60 s', 0, 0],
      ['60 s', tooMany, 60],
      ['1 hour', 0, 0],
      ['15 minutes', 0, 0],
      ['15 minutes', 0, 0],
      ['15 minutes', 0, 0],
      ['15 minutes', 0, 0],
      ['15 minutes', tooMany, 1_300],
    ])
  })
})

describe('one network', () => {
  test('asks for a challenge after three codes', async () => {
    const portal = await startPortal(null, { config: sms })

    const codes = []
    for (const mobile of mobiles(4)) codes.push((await send(portal, { mobile })).code)

    expect(codes).toEqual([0, 0, 0, failures.challenge_needed.code])
  })

  test('with an office of two hundred people gets two hundred codes within the hour', async () => {
    const portal = await startPortal(null, { config: sms })

    const met = await inTurns(mobiles(200), async (mobile) => {
      const first = await send(portal, { mobile })
      if (first.code === 0) return 'sent'
      expect(first.code).toBe(failures.challenge_needed.code)
      const { code } = await send(portal, { mobile, solution: await easySolution(portal.platform) })
      return code === 0 ? 'sent after a challenge' : code
    })

    expect(new Set(met)).toEqual(new Set(['sent', 'sent after a challenge']))
    expect(await messagesOf(portal)).toBe(200)
  })

  test('that sent its three hundred messages or mails waits for the hour to end', async () => {
    const portal = await startPortal(null, { config: sms })
    await send(portal, { mobile: '13500008723' })
    await portal.post('/api/users/email-code', { email: 'wen@example.com', purpose: 'login' })
    await sql`update usage set amount = 300 where name like 'code:%:network:3600:%'`.execute(portal.db)

    const bySms = await send(portal, { mobile: '13600008723' })
    const byMail = await portal.post('/api/users/email-code', { email: 'li@example.com', purpose: 'login' })

    expect([bySms.code, byMail.code]).toEqual([tooMany, tooMany])
    expect(await messagesOf(portal)).toBe(2)
  })
})

test('what expired is swept, and what counts stays', async () => {
  const portal = await startPortal(null, { config: sms })
  await sendTo(portal, '13500008723')
  await passTime(portal, '61 minutes')
  await sendTo(portal, '13600008723')

  await sweepProofs(portal.db)

  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from proof) as proofs,
      (select count(*) from usage where name like 'code:%:60:%') as minutes,
      (select count(*) from usage where name like 'code:%:subject:86400:%') as days`.execute(portal.db)
  expect(rows).toEqual([{ proofs: 1, minutes: 1, days: 2 }])
})

function send(portal: Portal, { network = '127.0.0.1', ...body }: CodeSending) {
  return portal
    .send({
      method: 'POST',
      url: '/api/users/msg-code',
      remoteAddress: network,
      payload: { purpose: 'login', ...body },
    })
    .then((answer) => answer.json())
}

interface CodeSending {
  mobile: string
  network?: string
  solution?: string
}

let networks = 0

/** From a network nobody came from before. */
function sendTo(portal: Portal, mobile: string) {
  networks++
  return send(portal, { mobile, network: `198.18.${networks >> 8}.${networks & 255}` })
}

/** Numbers of different blocks. */
function mobiles(count: number) {
  return Array.from({ length: count }, (_, n) => `135${String(n).padStart(4, '0')}8723`)
}

async function inTurns<Given, Result>(given: Given[], act: (one: Given) => Promise<Result>) {
  const results: Result[] = []
  for (let n = 0; n < given.length; n += 10) {
    results.push(...(await Promise.all(given.slice(n, n + 10).map(act))))
  }
  return results
}

async function messagesOf({ db }: Portal) {
  const { count } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Everything that was written becomes older, which is the same as waiting. */
async function passTime({ db }: Portal, time: string) {
  await sql`update usage set expires_at = expires_at - ${time}::interval`.execute(db)
  await sql`update proof set expires_at = expires_at - ${time}::interval`.execute(db)
}

async function proofOf({ platform: { db, secret } }: Portal, given: { ticket: string; code: string; typed: string }) {
  const { ticket, code, typed } = given
  await enterCode(db, secret, { ticket, code, address: readAddress(typed), purpose: 'login' })
  return takeProof(db, secret, { ticket, purposes: ['login'] })
}
