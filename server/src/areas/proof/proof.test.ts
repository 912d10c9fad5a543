import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { Failure } from '../../platform/http/failure.ts'
import { readMobile } from './proof.address.ts'
import { comeBack, proveOutside, startOAuthProof } from './proof.outside.ts'
import { enterCode, openProof, type ProofPurpose, seeProof, takeProof } from './proof.service.ts'

const address = readMobile('13500008723')
const code = '420917'
const wrong = '000000'

describe('a code', () => {
  test('proves an address once', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    await enter(portal, { ticket })
    const seen = await see(portal, { ticket })
    const taken = await take(portal, { ticket })

    expect(seen).toEqual({ type: 'mobile', purpose: 'login', subject: '+8613500008723', name: null, email: null })
    expect(taken).toEqual(seen)
    expect(await refusalOf(take(portal, { ticket }))).toBe('wrong_code')
    expect(await refusalOf(see(portal, { ticket }))).toBe('wrong_code')
    expect(await refusalOf(enter(portal, { ticket }))).toBe('wrong_code')
  })

  test('that was not entered proves nothing', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    expect(await refusalOf(take(portal, { ticket }))).toBe('wrong_code')
  })

  test('may be entered again while it is unused: an answer can be lost on its way', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    await enter(portal, { ticket })
    await enter(portal, { ticket })

    expect((await take(portal, { ticket })).subject).toBe('+8613500008723')
  })

  test('ends after ten minutes; once entered, its ticket lasts ten more', async () => {
    const portal = await startPortal()
    const [late, proved] = [await givenCode(portal), await givenCode(portal)]

    await passTime(portal, '9 minutes')
    await enter(portal, proved)
    await passTime(portal, '9 minutes')

    expect(await refusalOf(enter(portal, late))).toBe('wrong_code')
    expect((await see(portal, proved)).type).toBe('mobile')
    await passTime(portal, '2 minutes')
    expect(await refusalOf(take(portal, proved))).toBe('wrong_code')
  })

  test('stands nowhere in the table: neither it, nor the number, nor the ticket', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    const row = await portal.db.selectFrom('proof').selectAll().executeTakeFirstOrThrow()

    const text = Object.values(row)
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n')
    for (const plain of [code, '13500008723', ticket]) expect(text).not.toContain(plain)
  })

  test('is not used up by a change that was undone', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)
    await enter(portal, { ticket })

    const undone = portal.db.transaction().execute(async (tx) => {
      await takeProof(tx, portal.platform.secret, { ticket, purposes: ['login'] })
      throw new Failure('conflict')
    })

    expect(await refusalOf(undone)).toBe('conflict')
    expect((await take(portal, { ticket })).type).toBe('mobile')
  })
})

describe('attack 29: guessing and replaying codes', () => {
  test('attack 29: after five wrong tries the right one is refused too', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    const refusals = []
    for (let n = 0; n < 10; n++) refusals.push(await refusalOf(enter(portal, { ticket, code: wrong })))

    expect(new Set(refusals)).toEqual(new Set(['wrong_code']))
    expect(await refusalOf(enter(portal, { ticket }))).toBe('wrong_code')
    expect(await refusalOf(take(portal, { ticket }))).toBe('wrong_code')
  })

  test('attack 29: with another ticket, purpose, address or person it opens nothing', async () => {
    const portal = await startPortal()
    const { user_id } = await givenAccount(portal.db, { user_name: 'owner' })
    const other = await givenAccount(portal.db, { user_name: 'other' })
    const login = await givenCode(portal)
    const bind = await givenCode(portal, { purpose: 'bind', user_id, code: '555555' })

    const refusals = await Promise.all(
      [
        enter(portal, { ticket: bind.ticket, purpose: 'bind', user_id }),
        enter(portal, { ticket: 'x'.repeat(43) }),
        enter(portal, { ...login, purpose: 'password' }),
        enter(portal, { ...login, address: readMobile('13500008724') }),
        enter(portal, { ...bind, purpose: 'bind', code: '555555', user_id: other.user_id }),
        enter(portal, { ...bind, purpose: 'bind', code: '555555' }),
      ].map(refusalOf),
    )
    expect(new Set(refusals)).toEqual(new Set(['wrong_code']))

    await enter(portal, login)
    await enter(portal, { ...bind, purpose: 'bind', code: '555555', user_id })
    expect(await refusalOf(take(portal, { ...login, purposes: ['password', 'bind'] }))).toBe('wrong_code')
    expect(await refusalOf(take(portal, { ...bind, purposes: ['bind'], user_id: other.user_id }))).toBe('wrong_code')
    expect((await take(portal, { ...bind, purposes: ['bind'], user_id })).purpose).toBe('bind')
  })

  test('attack 29: of fifty who guess at once five are heard', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    const guesses = Array.from({ length: 50 }, (_, n) => enter(portal, { ticket, code: String(100_000 + n) }))
    await Promise.allSettled(guesses)

    const { tries } = await portal.db.selectFrom('proof').select('tries').executeTakeFirstOrThrow()
    expect(tries).toBe(5)
  })

  test('attack 29: of fifty who come at once with the right code one succeeds', async () => {
    const portal = await startPortal()
    const { ticket } = await givenCode(portal)

    const results = await Promise.allSettled(
      Array.from({ length: 50 }, async () => {
        await enter(portal, { ticket })
        return portal.db
          .transaction()
          .execute((tx) => takeProof(tx, portal.platform.secret, { ticket, purposes: ['login'] }))
      }),
    )

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('another provider', () => {
  const authorization = { nonce: 'n', verifier: 'v', return_to: '/resource' }
  const outsider = {
    subject: 'sub-1',
    name: 'Wen',
    email: 'wen@example.com',
    photo_address: 'https://wechat.example/wen.jpg',
  }

  test('identifies the person, and the new ticket is a proof of it', async () => {
    const portal = await startPortal()
    const { db, secret } = portal.platform
    const gone = await startOAuthProof(db, secret, {
      type: 'wechat',
      purpose: 'login',
      user_id: null,
      away: authorization,
    })

    const back = await comeBack<typeof authorization>(db, secret, { type: 'wechat', ...gone })
    const { ticket } = await proveOutside(db, secret, { proof_id: back.proof_id, ...outsider })

    expect(back).toMatchObject({ purpose: 'login', user_id: null, away: authorization })
    expect(await take(portal, { ticket })).toEqual({ type: 'wechat', purpose: 'login', ...outsider })
    expect(await refusalOf(take(portal, { ticket: gone.ticket }))).toBe('wrong_code')
  })

  test('accepts one return, with the own ticket, from the same provider, in time', async () => {
    const portal = await startPortal()
    const { db, secret } = portal.platform
    const leave = () =>
      startOAuthProof(db, secret, { type: 'wechat', purpose: 'login', user_id: null, away: authorization })
    const [gone, other, late] = [await leave(), await leave(), await leave()]

    const returns = await Promise.allSettled(
      Array.from({ length: 10 }, () => comeBack(db, secret, { type: 'wechat', ...gone })),
    )

    expect(returns.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const wrongly of [
      { type: 'wechat', state: other.state, ticket: gone.ticket },
      { type: 'office', ...other },
    ])
      expect(await refusalOf(comeBack(db, secret, wrongly))).toBe('provider_refused')
    await passTime(portal, '601 seconds')
    expect(await refusalOf(comeBack(db, secret, { type: 'wechat', ...late }))).toBe('provider_refused')
  })

  test('proves nothing before it has spoken, and nothing twice', async () => {
    const portal = await startPortal()
    const { db, secret } = portal.platform
    const gone = await startOAuthProof(db, secret, {
      type: 'wechat',
      purpose: 'login',
      user_id: null,
      away: authorization,
    })
    const code = await givenCode(portal)
    const { proof_id: code_id } = await db
      .selectFrom('proof')
      .select('proof_id')
      .where('type', '=', 'mobile')
      .executeTakeFirstOrThrow()

    expect(await refusalOf(take(portal, { ticket: gone.ticket }))).toBe('wrong_code')
    expect(await refusalOf(enter(portal, { ticket: gone.ticket }))).toBe('wrong_code')
    expect(await refusalOf(proveOutside(db, secret, { proof_id: code_id, ...outsider }))).toBe('provider_refused')
    const { proof_id } = await comeBack(db, secret, { type: 'wechat', ...gone })
    await proveOutside(db, secret, { proof_id, ...outsider })
    expect(await refusalOf(proveOutside(db, secret, { proof_id, ...outsider }))).toBe('provider_refused')
    expect(await refusalOf(take(portal, code))).toBe('wrong_code')
  })
})

interface CodeFixture {
  purpose?: ProofPurpose
  user_id?: number | null
  code?: string
}

async function givenCode({ platform: { db, secret } }: Portal, given: CodeFixture = {}) {
  const { ticket } = await openProof(db, secret, { address, purpose: 'login', code, user_id: null, ...given })
  return { ticket }
}

function enter(
  { platform: { db, secret } }: Portal,
  given: { ticket: string; address?: typeof address } & CodeFixture,
) {
  return enterCode(db, secret, { address, purpose: 'login', code, ...given })
}

interface ProofTaking {
  ticket: string
  purposes?: ProofPurpose[]
  user_id?: number
}

function take({ platform: { db, secret } }: Portal, given: ProofTaking) {
  return takeProof(db, secret, { purposes: ['login'], ...given })
}

function see({ platform: { db, secret } }: Portal, given: ProofTaking) {
  return seeProof(db, secret, { purposes: ['login'], ...given })
}

/** Everything that was written becomes older, which is the same as waiting. */
async function passTime({ db }: Portal, time: string) {
  await sql`update proof set expires_at = expires_at - ${time}::interval`.execute(db)
}

async function refusalOf(attempt: Promise<unknown>) {
  const failure = await attempt.then(
    () => null,
    (error: unknown) => error,
  )
  return failure instanceof Failure ? failure.failure : failure
}
