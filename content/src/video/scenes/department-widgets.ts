import { accent, ink3, paper, type SceneHue, white } from '../palette.ts'
import { type BilingualName, lines, name } from '../parts.ts'
import { box, each, fade, path, words } from '../shapes.ts'

export const questions: BilingualName[] = [
  ['车怎么约？', 'How do I book a car?'],
  ['会议室空不空？', 'Is a room free?'],
  ['证明找谁开？', 'Who writes certificates?'],
]
export const widgets: BilingualName[] = [
  ['用车申请', 'Car requests'],
  ['会议室周视图', 'Rooms'],
  ['证明模板', 'Certificates'],
]

export function bubble(place: number, hue: SceneHue, shown: number): string {
  const y = 140 + place * 148
  return fade(
    shown,
    path(`M130 ${y}h400v108h-360l-40 26z`, { fill: hue.tint, stroke: 'none' }),
    name(166, y + 52, questions[place] ?? ['', ''], { anchor: 'start', size: 28 }),
  )
}

/** A widget with something of what it shows inside. */
export function widget(place: number, hue: SceneHue, x: number, y: number, width: number, height: number): string {
  const insides = [
    box(x + 20, y + height - 58, 100, 36, { fill: accent, rx: 3 }) + lines(x + 140, y + height - 54, width - 170, 2),
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (one) =>
      box(x + 20 + (one % 5) * ((width - 40) / 5), y + height - 72 + Math.floor(one / 5) * 28, (width - 60) / 5, 22, {
        fill: [1, 3, 7].includes(one) ? hue.mid : hue.tint,
      }),
    ),
    each([0, 1, 2], (one) =>
      box(x + 20 + one * 60, y + height - 76, 44, 56, { fill: paper, stroke: hue.mid, 'stroke-width': 2 }),
    ),
  ]
  return (
    box(x, y, width, height, { fill: white, stroke: hue.deep, 'stroke-width': 2 }) +
    box(x, y, width, 6, { fill: hue.vivid }) +
    heading(x + 20, y + 40, widgets[place] ?? ['', '']) +
    (insides[place] ?? '')
  )
}

/** Both names on one line: a widget is low. */
function heading(x: number, y: number, [chinese, english]: BilingualName): string {
  return (
    words(x, y, chinese, { size: 19, weight: 600 }) +
    words(x + chinese.length * 19 + 10, y, english, { size: 14, fill: ink3 })
  )
}
