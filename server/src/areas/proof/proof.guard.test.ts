import { afterEach, describe, expect, test, vi } from 'vitest'
import { easySolution, solve } from '../../../test/challenge.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { refusalOf } from '../../../test/refusal.ts'
import type { Failure } from '../../platform/http/failure.ts'
import { spendSolution } from './proof.challenge.ts'
import { type GuardedAttempt, guard, noteFailure } from './proof.guard.ts'

const honest = { network: '198.51.100.7', subject: '+8613500008723', way: 'password', solution: undefined } as const

afterEach(() => {
  vi.useRealTimers()
})

describe('tries from one network', () => {
  test('are free until three failed; then each costs a challenge, which a browser can solve', async () => {
    const { platform } = await startPortal()
    for (let n = 0; n < 3; n++) {
      await guard(platform, honest)
      await noteFailure(platform, honest)
    }

    const refused = await refusalOf(guard(platform, honest))
    expect(refused.failure).toBe('challenge_needed')

    const solution = await solve(refused.data.challenge ?? '')
    await guard(platform, { ...honest, solution })
    expect((await refusalOf(guard(platform, { ...honest, solution }))).failure).toBe('challenge_needed')
  })

  test('burden this network only, whichever account it tries next', async () => {
    const { platform } = await startPortal()
    await givenFailures(platform, 4, () => honest)

    await guard(platform, { ...honest, network: '198.51.100.8' })
    expect((await refusalOf(guard(platform, { ...honest, subject: 'other' }))).failure).toBe('challenge_needed')
  })

  test('cost more with every step, and in the end have to wait', async () => {
    const { platform } = await startPortal()
    const prices = []
    for (const [count, more] of [3, 27, 120].entries()) {
      await givenFailures(platform, more, (n) => ({ ...honest, subject: `nobody ${count} ${n}` }))
      prices.push(guessesOf(await refusalOf(guard(platform, honest))))
    }
    await givenFailures(platform, 350, (n) => ({ ...honest, subject: `nobody 3 ${n}` }))

    const shut = await refusalOf(guard(platform, { ...honest, solution: await easySolution(platform, honest.network) }))

    expect(prices).toEqual([2_000, 4_000, 8_000])
    expect(shut.failure).toBe('too_many_requests')
    expect(shut.retry_after).toBeGreaterThan(3_500)
    expect(shut.retry_after).toBeLessThanOrEqual(3_600)
  })
})

describe('tries against one account from many networks', () => {
  const from = (n: number) => ({ ...honest, network: `203.0.113.${n}` })

  test('cost its owner a challenge after five failures', async () => {
    const { platform } = await startPortal()
    await givenFailures(platform, 5, from)

    expect((await refusalOf(guard(platform, honest))).failure).toBe('challenge_needed')
    await guard(platform, { ...honest, solution: await easySolution(platform, honest.network) })
    await guard(platform, { ...honest, subject: 'another account' })
  })

  test('attack 28: close the password way after thirty, and the code way stays open to the owner', async () => {
    const { platform } = await startPortal()
    await givenFailures(platform, 30, from)

    const byPassword = { ...honest, solution: await easySolution(platform, honest.network) }
    const byCode = { ...honest, way: 'code', solution: await easySolution(platform, honest.network) } as const

    expect((await refusalOf(guard(platform, byPassword))).failure).toBe('too_many_requests')
    await guard(platform, byCode)
  })
})

describe('a solution', () => {
  test('counts once, even when it comes fifty times at the same moment', async () => {
    const { platform } = await startPortal()
    const solution = await easySolution(platform, honest.network)

    const spent = await Promise.all(
      Array.from({ length: 50 }, () => spendSolution(platform.db, platform.secret, honest.network, solution)),
    )

    expect(spent.filter(Boolean)).toHaveLength(1)
  })

  test('counts only from the network it was given to', async () => {
    const { platform } = await startPortal()
    const { db, secret } = platform
    const solution = await easySolution(platform, honest.network)

    expect(await spendSolution(db, secret, '198.51.100.8', solution)).toBe(false)
    expect(await spendSolution(db, secret, honest.network, solution)).toBe(true)
  })

  test('counts for five minutes', async () => {
    const { platform } = await startPortal()
    const { db, secret } = platform
    const solution = await easySolution(platform, honest.network)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })

    expect(await spendSolution(db, secret, honest.network, solution)).toBe(false)
  })

  test('counts for nothing when the challenge was made easier, longer-lived, or up', async () => {
    const { platform } = await startPortal()
    const { challenge, solution } = JSON.parse(await easySolution(platform, honest.network))
    const { parameters } = challenge

    const payloads = [
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 600 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } }, solution },
      { challenge: { parameters, signature: '' }, solution },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge, solution: { counter: 1, derivedKey: '' } },
      { challenge, solution: { counter: 1, derivedKey: 'zz' } },
      { challenge },
      { challenge: null, solution: null },
      [],
      null,
    ]
    for (const text of [...payloads.map((one) => JSON.stringify(one)), '', '{', 'x'.repeat(4_000)]) {
      expect(await spendSolution(platform.db, platform.secret, honest.network, text), text).toBe(false)
    }
  })
})

async function givenFailures(platform: Portal['platform'], count: number, attempt: (n: number) => GuardedAttempt) {
  for (let n = 0; n < count; n++) await noteFailure(platform, attempt(n))
}

function guessesOf({ data }: Failure) {
  return JSON.parse(data.challenge ?? '').parameters.data.guesses
}
