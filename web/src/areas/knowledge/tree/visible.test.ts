import { expect, test } from 'vitest'
import { type KnowledgeTreeNode, keyOf, visibleNodes, wayTo } from './visible.ts'

const nodes: KnowledgeTreeNode[] = [
  node('type', 2, 1, 0, '节点'),
  node('article', 10, 2, 1, '审批节点'),
  node('type', 3, 2, 1, '自动节点'),
  node('article', 11, 3, 2, '定时'),
  node('article', 2, 1, 0, '常见问题'),
]

test('nodes below a collapsed type are hidden, nodes after it are shown', () => {
  expect(visibleNodes(nodes, new Set()).map(({ name }) => name)).toEqual(['节点', '常见问题'])
  expect(visibleNodes(nodes, new Set([2])).map(({ name }) => name)).toEqual([
    '节点',
    '审批节点',
    '自动节点',
    '常见问题',
  ])
})

test('a branch that is open below a closed one stays hidden', () => {
  expect(visibleNodes(nodes, new Set([3]))).toHaveLength(2)
})

test('the way to an article leads over every type above it', () => {
  expect(wayTo(nodes, 'article-11')).toEqual([3, 2])
  expect(wayTo(nodes, 'type-3')).toEqual([3, 2])
  expect(wayTo(nodes, 'article-2')).toEqual([])
})

test('a type and an article of the same number are two things', () => {
  expect(new Set(nodes.map(keyOf)).size).toBe(nodes.length)
})

function node(
  kind: KnowledgeTreeNode['kind'],
  id: number,
  parent_id: number,
  depth: number,
  name: string,
): KnowledgeTreeNode {
  return { kind, id, parent_id, depth, name, article_count: 0 }
}
