import type { Answer } from '@atrium/contract/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../../test/given/published.ts'
import { startPortal } from '../../../../test/portal.ts'
import { saveTerms } from './list.terms.ts'

test('[RT-12] a resource is found by what type it is of, by its trade, and by what can be chosen in it', async () => {
  const portal = await startPortal()
  const { db } = portal
  const field = { path: 'drink', title: '饮品', kind: 'choice', required: false, computed: null, rules: [] }
  const inside = { type: 'form', fields: [{ ...field, options: [{ 'zh-CN': '菊花茶', en: 'Chrysanthemum tea' }] }] }
  const title = { 'zh-CN': '班前点单' }
  const { resource_id } = await givenPublished(portal.platform, {
    type: 'form',
    title,
    version: { type: 'form', inside },
  })
  await sql`
    with trade as (insert into industry (code, name) values ('tea', '{"zh-CN": "茶业"}') returning industry_id)
    insert into resource_industry (item_id, industry_id) select ${resource_id}, industry_id from trade`.execute(db)
  await saveTerms(db, resource_id)

  for (const q of ['点单表单', '茶业', '菊花茶', 'chrysanthemum'])
    expect(
      (await hits(q)).map(({ item_id }) => item_id),
      q,
    ).toEqual([resource_id])
  expect((await hits('菊花茶'))[0]?.address).toBe(`/resource/form/${resource_id}?field=drink`)

  async function hits(q: string): Promise<Answer<'GET /api/search'>['list']> {
    const search = JSON.stringify({ q, kind: 'resource' })
    return (await portal.get(`/api/search?search=${encodeURIComponent(search)}`)).data.list
  }
})
