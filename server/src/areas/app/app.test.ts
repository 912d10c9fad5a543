import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'

test('apps are listed by category and by what people made of them', async () => {
  const { db, get } = await startPortal()
  const { rows } = await sql<{ app_category_id: number }>`
    insert into app_category (code, name) values ('a', '{"zh-CN": "集成"}'), ('b', '{"zh-CN": "考勤"}')
    returning app_category_id`.execute(db)
  const [connectors, attendance] = rows.map(({ app_category_id }) => app_category_id)
  const ids: number[] = []
  for (const [category_id, download_count] of [
    [connectors, 5],
    [connectors, 9],
    [attendance, 7],
  ] as const) {
    const { item_id } = await givenItem(db, { kind: 'app', category_id: category_id ?? 0, download_count })
    await sql`insert into app (item_id, publisher) values (${item_id}, '{"zh-CN": "中庭"}')`.execute(db)
    ids.push(item_id)
  }

  const search = encodeURIComponent(JSON.stringify({ app_category_id: connectors }))
  const order_by = encodeURIComponent(JSON.stringify({ download_count: 'desc' }))
  const all = await get(`/api/apps?order_by=${order_by}`)
  const some = await get(`/api/apps?order_by=${order_by}&search=${search}`)

  expect(all.data).toMatchObject({ total: 3, list: [{ app_id: ids[1] }, { app_id: ids[2] }, { app_id: ids[0] }] })
  expect(some.data).toMatchObject({
    total: 2,
    list: [{ app_id: ids[1], app_category_name: '集成' }, { app_id: ids[0] }],
  })
})
