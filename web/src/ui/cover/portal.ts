import type { Paint, Pen } from './pen.ts'
import type { Chance } from './random.ts'

const gap = 8

interface PortalCoverBlock {
  x: number
  y: number
  width: number
  height: number
}

/** A page header over unequal blocks; one block is lit, some carry lines, a disc, bars or a hill. */
export function portal(pen: Pen, chance: Chance): string {
  const wide = chance.number() < 0.5
  let drawing = wide
    ? pen.rectangle(0, 0, 320, chance.pick([60, 80]), 'half')
    : pen.rectangle(chance.pick([0, 220]), 0, 100, 200, 'half')
  drawing += pen.rectangle(40, 28, 240, 14, 'deep')

  const blocks = split(chance, { x: 40, y: 50, width: 240, height: 122 }, chance.pick([2, 3, 3]))
  const lit = chance.below(blocks.length)
  blocks.forEach((block, place) => {
    const paint = place === lit ? 'vivid' : chance.pick<Paint>(['paper', 'paper', 'mid', 'paper'])
    drawing += pen.rectangle(block.x, block.y, block.width, block.height, paint)
    drawing += drawContent(pen, chance, block, paint === 'paper' ? 'mid' : 'paper')
  })
  return drawing
}

function split(chance: Chance, block: PortalCoverBlock, depth: number): PortalCoverBlock[] {
  const { x, y, width, height } = block
  if (depth === 0 || (width < 90 && height < 70)) return [block]

  const proportion = width / height
  const sideBySide = proportion > 1.5 ? true : proportion < 0.9 ? false : chance.number() < 0.5
  const share = chance.pick([0.34, 0.42, 0.5, 0.62])
  if (sideBySide) {
    const first = Math.round((width - gap) * share)
    return [
      ...split(chance, { x, y, width: first, height }, depth - 1),
      ...split(chance, { x: x + first + gap, y, width: width - gap - first, height }, depth - 1),
    ]
  }
  const first = Math.round((height - gap) * share)
  return [
    ...split(chance, { x, y, width, height: first }, depth - 1),
    ...split(chance, { x, y: y + first + gap, width, height: height - gap - first }, depth - 1),
  ]
}

function drawContent(pen: Pen, chance: Chance, { x, y, width, height }: PortalCoverBlock, paint: Paint): string {
  const kind = chance.below(4)
  if (height <= 40 || width <= 50) return ''

  if (kind === 0) {
    const count = Math.min(4, Math.floor((height - 20) / 14))
    const lines = Array.from({ length: count }, (_, line) =>
      pen.rectangle(x + 10, y + 12 + line * 14, (width - 20) * (line % 2 ? 0.6 : 0.85), 5, paint),
    )
    return lines.join('')
  }
  if (kind === 1) return pen.circle(x + width / 2, y + height / 2, Math.min(width, height) * 0.28, paint)
  if (kind === 2) {
    const count = Math.max(3, Math.floor((width - 20) / 16))
    const bars = Array.from({ length: count }, (_, bar) => {
      const tall = (height - 22) * (0.3 + 0.7 * chance.number())
      return pen.rectangle(x + 10 + bar * 16, y + height - 10 - tall, 9, tall, paint)
    })
    return bars.join('')
  }
  const peaks = `L${x + width * 0.4} ${y + height * 0.4}L${x + width * 0.65} ${y + height * 0.7}L${x + width} ${y + height * 0.2}`
  return pen.area(`M${x} ${y + height}${peaks}V${y + height}z`, paint)
}
