import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'

test('of two transactions that deadlock both succeed, because one is run again', async () => {
  const { db, queryAsOwner } = await startPortal()
  await queryAsOwner('create table counter (name text primary key, count int not null default 0)')
  await sql`insert into counter values ('a'), ('b')`.execute(db)
  const add = (name: string) => sql`update counter set count = count + 1 where name = ${name}`
  const locked = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }

  const addBoth = (first: 'a' | 'b', second: 'a' | 'b') =>
    db.transaction().execute(async (tx) => {
      await add(first).execute(tx)
      locked[first].resolve()
      await locked[second].promise
      await add(second).execute(tx)
    })
  await Promise.all([addBoth('a', 'b'), addBoth('b', 'a')])

  const { rows } = await sql`select name, count from counter order by name`.execute(db)
  expect(rows).toEqual([
    { name: 'a', count: 2 },
    { name: 'b', count: 2 },
  ])
})

test('a transaction that conflicts every time ends as unavailable after three attempts, with its connection intact', async () => {
  const { db, platform } = await startPortal()
  let attempts = 0

  const work = db.transaction().execute(async (tx) => {
    attempts++
    await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(tx)
  })

  await expect(work).rejects.toMatchObject({ failure: 'unavailable' })
  expect(attempts).toBe(3)
  const { open } = platform.pool.counts()
  await sql`select 1`.execute(db)
  expect(platform.pool.counts().open).toBe(open)
})

test('a transaction that fails for its own reasons is run once', async () => {
  const { db } = await startPortal()
  let attempts = 0

  const work = db.transaction().execute(async (tx) => {
    attempts++
    await sql`select nonsense`.execute(tx)
  })

  await expect(work).rejects.toMatchObject({ code: '42703' })
  expect(attempts).toBe(1)
})
