import type { Paint, Pen } from './pen.ts'
import type { Chance } from './random.ts'

/** Arches: nested, in a row, half open, or with a keyhole. */
export function login(pen: Pen, chance: Chance): string {
  const drawings = [nested, colonnade, halfOpen, keyhole] as const
  return (drawings[chance.below(4)] ?? nested)(pen, chance)
}

function arch(pen: Pen, x: number, half: number, top: number, base: number, paint: Paint): string {
  return pen.area(`M${x - half} ${base}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${base}z`, paint)
}

function nested(pen: Pen, chance: Chance): string {
  const x = chance.pick([112, 160, 208])
  return (
    pen.rectangle(0, 168, 320, 32, 'half') +
    arch(pen, x, 92, 16, 168, 'half') +
    arch(pen, x, 66, 42, 168, 'mid') +
    arch(pen, x, 40, 68, 168, 'vivid') +
    arch(pen, x, 14, 104, 168, 'deep') +
    pen.circle(x > 160 ? 52 : 268, 44, 18, 'vivid')
  )
}

function colonnade(pen: Pen, chance: Chance): string {
  const count = chance.pick([3, 4, 5])
  const gap = 14
  const half = (320 - gap * (count + 1)) / count / 2
  const lit = chance.below(count)

  let drawing = pen.rectangle(0, 172, 320, 28, 'mid')
  for (let place = 0; place < count; place++) {
    const x = gap + half + place * (2 * half + gap)
    drawing += arch(pen, x, half, chance.pick([40, 40, 56]), 172, place === lit ? 'vivid' : 'half')
    if (place === lit) drawing += pen.circle(x + half * 0.45, 124, 4.5, 'paper')
  }
  return drawing + pen.area(`M${gap + lit * (2 * half + gap)} 172h${2 * half}l28 28h${-2 * half}z`, 'paper')
}

function halfOpen(pen: Pen, chance: Chance): string {
  const mirrored = chance.pick([1, -1]) < 0
  const drawing =
    pen.rectangle(0, 0, 150, 200, 'half') +
    arch(pen, 150, 70, 34, 200, 'vivid') +
    pen.area('M150 34a70 70 0 0 1 70 70V200H150z', 'deep') +
    pen.circle(196, 128, 6, 'paper') +
    pen.circle(62, 58, 26, 'mid')
  return mirrored ? `<g transform="translate(320) scale(-1 1)">${drawing}</g>` : `<g>${drawing}</g>`
}

function keyhole(pen: Pen, chance: Chance): string {
  const x = chance.pick([120, 200])
  return (
    pen.circle(x, 92, 72, 'mid') +
    arch(pen, x, 44, 48, 200, 'vivid') +
    pen.circle(x, 92, 16, 'paper') +
    pen.area(`M${x - 7} 98h14l8 52h-30z`, 'paper') +
    pen.rectangle(0, 184, 320, 16, 'deep')
  )
}
