import type { Paint, Pen } from './pen.ts'
import type { Chance } from './random.ts'

interface Ink {
  bowl: Paint
  stem: Paint
}

/** Two letters between their lines, the second one softer, and a strip of swatches. */
export function documentStyle(pen: Pen, chance: Chance): string {
  const baseline = chance.pick([140, 150])
  const top = baseline - 80
  const ground = chance.below(3)

  let drawing =
    ground === 0
      ? pen.rectangle(0, top, 320, 80, 'half')
      : ground === 1
        ? pen.rectangle(200, 0, 120, 200, 'half')
        : pen.rectangle(0, 0, 320, top, 'half')
  drawing += pen.line(`M0 ${baseline}H320M0 ${top}H320`, 'mid', 1)

  const left = chance.pick([32, 44, 56])
  drawing += chance.pick(letters)(pen, left, top, { bowl: 'vivid', stem: 'deep' })
  drawing += chance.pick(letters)(pen, left + 98, top, { bowl: 'mid', stem: 'faded' })

  const swatches: Paint[] = ['deep', 'vivid', 'mid', 'paper']
  swatches.forEach((paint, place) => {
    drawing += pen.rectangle(Math.min(left + 196, 268), top + place * 20.7, 26, 17, paint)
  })
  return drawing
}

function ring(pen: Pen, x: number, y: number, paint: Paint): string {
  const circle = (radius: number, sweep: 0 | 1) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 ${sweep} ${2 * radius} 0a${radius} ${radius} 0 1 ${sweep} ${-2 * radius} 0z`
  return pen.areaWithHole(circle(40, 0) + circle(20, 1), paint)
}

type LetterDrawing = (pen: Pen, x: number, top: number, ink: Ink) => string

/** a, d, b, p, n, u and the pilcrow, built from one bowl and one stem. */
const letters: [LetterDrawing, ...LetterDrawing[]] = [
  (pen, x, top, { bowl, stem }) => ring(pen, x + 40, top + 40, bowl) + pen.rectangle(x + 60, top, 20, 80, stem),
  (pen, x, top, { bowl, stem }) => ring(pen, x + 40, top + 40, bowl) + pen.rectangle(x + 60, top - 44, 20, 124, stem),
  (pen, x, top, { bowl, stem }) => pen.rectangle(x, top - 44, 20, 124, stem) + ring(pen, x + 40, top + 40, bowl),
  (pen, x, top, { bowl, stem }) => pen.rectangle(x, top, 20, 124, stem) + ring(pen, x + 40, top + 40, bowl),
  (pen, x, top, { bowl, stem }) =>
    pen.rectangle(x, top, 20, 80, stem) +
    pen.area(`M${x} ${top + 40}a40 40 0 0 1 80 0v40h-20v-40a20 20 0 0 0-40 0z`, bowl),
  (pen, x, top, { bowl, stem }) =>
    pen.rectangle(x + 60, top, 20, 80, stem) +
    pen.area(`M${x} ${top}h20v40a20 20 0 0 0 40 0h20a40 40 0 0 1-80 0z`, bowl),
  (pen, x, top, { bowl, stem }) =>
    pen.area(`M${x + 40} ${top - 40}v80a40 40 0 0 1 0-80z`, bowl) +
    pen.rectangle(x + 44, top - 40, 12, 120, stem) +
    pen.rectangle(x + 66, top - 40, 12, 120, stem),
]
