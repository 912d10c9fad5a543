import type { Paint, Pen } from './pen.ts'
import type { Chance } from './random.ts'

const columns = [34, 97, 160, 223, 286] as const
const rows = [44, 100, 156] as const

/** A start, a gateway with two ways, perhaps a step before or after, an end. */
export function flow(pen: Pen, chance: Chance): string {
  const ground = drawGround(pen, chance)
  const gatewayColumn = chance.pick([1, 1, 2] as const)
  const startRow = chance.pick(rows)
  const upperRow = chance.pick(rows)
  const otherRow = chance.pick(rows.filter((row) => row !== upperRow) as [number, number])
  const endRow = chance.pick([upperRow, otherRow])
  const [first, second, third] = chance.pick([
    ['vivid', 'mid', 'paper'],
    ['mid', 'vivid', 'paper'],
    ['vivid', 'paper', 'mid'],
    ['vivid', 'vivid', 'paper'],
  ] satisfies [Paint, Paint, Paint][] as [[Paint, Paint, Paint], ...[Paint, Paint, Paint][]])

  const step = (x: number, y: number, paint: Paint) =>
    paint === 'paper' ? pen.outlinedPaper(x - 21, y - 16, 42, 32) : pen.rectangle(x - 22, y - 17, 44, 34, paint)
  const diamond = (x: number, y: number, half: number, paint: Paint) =>
    pen.area(`M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}z`, paint)

  const startX = columns[0]
  const gatewayX = columns[gatewayColumn]
  const stepX = columns[gatewayColumn === 1 ? 2 : 3]
  const endX = columns[4]

  let lines = elbow(startX, startRow, gatewayX, upperRow)
  let nodes = gatewayColumn === 2 ? step(columns[1], startRow, second) : ''
  lines += `M${gatewayX} ${upperRow}H${stepX}M${gatewayX} ${upperRow}V${otherRow}H${stepX}`
  nodes += step(stepX, upperRow, first) + step(stepX, otherRow, third)

  const joinX = gatewayColumn === 1 ? columns[3] : endX
  lines += elbow(stepX, upperRow, joinX, endRow) + elbow(stepX, otherRow, joinX, endRow)
  if (gatewayColumn === 1) {
    lines += `M${joinX} ${endRow}H${endX}`
    nodes += chance.pick([0, 1]) ? step(joinX, endRow, second) : diamond(joinX, endRow, 19, 'mid')
  }

  const start = pen.circle(startX, startRow, 16, 'vivid')
  const gateway = diamond(gatewayX, upperRow, 23, 'deep')
  const end = pen.circle(endX, endRow, 16, 'paper') + pen.thickRing(endX, endRow, 13)
  return ground + pen.line(lines, 'deep', 2) + nodes + start + gateway + end
}

function drawGround(pen: Pen, chance: Chance): string {
  const kind = chance.below(4)
  if (kind === 0) return pen.rectangle(0, 0, 320, 67, 'half') + pen.rectangle(0, 134, 320, 66, 'half')
  if (kind === 1) {
    const x = chance.pick([0, 320])
    const y = chance.pick([0, 200])
    return pen.circle(x, y, 150, 'half') + pen.circle(x, y, 84, 'mid')
  }
  if (kind === 2) return pen.rectangle(chance.pick([36, 98, 160, 222]) + 31, 0, 62, 200, 'half')
  return pen.area(chance.pick(['M0 200 L200 0 H320 V200z', 'M0 0 H140 L320 180 V200 H0z']), 'half')
}

function elbow(fromX: number, fromY: number, toX: number, toY: number): string {
  return fromY === toY ? `M${fromX} ${fromY}H${toX}` : `M${fromX} ${fromY}H${(fromX + toX) / 2}V${toY}H${toX}`
}
