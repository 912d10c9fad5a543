import type { FlowLayout, LayoutBox } from './layout.ts'
import type { FlowPlan, FlowWay } from './plan.ts'

export interface FlowPoint {
  x: number
  y: number
}

/** Ways run along rows and columns and turn at right angles. */
export function route(plan: FlowPlan, layout: FlowLayout, way: FlowWay): FlowPoint[] {
  const from = box(layout, way.from)
  const to = box(layout, way.to)
  const sides = sidesOf(plan, way, from, to)
  const [start, target] = [port(from, sides.out), port(to, sides.into)]
  const upright = (side: string) => side === 'top' || side === 'bottom'

  if (sides.out === sides.into) return back(layout, plan, way, start, target, sides.out === 'top')
  if (upright(sides.out) !== upright(sides.into)) {
    return [start, upright(sides.out) ? { x: start.x, y: target.y } : { x: target.x, y: start.y }, target]
  }
  if (upright(sides.out)) {
    const turn = target.y + (sides.into === 'top' ? -1 : 1) * (way.bend ?? 20)
    return start.x === target.x ? [start, target] : [start, { x: start.x, y: turn }, { x: target.x, y: turn }, target]
  }
  const turn = target.x + (sides.into === 'left' ? -1 : 1) * (way.bend ?? 18)
  return start.y === target.y ? [start, target] : [start, { x: turn, y: start.y }, { x: turn, y: target.y }, target]
}

/** Back over the heads of the others, or below their feet, inside the outer edge of the two lanes. */
function back(
  layout: FlowLayout,
  plan: FlowPlan,
  way: FlowWay,
  start: FlowPoint,
  target: FlowPoint,
  above: boolean,
): FlowPoint[] {
  const lanes = plan.nodes
    .filter(({ id }) => id === way.from || id === way.to)
    .map(({ lane }) => layout.lanes.get(lane) ?? layout.pool)
  const rail = above
    ? Math.min(...lanes.map(({ y }) => y)) + (way.bend ?? 12)
    : Math.max(...lanes.map(({ y, height }) => y + height)) - (way.bend ?? 12)
  return [start, { x: start.x, y: rail }, { x: target.x, y: rail }, target]
}

function sidesOf(plan: FlowPlan, way: FlowWay, from: LayoutBox, to: LayoutBox) {
  const usual = usualSides(plan, way, middle(from), middle(to))
  return { out: way.out ?? usual.out, into: way.into ?? usual.into }
}

/** Straight where it can be; a gateway that splits is left upwards or downwards, one that joins is entered that way. */
function usualSides({ nodes, ways }: FlowPlan, { from, to }: FlowWay, start: FlowPoint, target: FlowPoint) {
  const down = target.y > start.y
  const upright = down ? ({ out: 'bottom', into: 'top' } as const) : ({ out: 'top', into: 'bottom' } as const)
  const kindOf = (id: string) => nodes.find((node) => node.id === id)?.kind ?? ''
  const gateway = (id: string) => ['exclusive', 'parallel'].includes(kindOf(id))

  if (start.y === target.y) return target.x > start.x ? ({ out: 'right', into: 'left' } as const) : loop
  if (start.x === target.x) return upright
  if (target.x < start.x) return loop
  if (kindOf(from) === 'timer') return { out: 'bottom', into: 'left' } as const
  if (gateway(from) && ways.filter((way) => way.from === from).length > 1) return { ...upright, into: 'left' } as const
  if (gateway(to) && ways.filter((way) => way.to === to).length > 1) return { ...upright, out: 'right' } as const
  return { out: 'right', into: 'left' } as const
}

const loop = { out: 'top', into: 'top' } as const

function box({ nodes }: FlowLayout, id: string): LayoutBox {
  const found = nodes.get(id)
  if (!found) throw new Error(`no node ${id}`)
  return found
}

export function middle({ x, y, width, height }: LayoutBox): FlowPoint {
  return { x: x + width / 2, y: y + height / 2 }
}

function port(box: LayoutBox, side: string): FlowPoint {
  const { x, y } = middle(box)
  if (side === 'left') return { x: box.x, y }
  if (side === 'right') return { x: box.x + box.width, y }
  return side === 'top' ? { x, y: box.y } : { x, y: box.y + box.height }
}
