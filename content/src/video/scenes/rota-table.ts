import { ink2, ink3, line, paper, type SceneHue, white } from '../palette.ts'
import { box, disc, each, fade, words } from '../shapes.ts'

export const crews = ['甲', '乙', '丙', '丁']
export const round = ['早', '早', '中', '中', '夜', '夜', '休', '休']
const days = round.map((_, day) => day)

function shiftOf(crew: number, day: number): string {
  return round[(day - crew * 2 + 8) % 8] ?? ''
}

export function cell(x: number, y: number, shift: string, hue: SceneHue): string {
  const fills: Record<string, string> = { 早: hue.mid, 中: hue.vivid, 夜: hue.deep, 休: paper }
  const fill = fills[shift] ?? white
  const written = shift === '休' ? ink3 : shift === '早' ? hue.deep : white
  return (
    box(x, y, 104, 84, { fill, stroke: shift === '休' ? line : fill, 'stroke-width': 2 }) +
    words(x + 52, y + 53, shift, { size: 30, anchor: 'middle', weight: 600, fill: written })
  )
}

/** `shown` says how far each crew's row has come. */
export function table(hue: SceneHue, shown: readonly number[]): string {
  return (
    each(days, (day) => words(282 + day * 112, 142, `${day + 1} 日`, { size: 18, fill: ink2, anchor: 'middle' })) +
    each(crews, (crew, row) =>
      fade(
        shown[row] ?? 0,
        disc(150, 204 + row * 96, 34, { fill: hue.tint }),
        words(150, 214 + row * 96, crew, { size: 28, anchor: 'middle', weight: 600, fill: hue.deep }),
        each(days, (day) => cell(230 + day * 112, 162 + row * 96, shiftOf(row, day), hue)),
      ),
    )
  )
}
