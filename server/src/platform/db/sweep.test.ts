import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { sweepExpired } from './sweep.ts'

test('what expired is swept in pieces until none is left, and what lives stays', async () => {
  const { db } = await startPortal()
  await sql`insert into usage (name, amount, expires_at)
    select n, 1, now() + (n - 6.5) * interval '1 hour' from generate_series(1, 10) as n`.execute(db)
  const left = async () =>
    (await db.selectFrom('usage').select('name').orderBy('expires_at').execute()).map(({ name }) => name)

  await sweepExpired(db, 'usage', '2 hours', 2)
  expect(await left()).toEqual(['5', '6', '7', '8', '9', '10'])

  await sweepExpired(db, 'usage')
  expect(await left()).toEqual(['7', '8', '9', '10'])
})
