import type { FlowNode, FlowPlan } from './plan.ts'

export interface LayoutBox {
  x: number
  y: number
  width: number
  height: number
}

export interface FlowLayout {
  pool: LayoutBox
  lanes: Map<string, LayoutBox>
  nodes: Map<string, LayoutBox>
}

const left = 160
const top = 80
/** A strip with the name on the left, of the pool and of each lane. */
const strip = 30
const rowHeight = 100
const laneHeight = 112
const pitch = 146
const task = { width: 120, height: 56 }
const gateway = { width: 46, height: 46 }
const event = { width: 36, height: 36 }
const reminder = { width: 30, height: 30 }

/** Everything stands in the middle of its column and row; a timer sits on the lower edge of its step. */
export function layOut({ lanes, nodes, columns }: FlowPlan): FlowLayout {
  const middle = (column: number) => left + 2 * strip + (columns?.[column] ?? 48 + column * pitch)
  const right = Math.max(...nodes.map((node) => middle(node.column) + sizeOf(node).width / 2)) + 36

  const boxes = new Map<string, LayoutBox>()
  let below = top
  for (const { id, rows = 1 } of lanes) {
    const height = laneHeight + (rows - 1) * rowHeight
    boxes.set(id, { x: left + strip, y: below, width: right - left - strip, height })
    below += height
  }

  const placed = new Map<string, LayoutBox>()
  for (const node of nodes) {
    const size = sizeOf(node)
    const lane = boxes.get(node.lane)
    if (!lane) throw new Error(`no lane ${node.lane}`)
    const y = lane.y + laneHeight / 2 + node.row * rowHeight
    const host = node.on ? placed.get(node.on) : undefined
    const centre = host ? { x: host.x + 36, y: host.y + host.height } : { x: middle(node.column), y }
    placed.set(node.id, { x: centre.x - size.width / 2, y: centre.y - size.height / 2, ...size })
  }
  return { pool: { x: left, y: top, width: right - left, height: below - top }, lanes: boxes, nodes: placed }
}

function sizeOf({ kind }: FlowNode) {
  if (kind === 'timer') return reminder
  if (kind === 'exclusive' || kind === 'parallel') return gateway
  return kind === 'user' || kind === 'service' || kind === 'send' ? task : event
}
