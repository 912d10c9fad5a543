import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from '../../platform/db/db.ts'
import { givenItem } from '../item/item.given.ts'

test('types at the top have name, description and logo, and count the articles below them [API-09]', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎', null)
  const nodes = await givenType(db, '节点', engine)
  await givenItem(db, { kind: 'article', category_id: engine })
  await givenItem(db, { kind: 'article', category_id: nodes })
  await givenItem(db, { kind: 'article', category_id: nodes, state: 'draft' })

  for (const parent_id of ['?parent_id=null', '?parent_id=', '']) {
    const { data } = await get(`/api/knowledges/types${parent_id}`)
    expect(data.list).toEqual([
      {
        ...{
          knowledge_type_id: engine,
          knowledge_type_name: '流程引擎',
          description: '说明',
          logoUrl: null,
          mark: '流',
        },
        article_count: 2,
      },
    ])
  }
})

test('a parent shows its children [API-09]', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎', null)
  const nodes = await givenType(db, '节点', engine)

  const { data } = await get(`/api/knowledges/types?parent_id=${engine}`)

  expect(data.list).toMatchObject([{ knowledge_type_id: nodes, article_count: 0 }])
})

test('the articles of a type include those of the types below it, newest first over all pages', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎', null)
  const nodes = await givenType(db, '节点', engine)
  const other = await givenType(db, '表单', null)
  const oldest = await givenItem(db, { kind: 'article', category_id: engine, days_ago: 3 })
  const middle = await givenItem(db, { kind: 'article', category_id: nodes, days_ago: 2 })
  const newest = await givenItem(db, { kind: 'article', category_id: engine, days_ago: 1 })
  await givenItem(db, { kind: 'article', category_id: other })

  const address = `/api/knowledges?search=${encodeURIComponent(JSON.stringify({ knowledge_type_id: engine }))}&size=2`
  const first = await get(address)
  const second = await get(`${address}&page=2`)

  expect(idsOf(first.data)).toEqual([newest.item_id, middle.item_id])
  expect(idsOf(second.data)).toEqual([oldest.item_id])
  expect(second.data.total).toBe(3)
  expect((await get('/api/knowledges')).data.total).toBe(4)
})

function idsOf({ list }: { list: { article_id: number }[] }) {
  return list.map(({ article_id }) => article_id)
}

async function givenType(db: Db, name: string, parent_id: number | null) {
  const { rows } = await sql<{ knowledge_type_id: number }>`
    insert into knowledge_type (code, name, description, mark, parent_id)
    values (${name}, jsonb_build_object('zh-CN', ${name}::text), '{"zh-CN": "说明"}',
      jsonb_build_object('zh-CN', left(${name}, 1)), ${parent_id})
    returning knowledge_type_id`.execute(db)
  return rows[0]?.knowledge_type_id ?? 0
}
