import { accent, ink, ink3, lineStrong, type SceneHue, white } from '../palette.ts'
import { type BilingualName, name } from '../parts.ts'
import { box, disc, each, fade, path, words } from '../shapes.ts'

const week = ['五', '六', '日', '一', '二', '三']
export const left = 110
export const wide = 176

/** Six days side by side; `working` of them lets the clock run. */
export function days(hue: SceneHue, working: readonly number[], shown: number): string {
  return each(week, (day, place) => {
    const x = left + place * wide
    const rests = place === 1 || place === 2
    return (
      box(x, 170, wide, 200, { fill: rests ? hue.tint : white, stroke: lineStrong, 'stroke-width': 1.5 }) +
      words(x + wide / 2, 152, `周${day}`, { size: 22, anchor: 'middle', weight: 600, fill: rests ? ink3 : ink }) +
      (working.includes(place)
        ? fade(shown, box(x + 44, 230, 38, 80, { fill: accent }), box(x + 96, 230, 44, 80, { fill: accent }))
        : '')
    )
  })
}

export function moment(x: number, label: BilingualName, fill: string): string {
  return (
    path(`M${x} 170V410`, { stroke: fill, 'stroke-width': 4 }) +
    disc(x, 410, 9, { fill }) +
    name(x, 446, label, { size: 20, fill })
  )
}
