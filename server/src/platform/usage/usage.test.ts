import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { refusalOf } from '../../../test/refusal.ts'
import { consumeQuota, refuseUsedUp, type UsageCap, usedSoFar } from './usage.ts'

const cap = { name: 'letters', seconds: 60, at_most: 3 }

test('a window begins with the first use and ends for all of it', async () => {
  const { db } = await startPortal()

  for (let n = 0; n < 3; n++) await consumeQuota(db, [cap])
  const refused = await refusalOf(consumeQuota(db, [cap]))
  await sql`update usage set expires_at = now()`.execute(db)
  await consumeQuota(db, [cap])

  expect(refused.failure).toBe('too_many_requests')
  expect(refused.retry_after).toBeGreaterThan(30)
  const used = (await usedSoFar(db, ['letters'])).get('letters')
  expect(used?.amount).toBe(1)
  expect(used?.ends_in).toBeGreaterThan(30)
})

test('when one name is used up, none is counted', async () => {
  const portal = await startPortal()
  await consumeQuota(portal.db, [{ ...cap, amount: 3 }])

  const refused = await refusalOf(inTransaction(portal, [{ ...cap, name: 'other' }, cap]))

  expect(refused.failure).toBe('too_many_requests')
  expect([...(await usedSoFar(portal.db, ['letters', 'other'])).keys()]).toEqual(['letters'])
})

test('looking beforehand refuses the same, and counts nothing', async () => {
  const { db } = await startPortal()
  await consumeQuota(db, [{ ...cap, amount: 2 }])

  await refuseUsedUp(db, [cap])
  await refuseUsedUp(db, [cap])

  expect(await refusalOf(refuseUsedUp(db, [{ ...cap, amount: 2 }]))).toMatchObject({ failure: 'too_many_requests' })
  await consumeQuota(db, [cap])
})

test('many who count the same things in every order never lock each other up, and nothing is lost', async () => {
  const portal = await startPortal()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']

  async function countInEveryOrder(turn: number) {
    const turned = [...names.slice(turn), ...names.slice(0, turn)].map((name) => ({ name, seconds: 60 }))
    for (let n = 0; n < 3; n++) {
      await inTransaction(portal, turned)
      await inTransaction(portal, turned.toReversed())
    }
  }
  await Promise.all([0, 1, 2, 3, 4, 5, 1, 2, 3, 4].map(countInEveryOrder))

  const used = await usedSoFar(portal.db, names)
  expect(names.map((name) => used.get(name)?.amount)).toEqual(names.map(() => 60))
})

function inTransaction({ db }: Portal, caps: UsageCap[]) {
  return db.transaction().execute((tx) => consumeQuota(tx, caps))
}
