import type { DemoScreen } from '../kinds.ts'
import {
  accent,
  accentTint,
  danger,
  dangerTint,
  ground,
  ink,
  ink2,
  ink3,
  line,
  lineStrong,
  paper,
  warning,
  warningTint,
  white,
} from '../video/palette.ts'
import { box, disc, each, moved, path, words } from '../video/shapes.ts'
import { boardWords } from './words/board.ts'
import { calendarWords } from './words/calendar.ts'
import { chartWords } from './words/chart.ts'
import { formWords } from './words/form.ts'
import { type ListState, listWords } from './words/list.ts'
import { pageWords } from './words/page.ts'
import { peopleWords } from './words/people.ts'
import { phoneWords } from './words/phone.ts'

const width = 1280
const height = 800
const stateColours = {
  good: { strong: accent, tint: accentTint },
  waiting: { strong: warning, tint: warningTint },
  bad: { strong: danger, tint: dangerTint },
} as const satisfies Record<ListState, unknown>

/** A picture of an app at work. `name` is that of the app and stands at its head; `key` names its words: 'app-e1 1'. */
export function screenOf(screen: DemoScreen, { key, name }: { key: string; name: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${frame(name)}${screens[screen](key)}</svg>`
}

function frame(name: string): string {
  return (
    box(0, 0, width, height, { fill: ground }) +
    box(0, 0, width, 64, { fill: paper }) +
    box(0, 63, width, 1, { fill: line }) +
    box(32, 20, 24, 24, { fill: ink, rx: 4 }) +
    words(72, 39, name, { size: 20, weight: 700 }) +
    each(['工作台', '流程', '应用', '报表'], (tab, place) =>
      words(560 + place * 110, 39, tab, { size: 17, fill: place === 2 ? ink : ink3, weight: place === 2 ? 700 : 400 }),
    ) +
    disc(1236, 32, 15, { fill: lineStrong }) +
    words(1236, 38, '青', { size: 15, fill: white, anchor: 'middle' })
  )
}

/**
 * Words of a picture, by the slug of its app and its place; one without them would show an empty screen. They show the product
 * in simplified Chinese; captions under them are in the reader's language.
 */
function wordsOf<Words>(all: Record<string, Words>, key: string): Words {
  const found = all[key]
  if (!found) throw new Error(`the picture ${key} has no words`)
  return found
}

const screens: Record<DemoScreen, (key: string) => string> = {
  form: (key) => {
    const { title, fields, note, action, slip } = wordsOf(formWords, key)
    return (
      card(64, 104, 700, 632) +
      words(104, 158, title, { size: 26, weight: 700, voice: 'song' }) +
      each(fields, ([label, value], place) => {
        const x = 104 + (place % 2) * 320
        const y = 204 + Math.floor(place / 2) * 104
        return (
          words(x, y, label, { size: 16, fill: ink3 }) +
          box(x, y + 14, 288, 48, { fill: white, stroke: lineStrong, 'stroke-width': 1.5, rx: 3 }) +
          words(x + 16, y + 45, value, { size: 18 })
        )
      }) +
      box(104, 528, 608, 122, { fill: accentTint, rx: 4 }) +
      each(note, (line_, place) => words(128, 564 + place * 32, line_, { size: 16, fill: accent })) +
      button(104, 676, action) +
      moved(820, 128, paperSlip(slip))
    )
  },
  list: (key) => {
    const { title, rows } = wordsOf(listWords, key)
    return (
      card(64, 104, 1152, 652) +
      words(96, 154, title, { size: 26, weight: 700, voice: 'song' }) +
      words(1184, 154, `${rows.length} 条`, { size: 16, fill: ink3, anchor: 'end' }) +
      each(rows, ([main, detail, who, when, state, label], place) => {
        const y = 208 + place * 76
        return (
          box(64, y - 30, 1152, 1, { fill: line }) +
          disc(104, y + 4, 7, { fill: stateColours[state].strong }) +
          words(132, y, main, { size: 19, weight: 600 }) +
          words(132, y + 25, detail, { size: 15, fill: ink3 }) +
          words(660, y + 10, who, { size: 16, fill: ink2 }) +
          words(860, y + 10, when, { size: 16, fill: ink3 }) +
          badge(1184, y + 10, label, state)
        )
      })
    )
  },
  board: (key) =>
    each(wordsOf(boardWords, key), ([title = '', ...cards], column) =>
      moved(
        64 + column * 292,
        104,
        box(0, 0, 272, 632, { fill: paper, rx: 6 }),
        words(22, 42, title, { size: 20, weight: 700 }),
        words(250, 42, `${cards.length}`, { size: 16, fill: ink3, anchor: 'end' }),
        each(cards, (text, place) =>
          moved(
            16,
            64 + place * 100,
            box(0, 0, 240, 84, { fill: white, stroke: line, 'stroke-width': 1.5, rx: 4 }) +
              box(0, 0, 4, 84, { fill: column === 3 ? accent : lineStrong }) +
              words(20, 36, text, { size: 17, weight: 600 }) +
              words(20, 64, `更新于 ${9 + place}:${column === 0 ? '05' : '30'}`, { size: 14, fill: ink3 }),
          ),
        ),
      ),
    ),
  chart: (key) => {
    const { figures, title, bars, strong } = wordsOf(chartWords, key)
    const most = Math.max(...bars.map(([, value]) => value))
    return (
      each(figures, ([label, value, change], place) =>
        moved(
          64 + place * 392,
          104,
          box(0, 0, 368, 138, { fill: paper, stroke: line, 'stroke-width': 1.5 }),
          words(28, 42, label, { size: 17, fill: ink3 }),
          words(28, 92, value, { size: 38, weight: 700, voice: 'song' }),
          words(28, 120, change, { size: 15, fill: accent }),
        ),
      ) +
      card(64, 270, 1152, 466) +
      words(96, 318, title, { size: 20, weight: 700 }) +
      each(bars, ([label, value], place) => {
        const tall = (value / most) * 270
        const x = 126 + place * 136
        return (
          box(x, 666 - tall, 64, tall, { fill: place === strong ? accent : lineStrong, rx: 2 }) +
          words(x + 32, 652 - tall, `${value}`, { size: 16, anchor: 'middle', weight: 600 }) +
          words(x + 32, 702, label, { size: 16, fill: ink2, anchor: 'middle' })
        )
      }) +
      box(96, 666, 1088, 1, { fill: lineStrong })
    )
  },
  calendar: (key) => {
    const { title, entries } = wordsOf(calendarWords, key)
    const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
    const column = 156
    const hour = 52
    return (
      card(64, 92, 1152, 668) +
      words(96, 134, title, { size: 22, weight: 700, voice: 'song' }) +
      each(days, (day, place) => {
        const x = 124 + place * column
        return (
          box(x, 152, 1, 608, { fill: line }) +
          words(x + 14, 182, day, { size: 16, weight: 600, fill: place > 4 ? ink3 : ink })
        )
      }) +
      each([9, 11, 13, 15, 17], (at) =>
        words(112, 206 + (at - 9) * hour + 14, `${at}:00`, { size: 13, fill: ink3, anchor: 'end' }),
      ) +
      each(entries, ([day, from, to, text, marked]) => {
        const x = 128 + day * column
        const y = 202 + (from - 9) * hour
        return (
          box(x, y, column - 10, (to - from) * hour - 8, { fill: marked ? dangerTint : accentTint, rx: 3 }) +
          box(x, y, 4, (to - from) * hour - 8, { fill: marked ? danger : accent }) +
          words(x + 14, y + 26, text, { size: 15, weight: 600 }) +
          words(x + 14, y + 46, `${from}:00 – ${to}:00`, { size: 12, fill: ink2 })
        )
      })
    )
  },
  people: (key) => {
    const { tree, title, rows } = wordsOf(peopleWords, key)
    return (
      card(64, 104, 360, 632) +
      each(tree, (name, place) => {
        const x = 96 + (place === 0 ? 0 : place < 2 ? 28 : 56)
        const y = 156 + place * 66
        return (
          disc(x, y, 6, { fill: place === 0 ? ink : lineStrong }) +
          words(x + 20, y + 6, name, { size: 18, weight: place === 0 ? 700 : 400 })
        )
      }) +
      card(456, 104, 760, 632) +
      words(488, 158, title, { size: 24, weight: 700, voice: 'song' }) +
      each(rows, ([name, detail, change, state], place) => {
        const y = 222 + place * 86
        return (
          box(456, y - 36, 760, 1, { fill: line }) +
          disc(506, y + 6, 20, { fill: line }) +
          words(506, y + 13, [...name][0] ?? '', { size: 18, anchor: 'middle', weight: 600 }) +
          words(546, y, name, { size: 18, weight: 600 }) +
          words(546, y + 26, detail, { size: 15, fill: ink3 }) +
          badge(1184, y + 12, change, state)
        )
      })
    )
  },
  phone: (key) => {
    const { title, messages, beside } = wordsOf(phoneWords, key)
    return (
      box(450, 84, 380, 700, { fill: ink, rx: 44 }) +
      box(464, 98, 352, 672, { fill: paper, rx: 32 }) +
      words(640, 146, title, { size: 22, weight: 700, anchor: 'middle', voice: 'song' }) +
      each(messages, ([from, when, text, more], place) =>
        moved(
          484,
          178 + place * 144,
          box(0, 0, 312, 126, { fill: white, stroke: line, 'stroke-width': 1.5, rx: 10 }),
          disc(32, 34, 15, { fill: place === 0 ? accent : lineStrong }),
          words(32, 40, [...from][0] ?? '', { size: 15, fill: white, anchor: 'middle' }),
          words(58, 40, from, { size: 18, weight: 700 }),
          words(292, 40, when, { size: 13, fill: ink3, anchor: 'end' }),
          words(20, 78, text, { size: 17 }),
          words(20, 106, more, { size: 15, fill: ink3 }),
        ),
      ) +
      each(beside, (lines, side) =>
        each(lines, (text, place) =>
          words(side === 0 ? 400 : 880, 240 + place * 110, text, {
            size: 26,
            voice: 'song',
            fill: place === 0 ? ink : ink3,
            anchor: side === 0 ? 'end' : 'start',
          }),
        ),
      )
    )
  },
  page: (key) =>
    each(wordsOf(pageWords, key), ([title = '', ...lines], side) =>
      moved(
        130 + side * 530,
        100,
        box(0, 0, 490, 660, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }),
        words(245, 78, title, { size: 28, weight: 700, anchor: 'middle', voice: 'song' }),
        box(56, 104, 378, 1, { fill: line }),
        each(lines, (text, place) => {
          const isMarked = text.startsWith('*')
          const y = 156 + place * 68
          return (
            (isMarked ? box(40, y - 32, 410, 48, { fill: warningTint, rx: 3 }) : '') +
            words(60, y, isMarked ? text.slice(1) : text, { size: 20, fill: isMarked ? warning : ink })
          )
        }),
      ),
    ),
}

function card(x: number, y: number, wide: number, tall: number): string {
  return box(x, y, wide, tall, { fill: paper, stroke: line, 'stroke-width': 1.5, rx: 4 })
}

function button(x: number, y: number, label: string): string {
  const wide = 40 + [...label].length * 18
  return (
    box(x, y, wide, 42, { fill: accent, rx: 3 }) +
    words(x + wide / 2, y + 28, label, { size: 18, fill: white, anchor: 'middle', weight: 600 })
  )
}

/** Ends at `x`, so that badges stand in a column whatever they say. */
function badge(x: number, y: number, label: string, state: ListState): string {
  const wide = 28 + [...label].length * 16
  return (
    box(x - wide, y - 24, wide, 36, { fill: stateColours[state].tint, rx: 3 }) +
    words(x - wide / 2, y, label, { size: 16, fill: stateColours[state].strong, anchor: 'middle', weight: 600 })
  )
}

function paperSlip([title = '', ...lines]: string[]): string {
  const teeth = Array.from({ length: 18 }, (_, place) => `l-20 ${place % 2 === 0 ? -14 : 14}`).join('')
  return (
    path(`M0 0h360v560${teeth}z`, { fill: white, stroke: lineStrong }) +
    words(40, 66, title, { size: 24, weight: 700, voice: 'song' }) +
    box(40, 88, 280, 2, { fill: accent }) +
    each(lines, (text, place) => words(40, 146 + place * 76, text, { size: 20, fill: ink2 }))
  )
}
