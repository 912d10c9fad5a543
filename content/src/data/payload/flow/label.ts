import type { Texts } from '../../../kinds.ts'
import type { LayoutBox } from './layout.ts'
import type { FlowNode } from './plan.ts'
import { type FlowPoint, middle } from './route.ts'

const height = 14

/** A little more than the letters take, so that no font breaks the line. */
function widthOf(name: Texts): number {
  return [...name['zh-CN']].reduce((width, letter) => width + (letter > '\u2e80' ? 13 : 8), 6)
}

/** Beside the first stretch of the way, near where it begins. */
export function besideWay([start, next]: readonly FlowPoint[], name: Texts): LayoutBox {
  if (!start || !next) throw new Error('a way has two points at least')
  const width = widthOf(name)
  if (start.y !== next.y) return { x: start.x + 8, y: start.y + (next.y > start.y ? 8 : -8 - height), width, height }
  return { x: next.x > start.x ? start.x + 6 : start.x - 6 - width, y: start.y - 5 - height, width, height }
}

/** Where no way goes: above a gateway, below an event, otherwise on a side that is free. */
export function besideNode({ kind, name }: FlowNode, box: LayoutBox, ways: readonly FlowPoint[]): LayoutBox | null {
  if (!name || kind === 'user' || kind === 'service' || kind === 'send') return null
  const width = widthOf(name)
  const { x, y } = middle(box)
  const taken = (side: FlowPoint) => ways.some((point) => point.x === side.x && point.y === side.y)
  const over = { x: x - width / 2, y: box.y - 4 - height, width, height }
  const under = { x: x - width / 2, y: box.y + box.height + 4, width, height }

  if (kind === 'timer') return { x: box.x + box.width + 2, y: box.y + box.height - 12, width, height }
  const free = {
    over: !taken({ x, y: box.y }),
    under: !taken({ x, y: box.y + box.height }),
    left: !taken({ x: box.x, y }),
  }
  if (kind === 'exclusive' || kind === 'parallel') {
    if (free.over) return over
    return free.under ? under : { x: box.x - width + 8, y: box.y - 6, width, height }
  }
  if (free.under) return under
  return free.left ? { x: box.x - 6 - width, y: y - height / 2, width, height } : over
}
