import type { Pen } from './pen.ts'
import type { Chance } from './random.ts'

/** Four rows of a form out of five kinds, one of them filled in. */
export function form(pen: Pen, chance: Chance): string {
  let drawing = drawGround(pen, chance)
  const left = chance.pick([48, 64, 84])
  const width = 320 - left - chance.pick([40, 56])
  let y = chance.pick([28, 34])
  const kinds = [0, 1, 2, 3, 4].sort(() => chance.number() - 0.5).slice(0, 4)
  const filledRow = chance.below(4)

  kinds.forEach((kind, row) => {
    const [shapes, height] = drawRow(pen, chance, { kind, filled: row === filledRow, left, width, y })
    drawing += shapes
    y += height
  })
  return drawing + pen.circle(left + width - 4, Math.min(y + 6, 168), chance.pick([16, 20]), 'deep')
}

function drawGround(pen: Pen, chance: Chance): string {
  const kind = chance.below(3)
  if (kind === 0) return pen.rectangle(0, 0, chance.pick([70, 90]), 200, 'half')
  if (kind === 1) return pen.rectangle(0, 0, 320, chance.pick([46, 58]), 'mid')
  return pen.circle(chance.pick([320, 280]), chance.pick([0, 30]), 120, 'half')
}

interface FormCoverRow {
  kind: number
  filled: boolean
  left: number
  width: number
  y: number
}

function drawRow(
  pen: Pen,
  chance: Chance,
  { kind, filled, left, width, y }: FormCoverRow,
): [shapes: string, height: number] {
  const field = filled ? 'vivid' : 'paper'
  const writing = filled ? 'paper' : 'mid'

  if (kind === 0)
    return [pen.rectangle(left, y, width * 0.26, 9, 'deep') + pen.rectangle(left, y + 14, width, 20, field), 44]
  if (kind === 1) {
    const half = (width - 10) / 2
    return [pen.rectangle(left, y, half, 24, field) + pen.rectangle(left + half + 10, y, half, 24, writing), 36]
  }
  if (kind === 2) {
    const boxes = [0, 1, 2, 3].map((place) => {
      const x = left + place * (width / 4)
      const ticked = chance.number() < 0.5
      return (
        pen.rectangle(x, y, 16, 16, ticked ? 'deep' : 'paper') + pen.rectangle(x + 22, y + 4, width / 4 - 34, 8, 'mid')
      )
    })
    return [boxes.join(''), 30]
  }
  if (kind === 3) {
    const box = pen.rectangle(left, y, width, 44, field)
    const first = pen.rectangle(left + 10, y + 11, width * 0.55, 6, writing)
    return [box + first + pen.rectangle(left + 10, y + 24, width * 0.35, 6, writing), 56]
  }
  const label = pen.rectangle(left, y, width * 0.2, 9, 'deep')
  return [label + pen.rectangle(left + width * 0.28, y - 3, width * 0.72, 14, field), 26]
}
