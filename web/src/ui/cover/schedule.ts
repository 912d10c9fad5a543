import type { Paint, Pen } from './pen.ts'
import type { Chance } from './random.ts'

const days = 7
const weeks = 4
const x = (day: number) => 46 + day * 38
const y = (week: number) => 38 + week * 41

/** Four weeks of dots, bars over some days, one day marked. */
export function schedule(pen: Pen, chance: Chance): string {
  let drawing = drawGround(pen, chance)
  const taken = new Set<number>()

  for (let week = 0; week < weeks; week++) {
    const length = chance.pick([2, 2, 3, 4])
    const start = chance.below(8 - length)
    if (chance.number() >= 0.82) continue
    for (let day = start; day < start + length; day++) taken.add(week * days + day)
    const paint = chance.pick<Paint>(['vivid', 'mid', 'vivid', 'deep'])
    drawing += pen.pill(x(start) - 12, y(week) - 12, (length - 1) * 38 + 24, 24, paint)
  }

  const free = Array.from({ length: weeks * days }, (_, day) => day).filter((day) => !taken.has(day))
  for (const day of free) {
    const weekend = day % days > 4
    drawing += pen.circle(x(day % days), y(Math.floor(day / days)), weekend ? 5 : 8, weekend ? 'mid' : 'paper')
  }

  const today = chance.pick(free as [number, ...number[]])
  const at = [x(today % days), y(Math.floor(today / days))] as const
  return drawing + pen.circle(...at, 14, 'deep') + pen.circle(...at, 4.5, 'paper')
}

function drawGround(pen: Pen, chance: Chance): string {
  const kind = chance.below(3)
  if (kind === 0) {
    const hill = pen.area(`M${chance.pick([160, 200])} 0a100 100 0 0 0 120 40V0z`, 'half')
    return hill + pen.rectangle(0, 150, 320, 50, 'half')
  }
  if (kind === 1) return pen.circle(chance.pick([40, 280]), 0, 110, 'half')
  return pen.rectangle(36 + 38 * chance.pick([1, 2, 3]), 0, 76, 200, 'half')
}
