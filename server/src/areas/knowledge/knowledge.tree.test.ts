import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import type { Db } from '../../platform/db/db.ts'
import { givenItem } from '../item/item.given.ts'
import { givenArticle, givenType } from './knowledge.given.ts'
import type { TreeNode } from './knowledge.tree.ts'

/** 流程引擎: an article of its own, 入门 with two, 节点 with one and 子流程 below it. */
async function givenTree(db: Db) {
  const engine = await givenType(db, '流程引擎')
  const nodes = await givenType(db, '节点', engine, 2)
  const start = await givenType(db, '入门', engine, 1)
  const below = await givenType(db, '子流程', nodes)
  const second = await givenArticle(db, start, { title: { 'zh-CN': '第二篇' }, position: 2 })
  const first = await givenArticle(db, start, { title: { 'zh-CN': '第一篇' }, position: 1 })
  const inside = await givenArticle(db, below, { title: { 'zh-CN': '什么时候用子流程' } })
  const node = await givenArticle(db, nodes, { title: { 'zh-CN': '审批节点' } })
  const own = await givenArticle(db, engine, { title: { 'zh-CN': '概述' } })
  return { engine, nodes, start, below, first, second, inside, node, own }
}

const shortly = ({ kind, name, depth, article_count }: TreeNode) =>
  `${'  '.repeat(depth)}${name}${kind === 'type' ? ` ${article_count}` : ''}`

test('a type opens with the whole tree it belongs to, in reading order, and counts what is below [API-09a]', async () => {
  const { db, get } = await startPortal()
  const { engine, nodes, below, node } = await givenTree(db)

  const { data } = await get(`/api/knowledges/types/${nodes}`)

  expect(data).toMatchObject({
    knowledge_type_id: nodes,
    knowledge_type_name: '节点',
    article_count: 2,
    first_article_id: node,
    path: [
      { knowledge_type_id: engine, knowledge_type_name: '流程引擎' },
      { knowledge_type_id: nodes, knowledge_type_name: '节点' },
    ],
  })
  expect(data.nodes.map(shortly)).toEqual([
    '概述',
    '入门 2',
    '  第一篇',
    '  第二篇',
    '节点 2',
    '  审批节点',
    '  子流程 1',
    '    什么时候用子流程',
  ])
  expect(data.nodes.at(-1)).toMatchObject({ kind: 'article', parent_id: below })
})

test('the type at the top counts everything and begins with its own first article', async () => {
  const { db, get } = await startPortal()
  const { engine, own } = await givenTree(db)

  const { data } = await get(`/api/knowledges/types/${engine}`)

  expect(data).toMatchObject({ article_count: 5, first_article_id: own, path: [{ knowledge_type_id: engine }] })
})

test('a type without articles has none to begin with, and one that is not there is not found', async () => {
  const { db, get } = await startPortal()
  const empty = await givenType(db, '接口')

  expect((await get(`/api/knowledges/types/${empty}`)).data).toMatchObject({ nodes: [], first_article_id: null })
  expect((await get('/api/knowledges/types/2000000000')).code).toBe(failures.not_found.code)
})

test('what is withdrawn is no longer in the tree, nor what has no text', async () => {
  const { db, get } = await startPortal()
  const engine = await givenType(db, '流程引擎')
  const withdrawn = await givenArticle(db, engine)
  await givenItem(db, { kind: 'article', category_id: engine })
  await db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', withdrawn).execute()

  expect((await get(`/api/knowledges/types/${engine}`)).data.nodes).toEqual([])
})
