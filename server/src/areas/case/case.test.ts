import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from '../../platform/db/db.ts'
import { givenItem } from '../item/item.given.ts'

test('filters name every industry and demand of a product, with how many there are [API-10]', async () => {
  const { db, get } = await startPortal(null, { config: { PRODUCTS: ['oa'] } })
  const industry_id = await givenName(db, 'industry', '医疗卫生')
  const demand_id = await givenName(db, 'demand', '排班考勤')

  const { data } = await get('/api/oa-cases/filters')

  expect(data.industry).toEqual({ list: [{ industry_id, industry_name: '医疗卫生' }], total: 1 })
  expect(data.demand).toEqual({ list: [{ demand_id, demand_name: '排班考勤' }], total: 1 })
})

test('a product nobody sells is not found [API-10]', async () => {
  const { get } = await startPortal(null, { config: { PRODUCTS: ['oa'] } })

  expect((await get('/api/crm-cases/filters')).code).toBe(failures.not_found.code)
})

test('a suite entered in the portal has filters too', async () => {
  const { db, get } = await startPortal(null, { config: { PRODUCTS: ['oa'] } })
  await sql`insert into product (code, name, description, icon) values ('crm', '{}', '{}', 'suite')`.execute(db)

  expect((await get('/api/crm-cases/filters')).code).toBe(0)
})

test('cases are chosen by any of the industries and any of the demands', async () => {
  const { db, get } = await startPortal()
  const health = await givenName(db, 'industry', '医疗卫生')
  const water = await givenName(db, 'industry', '公用事业')
  const rota = await givenName(db, 'demand', '排班考勤')
  const papers = await givenName(db, 'demand', '公文管理')
  const hospital = await givenCase(db, health, rota)
  const clinic = await givenCase(db, health, papers)
  const waterworks = await givenCase(db, water, papers)

  expect(await found({ industry_ids: [health] })).toEqual([clinic, hospital])
  expect(await found({ industry_ids: [health, water], demand_ids: [papers] })).toEqual([waterworks, clinic])
  expect(await found({ industry_ids: [water], demand_ids: [rota] })).toEqual([])
  expect(await found({})).toEqual([waterworks, clinic, hospital])

  async function found(search: object) {
    const { data } = await get(`/api/cases?search=${encodeURIComponent(JSON.stringify(search))}`)
    expect(data.total).toBe(data.list.length)
    return data.list.map(({ case_id }: { case_id: number }) => case_id)
  }
})

test('a case carries its figure, industries and demands', async () => {
  const { db, get } = await startPortal()
  await givenCase(db, await givenName(db, 'industry', '装备制造'), await givenName(db, 'demand', '合同管理'))

  const { data } = await get('/api/cases')

  expect(data.list[0]).toMatchObject({
    customer: '某厂',
    figure: { before: '6 天', value: '9 小时', label: null },
    industries: [{ industry_name: '装备制造' }],
    demands: [{ demand_name: '合同管理' }],
  })
})

async function givenName(db: Db, table: 'industry' | 'demand', name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (code, name) values (${name}, jsonb_build_object('zh-CN', ${name}::text))
    returning ${sql.ref(`${table}_id`)} as id`.execute(db)
  return rows[0]?.id ?? 0
}

async function givenCase(db: Db, industry_id: number, demand_id: number): Promise<number> {
  const { item_id } = await givenItem(db, { kind: 'case' })
  await sql`insert into case_study (item_id, customer, figures) values (${item_id}, '{"zh-CN": "某厂"}',
    '[{"before": {"zh-CN": "6 天"}, "value": {"zh-CN": "9 小时"}}]')`.execute(db)
  await sql`insert into case_industry (item_id, industry_id) values (${item_id}, ${industry_id})`.execute(db)
  await sql`insert into case_demand (item_id, demand_id) values (${item_id}, ${demand_id})`.execute(db)
  return item_id
}
