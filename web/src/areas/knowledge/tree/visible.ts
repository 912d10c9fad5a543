import type { Answer } from '@atrium/contract/calls'

export type KnowledgeTreeNode = Answer<'GET /api/knowledges/types/{knowledge_type_id}'>['nodes'][number]

/** Ids of types and of articles may be the same number. */
export function keyOf({ kind, id }: Pick<KnowledgeTreeNode, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

export function nodeAddress({ kind, id }: Pick<KnowledgeTreeNode, 'kind' | 'id'>): string {
  return kind === 'type' ? `/knowledge/detail/${id}` : `/knowledge/article/${id}`
}

/** What is seen of a tree in reading order: nothing below a type that is closed. */
export function visibleNodes(nodes: readonly KnowledgeTreeNode[], open: ReadonlySet<number>): KnowledgeTreeNode[] {
  let closedAt = Number.POSITIVE_INFINITY
  return nodes.filter(({ kind, id, depth }) => {
    if (depth > closedAt) return false
    closedAt = kind === 'type' && !open.has(id) ? depth : Number.POSITIVE_INFINITY
    return true
  })
}

/** The types that lead to one, itself included if it is a type. */
export function wayTo(nodes: readonly KnowledgeTreeNode[], current: string | null): number[] {
  const types = new Map(nodes.flatMap((node) => (node.kind === 'type' ? [[node.id, node] as const] : [])))
  const found = nodes.find((node) => keyOf(node) === current)
  const way: number[] = found?.kind === 'type' ? [found.id] : []
  for (let at = found && types.get(found.parent_id); at; at = types.get(at.parent_id)) way.push(at.id)
  return way
}
