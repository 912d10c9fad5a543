import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'
import { givenArticle, givenType } from './knowledge.given.ts'

test('types at the top have name, description and logo, and count the articles below them [API-09a]', async () => {
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
        knowledge_type_id: engine,
        knowledge_type_name: '流程引擎',
        description: '说明',
        logoUrl: null,
        mark: '流',
        article_count: 2,
      },
    ])
  }
})

test('a parent shows its children [API-09a]', async () => {
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

test('articles are found by words of their title and text, within a type and below it', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎')
  const nodes = await givenType(db, '节点', engine)
  const forms = await givenType(db, '表单')
  const inText = await givenArticle(db, nodes, { body: { 'zh-CN': '超时自动提醒处理人。' } })
  const inTitle = await givenArticle(db, forms, { title: { 'zh-CN': '超时怎么办', en: 'When nobody answers' } })
  await givenArticle(db, engine)

  const find = async (search: object) =>
    idsOf((await get(`/api/knowledges?search=${encodeURIComponent(JSON.stringify(search))}`)).data)

  expect(await find({ keyword: '超时' })).toEqual([inTitle, inText])
  expect(await find({ keyword: '超时', knowledge_type_id: engine })).toEqual([inText])
  expect(await find({ keyword: '超时', knowledge_type_id: forms })).toEqual([inTitle])
  expect(await find({ keyword: 'answers' })).toEqual([inTitle])
  expect(await find({ keyword: '！？' })).toEqual([])
  expect(await find({ keyword: '超时', knowledge_type_id: 2_000_000_000 })).toEqual([])
})

test('the six most read of the published articles are listed, and none that nobody has read [KNW-02]', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎')
  const ids: number[] = []
  for (let reads = 0; reads < 9; reads++) {
    const article_id = await givenArticle(db, engine)
    ids.push(article_id)
    await db.updateTable('item').set({ view_count: reads }).where('item_id', '=', article_id).execute()
  }
  await db
    .updateTable('item')
    .set({ state: 'withdrawn' })
    .where('item_id', '=', ids[8] ?? 0)
    .execute()

  const { data } = await get('/api/knowledges/most-read')
  expect(idsOf(data)).toEqual(ids.slice(2, 8).toReversed())
  expect(data.list[0]).toMatchObject({ knowledge_type_name: '流程引擎', read_count: 7, language: 'zh-CN' })

  await db.updateTable('item').set({ view_count: 0 }).where('item_id', 'in', ids.slice(0, 6)).execute()
  expect(idsOf((await get('/api/knowledges/most-read')).data)).toEqual([ids[7], ids[6]])
})

test('the most read articles are read from an index, however many there are [KNW-02]', async () => {
  const { db } = await startPortal()
  const rows = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    const explained = await sql<Record<string, string>>`
      explain select item_id from item where state = 'published' and kind = 'article' and view_count > 0
      order by view_count desc, item_id desc limit 6`.execute(tx)
    return explained.rows
  })

  expect(rows.map((row) => Object.values(row).join()).join('\n')).toContain('item_article_read')
})

test('a site map learns which articles there are in a range of ids', async () => {
  const { db, get } = await startPortal()
  const article_id = await givenArticle(db, await givenType(db, '流程引擎'))
  await givenItem(db, { kind: 'case' })

  const { data } = await get(`/api/knowledges/addresses?from=1&to=9999`)

  expect(data).toEqual({ list: [{ article_id, updated_at: expect.any(String) }], last_id: article_id + 1 })
})

function idsOf({ list }: { list: { article_id: number }[] }) {
  return list.map(({ article_id }) => article_id)
}
