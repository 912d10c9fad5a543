import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { z } from 'zod'

/** Something to be installed, and the names of what it refers to. */
export const orderNodeSchema = z.object({
  id: z.string(),
  kind: z.enum(['resource', 'app', 'release']),
  resource_type: z.enum(resourceTypes).nullable(),
  refers_to: z.array(z.string()),
})
export type OrderNode = z.output<typeof orderNodeSchema>

/** Where nothing else decides: the product, its apps, then fields before what reads them, and homes last. */
const ranks: Record<ResourceType | OrderNode['kind'], number> = {
  release: 1,
  app: 2,
  form: 3,
  'document-style': 4,
  'document-template': 5,
  flow: 6,
  schedule: 7,
  login: 8,
  portal: 9,
  /** Of a type that is not known. */
  resource: 10,
}

const rankOf = ({ kind, resource_type }: OrderNode) => ranks[resource_type ?? kind]

/**
 * An order in which everything finds what it refers to, and the circles in which that cannot be: those who refer to each
 * other stand side by side then. Tarjan's way: a group is finished only after all that it refers to.
 */
export function installOrder<One extends OrderNode>(nodes: One[]): { order: One[]; circles: One[][] } {
  const byRank = nodes.toSorted((one, other) => rankOf(one) - rankOf(other))
  const known = new Map(byRank.map((node) => [node.id, node]))
  const found = new Map<string, { index: number; low: number }>()
  const open: One[] = []
  const order: One[] = []
  const circles: One[][] = []

  for (const node of byRank) if (!found.has(node.id)) visit(node)
  return { order, circles }

  function visit(node: One): { index: number; low: number } {
    const mark = { index: found.size, low: found.size }
    found.set(node.id, mark)
    open.push(node)
    for (const id of node.refers_to) {
      const other = known.get(id)
      if (!other) continue
      const seen = found.get(id)
      if (!seen) mark.low = Math.min(mark.low, visit(other).low)
      else if (open.includes(other)) mark.low = Math.min(mark.low, seen.index)
    }
    if (mark.low === mark.index) close(open.splice(open.indexOf(node)))
    return mark
  }

  function close(group: One[]) {
    const [first] = group
    if (group.length > 1 || first?.refers_to.includes(first.id)) circles.push(group)
    order.push(...group.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}
