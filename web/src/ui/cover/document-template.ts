import type { Paint, Pen } from './pen.ts'
import type { Chance } from './random.ts'

/** Sheets with a fold: one over another, two side by side, one large, or a fan. */
export function documentTemplate(pen: Pen, chance: Chance): string {
  const drawings = [stacked, pair, large, fan] as const
  return (drawings[chance.below(4)] ?? stacked)(pen, chance)
}

function sheet(pen: Pen, x: number, y: number, width: number, height: number, fold: number, paint: Paint): string {
  return (
    pen.area(`M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z`, paint) +
    pen.area(`M${x + width - fold} ${y}v${fold}h${fold}z`, 'mid')
  )
}

function writing(pen: Pen, x: number, y: number, width: number, count: number, paint: Paint): string {
  const share = (line: number) => (line === count - 1 ? 0.55 : line % 3 === 1 ? 0.9 : 1)
  const lines = Array.from({ length: count }, (_, line) =>
    pen.rectangle(x, y + line * 13, width * share(line), 5, paint),
  )
  return lines.join('')
}

function stacked(pen: Pen, chance: Chance): string {
  const x = chance.pick([84, 104, 124])
  return (
    pen.rectangle(0, 120, 320, 80, 'half') +
    sheet(pen, x + 34, 26, 120, 174, 28, 'mid') +
    sheet(pen, x, 40, 120, 160, 28, 'paper') +
    pen.rectangle(x + 16, 64, 64, 10, 'vivid') +
    writing(pen, x + 16, 90, 88, 6, 'mid') +
    pen.circle(x + 92, 176, 13, 'vivid')
  )
}

function pair(pen: Pen, chance: Chance): string {
  return (
    pen.rectangle(chance.pick([0, 160]), 0, 160, 200, 'half') +
    sheet(pen, 54, 32, 98, 136, 24, 'paper') +
    pen.rectangle(70, 56, 50, 8, 'vivid') +
    writing(pen, 70, 78, 66, 5, 'mid') +
    sheet(pen, 172, 32, 98, 136, 24, 'vivid') +
    writing(pen, 188, 78, 66, 5, 'paper') +
    pen.rectangle(188, 56, 50, 8, 'paper')
  )
}

function large(pen: Pen, chance: Chance): string {
  const x = chance.pick([40, 110])
  return (
    pen.circle(x + 180 > 300 ? 40 : 280, 100, 90, 'half') +
    sheet(pen, x, 24, 170, 176, 44, 'paper') +
    pen.rectangle(x + 22, 50, 82, 12, 'deep') +
    pen.rectangle(x + 22, 74, 126, 3, 'vivid') +
    writing(pen, x + 22, 92, 126, 5, 'mid') +
    pen.area(`M${x + 170 - 64} 200v-36h64v36z`, 'vivid')
  )
}

function fan(pen: Pen): string {
  const paints: Paint[] = ['half', 'mid', 'vivid', 'paper']
  const sheets = paints.map((paint, place) =>
    sheet(pen, 44 + place * 44, 36 + place * 14 - (place % 2) * 8, 86, 200, 22, paint),
  )
  return sheets.join('') + pen.rectangle(190, 92, 40, 8, 'vivid') + writing(pen, 190, 112, 56, 5, 'mid')
}
