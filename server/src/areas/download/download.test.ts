import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from '../../platform/db/db.ts'
import { givenItem } from '../item/item.given.ts'

test('each product shows its latest published release and the platforms it runs on', async () => {
  const { db, get } = await startPortal()
  const suite_id = await givenProduct(db, 'oa', null)
  const desktop = await givenProduct(db, 'desktop', suite_id)
  await givenRelease(db, desktop, '6.3', { days_ago: 30 })
  await givenRelease(db, desktop, '6.4', { days_ago: 3 })
  await givenRelease(db, desktop, '6.5', { state: 'draft' })

  const { data: products } = await get('/api/products')
  const { data: releases } = await get('/api/releases')

  expect(products.list.map(({ product_code }: { product_code: string }) => product_code)).toEqual(['oa', 'desktop'])
  expect(releases.list).toMatchObject([
    { product_code: 'desktop', version: '6.4', note: '补丁包', platforms: [{ platform_name: 'Linux' }] },
  ])
})

async function givenProduct(db: Db, code: string, suite_id: number | null) {
  const { rows } = await sql<{ product_id: number }>`
    insert into product (code, name, description, icon, suite_id)
    values (${code}, jsonb_build_object('zh-CN', ${code}::text), '{"zh-CN": "说明"}', 'desk', ${suite_id})
    returning product_id`.execute(db)
  return rows[0]?.product_id ?? 0
}

async function givenRelease(
  db: Db,
  category_id: number,
  version: string,
  given: { days_ago?: number; state?: string },
) {
  const { item_id } = await givenItem(db, { kind: 'release', category_id, ...given })
  await sql`insert into release (item_id, version, note) values (${item_id}, ${version}, '{"zh-CN": "补丁包"}')`.execute(
    db,
  )
  await sql`insert into platform (code, name) values ('linux', '{"zh-CN": "Linux"}') on conflict do nothing`.execute(db)
  await sql`insert into release_file (item_id, platform_id, file_name)
    select ${item_id}, platform_id, 'portal.tar.gz' from platform`.execute(db)
}
