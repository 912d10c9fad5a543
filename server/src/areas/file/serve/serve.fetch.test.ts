import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import type { FileDayCount } from '../../../platform/wiring.ts'
import { countFetches, countFetchesOnOwnConnection, dropOldMonths } from './serve.fetch.ts'

let portal: Portal
let file_id: number
const handled: FileDayCount[][] = []
beforeAll(async () => {
  portal = await startPortal(someone, {
    config: { DATABASE_STATEMENT_TIMEOUT: 60_000 },
    wiring: { fileCountHandlers: [async (_, counts) => void handled.push(counts)] },
  })
  // A portal that was opened today has no months before this one.
  const thisMonth = `${new Date().toISOString().slice(0, 7)}-01T00:00:00Z`
  await portal.queryAsOwner(
    `create table file_fetch_past partition of file_fetch for values from (minvalue) to ('${thisMonth}')`,
  )
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.queryAsOwner('truncate file_fetch, file_day')
  handled.length = 0
  file_id = (await givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, public: true })).file_id
})

const count = () => portal.db.transaction().execute((tx) => countFetches(tx, portal.platform.wiring))
const fetched = () => portal.db.selectFrom('file_fetch').selectAll().execute()
const days = () => portal.db.selectFrom('file_day').select(['file_id', 'fetches', 'people']).execute()

async function download(headers: Record<string, string> = {}, body: object = {}, asker: Record<string, string> = {}) {
  const { data } = await portal.post(`/api/files/${file_id}/address`, body, asker)
  return portal.app.inject({ url: data.address, headers, remoteAddress: headers.from ?? '10.0.0.1' })
}
const visitor = { authorization: 'none' }

test('a download is counted for the person who asked, or for where a visitor came from, never with an address', async () => {
  await download()
  await download({}, {}, visitor)

  const [mine, theirs] = await fetched()
  expect(mine).toMatchObject({ file_id, user_id: portal.user_id, visitor_hash: null })
  expect(theirs).toMatchObject({ file_id, user_id: null, visitor_hash: expect.any(Buffer) })
  expect(theirs?.visitor_hash?.toString()).not.toContain('10.0.0.1')
})

test('going on with a download, looking at it and asking about it count nothing', async () => {
  await download({ range: 'bytes=4-' })
  await download({}, { inline: true })
  const { data } = await portal.post(`/api/files/${file_id}/address`, {})
  await portal.app.inject({ method: 'HEAD', url: data.address })
  await portal.app.inject({ url: data.address.replace('/file/', '/file/x') })

  expect(await fetched()).toEqual([])
  await download({ range: 'bytes=0-3' })
  expect(await fetched()).toHaveLength(1)
})

test('each person counts once a day for the ranking, however often they fetch', async () => {
  for (let n = 0; n < 3; n++) await download()
  for (const from of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await download({ from }, {}, visitor)

  await count()

  expect(await days()).toEqual([{ file_id, fetches: 6, people: 3 }])
})

test('areas hear what came in addition, once, and nothing is counted twice', async () => {
  await download()
  await count()
  await download()
  await count()
  await count()

  expect(handled.map(([one]) => [one?.file_id, one?.fetches, one?.people])).toEqual([
    [file_id, 1, 1],
    [file_id, 1, 0],
  ])
  expect(await days()).toEqual([{ file_id, fetches: 2, people: 1 }])
})

test('a count that dies half-way is as if it had never begun', async () => {
  await download()

  const dying = portal.db.transaction().execute(async (tx) => {
    await countFetches(tx, portal.platform.wiring)
    throw new Error('the process dies')
  })

  await expect(dying).rejects.toThrow('dies')
  expect(await days()).toEqual([])
  await count()
  expect(await days()).toEqual([{ file_id, fetches: 1, people: 1 }])
})

test('what was fetched before midnight belongs to the day before, also when it is counted later', async () => {
  await sql`insert into file_fetch (file_id, user_id, fetched_at)
    values (1, 1, day_begins(portal_day()) - interval '1 second')`.execute(portal.db)
  await download()

  await count()

  const found = await sql`select (portal_day() - day)::int as ago, fetches from file_day order by 1`.execute(portal.db)
  expect(found.rows).toEqual([
    { ago: 0, fetches: 1 },
    { ago: 1, fetches: 1 },
  ])
})

test('days without a worker are counted when it is back', async () => {
  for (const ago of [5, 3, 1]) {
    await sql`insert into file_fetch (file_id, user_id, fetched_at)
      values (1, 1, now() - make_interval(days => ${ago}))`.execute(portal.db)
  }

  await count()

  expect(await days()).toHaveLength(3)
})

test('months are made a year ahead, and go as a whole a year after', async () => {
  const months = async () => {
    const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'file_fetch'::regclass order by 1`.execute(portal.db)
    return rows.map(({ name }) => name)
  }
  await portal.queryAsOwner('drop table file_fetch_past')
  const before = await months()
  await portal.queryAsOwner(`select make_month('file_fetch', '2001-02-01')`)

  expect(await dropOldMonths(portal.db)).toEqual(['file_fetch_2001_02'])

  expect(before).toHaveLength(13)
  expect(await months()).toEqual(before)
})

/** A tenth of it where every minute counts. */
const many = process.env.CI ? 100_000 : 1_000_000

test(`${many} fetches in a day are counted in seconds`, async () => {
  await sql`insert into file_fetch (file_id, user_id)
    select 1 + (n * 7919) % 5000, 1 + (n * 104729) % 200000
    from generate_series(1, ${many}::bigint) n`.execute(portal.db)
  const began = performance.now()

  await countFetchesOnOwnConnection(portal.platform)
  const first = performance.now() - began
  await download()
  const between = performance.now()
  await countFetchesOnOwnConnection(portal.platform)

  const [sum] = (await sql<{ fetches: number }>`select sum(fetches)::int as fetches from file_day`.execute(portal.db))
    .rows
  console.log(`${many} fetches: ${Math.round(first)} ms, again ${Math.round(performance.now() - between)} ms`)
  expect(sum?.fetches).toBe(many + 1)
  expect(first).toBeLessThan(30_000)
})
