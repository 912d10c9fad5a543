import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { rankTest } from '../../../test/rank-test.ts'
import { elsewhere, givenMember, startSignIn } from '../../../test/sign-in.ts'

const samples = 200
const warmUp = 20
/**
 * Chance alone passes four standard deviations once in 16,000 runs; 200 pairs of calls, one of which did not check a
 * password, would lie about seventeen apart.
 */
const limit = 4

test('the rank test sees a shift, and none where there is none', () => {
  const waves = Array.from({ length: samples }, (_, index) => 20 + 5 * Math.sin(index * 12.9898))
  const others = waves.map((_, index) => 20 + 5 * Math.sin(index * 78.233 + 1))

  expect(Math.abs(rankTest(waves, others))).toBeLessThan(2)
  expect(Math.abs(rankTest(waves, waves))).toBeLessThan(0.001)
  expect(
    rankTest(
      waves.map((value) => value + 4),
      others,
    ),
  ).toBeGreaterThan(limit)
})

test('attack 27: the response time does not reveal whether an account exists', async () => {
  const { db, post } = await startSignIn()
  for (let index = 0; index < samples + warmUp; index++) await givenMember(db, { email: `known-${index}@example.com` })
  const took = { known: [] as number[], unknown: [] as number[] }

  for (let index = 0; index < samples + warmUp; index++) {
    // Each pair in the other order than the one before: whatever the machine does meanwhile hits both alike.
    const pair = ['known', 'unknown'] as const
    for (const who of index % 2 === 0 ? pair : pair.toReversed()) {
      const milliseconds = await refusal(`${who}-${index}@example.com`)
      if (index >= warmUp) took[who].push(milliseconds)
    }
  }

  const z = rankTest(took.known, took.unknown)
  console.log(`known ${median(took.known)} ms, unknown ${median(took.unknown)} ms, z ${z.toFixed(2)}`)
  expect(Math.abs(z)).toBeLessThan(limit)

  async function refusal(account: string) {
    const body = { account, password: 'mistyped1' }
    const headers = elsewhere()
    const began = performance.now()
    const { code } = await post('/api/login', body, headers)
    const milliseconds = performance.now() - began
    expect(code).toBe(failures.wrong_credentials.code)
    return milliseconds
  }
})

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]?.toFixed(2)
}
