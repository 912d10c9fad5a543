import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from './db.ts'

const times = 5

async function repeat(work: () => Promise<unknown>) {
  for (let n = 0; n < times; n++) await work()
}

/** On the connection that ran them. */
async function preparedTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('a select that is repeated is prepared once per connection', async () => {
  const { db } = await startPortal()

  await db.connection().execute(async (own) => {
    await repeat(() => sql`select ${1}::int + 41 as answer`.execute(own))

    expect(await preparedTexts(own)).toContain('select $1::int + 41 as answer')
  })
})

test('a statement compared with a pattern or a tsquery is planned with its value each time', async () => {
  const { db } = await startPortal()

  await db.connection().execute(async (own) => {
    await repeat(() => sql`select item_id from item where slug ilike ${'%a%'}`.execute(own))
    await repeat(() => sql`select item_id from item_term where terms @@ ${"'a'"}::tsquery`.execute(own))

    expect((await preparedTexts(own)).filter((text) => text.includes('item'))).toEqual([])
  })
})

test('a statement prepared before a migration changed its columns still answers, also in a transaction', async () => {
  const { db, queryAsOwner } = await startPortal()
  await queryAsOwner('create table growing (one int)')
  const read = (own: Db) => sql`select * from growing`.execute(own)
  await sql`insert into growing values (1)`.execute(db)

  await db.connection().execute(async (own) => {
    await repeat(() => read(own))
    await queryAsOwner('alter table growing add column two int default 2')

    expect((await read(own)).rows).toEqual([{ one: 1, two: 2 }])
  })

  await Promise.all(Array.from({ length: 20 }, () => repeat(() => read(db))))
  await queryAsOwner('alter table growing add column three int default 3')
  const rows = await Promise.all(
    Array.from({ length: 20 }, () => db.transaction().execute(async (tx) => (await read(tx)).rows)),
  )
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['[{"one":1,"two":2,"three":3}]']))
})
