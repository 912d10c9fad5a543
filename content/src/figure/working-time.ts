import { text } from '../data/text.ts'
import { accent, hueOf, ink, ink3, lineStrong, white } from '../video/palette.ts'
import { box, disc, each, path, words } from '../video/shapes.ts'
import type { FigureDrawing } from './figure.ts'

const days = [
  { name: text('周五', '週五', 'Fri'), works: true },
  { name: text('周六', '週六', 'Sat'), works: false },
  { name: text('周日', '週日', 'Sun'), works: false },
  { name: text('周一', '週一', 'Mon'), works: true },
  { name: text('周二', '週二', 'Tue'), works: true },
  { name: text('周三', '週三', 'Wed'), works: true },
]
const sent = text('提交 16:00', '送出 16:00', 'sent 16:00')
const due = text('到期 16:00', '到期 16:00', 'due 16:00')
const hours = [
  text('2 小时', '2 小時', '2 h'),
  null,
  null,
  text('8 小时', '8 小時', '8 h'),
  text('8 小时', '8 小時', '8 h'),
  text('6 小时', '6 小時', '6 h'),
]
const left = 48
const width = 224

/** Twenty-four working hours from Friday at four: two, eight, eight and six. */
export const workingTime: FigureDrawing = {
  height: 400,
  draw: (language) =>
    each(days, ({ name, works }, place) => {
      const x = left + place * width
      const counted = hours[place]
      return (
        box(x, 84, width, 180, { fill: works ? white : hueOf('flow').tint, stroke: lineStrong, 'stroke-width': 1.5 }) +
        words(x + width / 2, 60, name[language], {
          size: 26,
          weight: 600,
          anchor: 'middle',
          fill: works ? ink : ink3,
        }) +
        (works ? shift(x, place) : '') +
        (counted ? words(x + width / 2, 300, counted[language], { size: 22, anchor: 'middle', fill: accent }) : '')
      )
    }) +
    moment(left + 160, sent[language]) +
    moment(left + 5 * width + 160, due[language]),
}

/** What is worked before the document was sent, or after it is due, does not count. */
function shift(x: number, place: number): string {
  const before = { fill: 'none', stroke: accent, 'stroke-width': 2 }
  const after = { fill: accent, stroke: accent, 'stroke-width': 2 }
  const afternoon = place === 0 ? box(x + 116, 140, 44, 68, before) + box(x + 160, 140, 32, 68, after) : ''
  const evening = place === 5 ? box(x + 116, 140, 44, 68, after) + box(x + 160, 140, 32, 68, before) : ''
  return (
    box(x + 32, 140, 64, 68, place === 0 ? before : after) + (afternoon || evening || box(x + 116, 140, 76, 68, after))
  )
}

function moment(x: number, label: string): string {
  return (
    path(`M${x} 84V330`, { stroke: ink, 'stroke-width': 3 }) +
    disc(x, 330, 8, { fill: ink }) +
    words(x, 368, label, { size: 22, weight: 600, anchor: 'middle' })
  )
}
