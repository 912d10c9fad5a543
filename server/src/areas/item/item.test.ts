import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from '../../platform/db/db.ts'
import { rankItems } from './index/index.rank.ts'
import { givenDay, givenItem } from './item.given.ts'

interface RankingRow {
  item_id: number
  place: number
  figure: number
}

test('the most downloaded counts 30 days, the discussed 7, the best rated asks for 50 people', async () => {
  const { db, get } = await startPortal()
  const recent = await givenItem(db, { rating: 4.9, rating_count: 50 })
  const older = await givenItem(db, { rating: 5, rating_count: 49 })
  await givenDay(db, recent.item_id, { days_ago: 29, download_count: 3 })
  await givenDay(db, recent.item_id, { days_ago: 6, download_count: 4, comment_count: 2 })
  await givenDay(db, older.item_id, { days_ago: 30, download_count: 900 })
  await givenDay(db, older.item_id, { days_ago: 7, comment_count: 90, download_count: 1 })

  await db.transaction().execute(rankItems)
  const { data } = await get('/api/rankings')

  expect(shortly(data.most_downloaded)).toEqual([`1: ${recent.item_id} with 7`, `2: ${older.item_id} with 1`])
  expect(shortly(data.discussed)).toEqual([`1: ${recent.item_id} with 2`])
  expect(shortly(data.best_rated)).toEqual([`1: ${recent.item_id} with 4.9`])
})

test('those behind a withdrawn item move up', async () => {
  const { db, get } = await startPortal()
  const first = await givenItem(db)
  const second = await givenItem(db)
  await givenDay(db, first.item_id, { download_count: 9 })
  await givenDay(db, second.item_id, { download_count: 8 })
  await db.transaction().execute(rankItems)

  await db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', first.item_id).execute()
  const { data } = await get('/api/rankings')

  expect(shortly(data.most_downloaded)).toEqual([`1: ${second.item_id} with 8`])
})

test('ranking again replaces, and two rankings at once do not disturb each other', async () => {
  const { db, get } = await startPortal()
  const { item_id } = await givenItem(db)
  await givenDay(db, item_id, { download_count: 1 })

  await Promise.all([db.transaction().execute(rankItems), db.transaction().execute(rankItems)])

  const { data } = await get('/api/rankings?size=20')
  expect(data.most_downloaded.list).toHaveLength(1)
})

test('totals follow publishing, moving, withdrawing and deleting, also when many change at once', async () => {
  const { db } = await startPortal()
  await sql`
    insert into item (kind, type, category_id, title, summary, state, published_at)
    select 'resource', (array['form', 'flow', 'portal'])[1 + n % 3], n % 4, '{}', '{}',
           (array['draft', 'published'])[1 + n % 2], now() from generate_series(1, 200) n`.execute(db)
  expect(await drift(db)).toEqual([])

  await sql`update item set state = 'published' where item_id % 5 = 0`.execute(db)
  await sql`update item set type = 'login', category_id = 9 where item_id % 7 = 0`.execute(db)
  await sql`update item set state = 'withdrawn' where item_id % 3 = 0`.execute(db)
  await sql`update item set download_count = download_count + 1`.execute(db)
  await sql`delete from item where item_id % 11 = 0`.execute(db)

  expect(await drift(db)).toEqual([])
})

test('publications side by side are all counted, and none waits for another in a circle', async () => {
  const { db } = await startPortal()
  const drafts = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      givenItem(db, { state: 'draft', type: n % 2 ? 'form' : 'flow', category_id: n % 3 }),
    ),
  )

  await Promise.all(
    drafts.map(({ item_id }) =>
      db.updateTable('item').set({ state: 'published' }).where('item_id', '=', item_id).execute(),
    ),
  )

  expect(await drift(db)).toEqual([])
})

test('a text falls back to the other Chinese script, converted, then to the nearest language [I18N-04a] [I18N-04b]', async () => {
  const { db } = await startPortal()
  const { rows } = await sql<Record<string, string>>`
    select in_language('{"zh-CN": "简", "zh-TW": "繁", "en": "E"}', 'zh-TW') as own,
           in_language('{"zh-CN": "简", "en": "E"}', 'zh-TW') as traditional,
           in_language('{"zh-TW": "繁體", "en": "E"}', 'zh-CN') as simplified,
           in_language('{"zh-CN": "简", "en": ""}', 'en') as english,
           in_language('{"en": "E"}', 'zh-CN') as only`.execute(db)

  expect(rows[0]).toEqual({ own: '繁', traditional: '簡', simplified: '繁体', english: '简', only: 'E' })
})

function shortly({ list }: { list: RankingRow[] }) {
  return list.map(({ place, item_id, figure }) => `${place}: ${item_id} with ${figure}`)
}

/** Where the kept totals differ from counting. */
async function drift(db: Db) {
  const { rows } = await sql`
    with counted as (
      select kind, coalesce(type, '') as type, coalesce(category_id, 0) as category_id, count(*) as total
      from (select kind, type, nullif(category_id, 0) as category_id from item where state = 'published') published
      group by kind, cube (type, category_id)
    ), any_category as (
      select kind, type, category_id, max(total) as total from counted group by 1, 2, 3
    )
    select * from any_category full join item_count kept using (kind, type, category_id)
    where coalesce(any_category.total, 0) <> coalesce(kept.total, 0)`.execute(db)
  return rows
}
