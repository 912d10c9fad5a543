import type { DemoScreen } from '../kinds.ts'
import {
  accent,
  accentTint,
  danger,
  ground,
  ink,
  ink3,
  line,
  lineStrong,
  paper,
  warning,
  white,
} from '../video/palette.ts'
import { box, disc, each, moved, path } from '../video/shapes.ts'

const width = 1280
const height = 800
const rows = Array.from({ length: 8 }, (_, place) => place)

/** A picture of an app at work, without a word: it serves readers of every language. `seed` makes each a little different. */
export function screenOf(screen: DemoScreen, seed: string): string {
  const turn = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  const drawing = frame() + screens[screen](turn)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
}

function frame(): string {
  return (
    box(0, 0, width, height, { fill: ground }) +
    box(0, 0, width, 64, { fill: paper }) +
    box(0, 63, width, 1, { fill: line }) +
    box(32, 20, 24, 24, { fill: ink }) +
    each([0, 1, 2, 3], (place) => bar(96 + place * 110, 28, 64, place === 1 ? ink : lineStrong)) +
    disc(1236, 32, 14, { fill: lineStrong })
  )
}

function bar(x: number, y: number, long: number, fill: string, thick = 8): string {
  return box(x, y, long, thick, { fill, rx: thick / 2 })
}

/** So long, and never twice the same beside each other. */
function vary(turn: number, place: number, least: number, most: number): number {
  return least + ((turn * (place + 3) * 37) % (most - least))
}

const screens: Record<DemoScreen, (turn: number) => string> = {
  form: (turn) =>
    card(64, 104, 700, 632) +
    bar(104, 144, 220, ink, 14) +
    each(rows.slice(0, 6), (place) => {
      const x = 104 + (place % 2) * 320
      const y = 206 + Math.floor(place / 2) * 112
      const isFilled = place !== turn % 6
      return (
        bar(x, y, 84, ink3) +
        box(x, y + 24, 288, 48, { fill: white, stroke: isFilled ? accent : lineStrong, 'stroke-width': 2 }) +
        bar(x + 18, y + 44, isFilled ? vary(turn, place, 90, 220) : 60, isFilled ? ink : line)
      )
    }) +
    box(104, 560, 608, 96, { fill: accentTint }) +
    each([0, 1, 2], (place) => bar(128, 584 + place * 22, vary(turn, place, 260, 520), accent, 6)) +
    box(104, 684, 120, 36, { fill: accent }) +
    moved(820, 132, slip(turn)),
  list: (turn) =>
    card(64, 104, 1152, 632) +
    each(rows, (place) => {
      const y = 164 + place * 70
      const state = (turn + place * 5) % 7
      return (
        disc(108, y + 8, 9, { fill: state === 0 ? danger : state < 3 ? warning : accent }) +
        bar(148, y, vary(turn, place, 180, 340), ink, 10) +
        bar(148, y + 22, vary(turn, place + 4, 120, 260), lineStrong, 6) +
        bar(640, y + 6, vary(turn, place + 2, 80, 160), ink3) +
        bar(900, y + 6, 90, ink3) +
        box(1080, y - 6, 96, 32, { fill: state === 0 ? ink : white, stroke: lineStrong, 'stroke-width': 1.5 }) +
        box(64, y + 46, 1152, 1, { fill: line })
      )
    }),
  board: (turn) =>
    each([0, 1, 2, 3], (column) =>
      moved(
        64 + column * 292,
        104,
        box(0, 0, 272, 632, { fill: paper }) +
          bar(24, 28, 110, ink, 10) +
          each(rows.slice(0, 2 + ((turn + column) % 4)), (place) =>
            moved(
              16,
              68 + place * 104,
              box(0, 0, 240, 88, { fill: white, stroke: line, 'stroke-width': 1.5 }) +
                bar(18, 20, vary(turn, place + column, 100, 190), ink, 8) +
                bar(18, 42, vary(turn, place * 2 + column, 60, 150), lineStrong, 6) +
                disc(212, 64, 11, { fill: (place + column) % 3 === 0 ? accent : lineStrong }),
            ),
          ),
      ),
    ),
  chart: (turn) =>
    each([0, 1, 2], (place) => card(64 + place * 392, 104, 368, 132) + figureAt(96 + place * 392, 136, turn + place)) +
    card(64, 264, 1152, 472) +
    each(rows, (place) => {
      const tall = vary(turn, place, 90, 340)
      const x = 128 + place * 134
      return (
        box(x, 680 - tall, 44, tall, { fill: place === turn % 8 ? accent : lineStrong }) +
        box(x + 52, 680 - tall * 0.7, 28, tall * 0.7, { fill: line }) +
        bar(x, 700, 60, line, 6)
      )
    }) +
    path(
      `M150 ${vary(turn, 1, 420, 560)} ${rows
        .slice(1)
        .map((place) => `L${150 + place * 134} ${vary(turn, place + 5, 360, 560)}`)
        .join(' ')}`,
      {
        stroke: ink,
        'stroke-width': 4,
      },
    ),
  calendar: (turn) =>
    card(64, 104, 1152, 632) +
    each([0, 1, 2, 3, 4, 5, 6], (day) => {
      const x = 64 + day * 164.5
      const from = vary(turn, day, 0, 3)
      return (
        bar(x + 24, 132, 40, day > 4 ? lineStrong : ink) +
        box(x, 104, 1, 632, { fill: line }) +
        box(x + 8, 180 + from * 88, 148, 72 + ((turn + day) % 3) * 60, {
          fill: day === turn % 5 ? accent : accentTint,
          opacity: day > 4 ? 0.35 : 1,
        }) +
        (day < 5 ? box(x + 8, 560 + ((turn + day) % 2) * 60, 148, 64, { fill: line }) : '')
      )
    }),
  people: (turn) =>
    card(64, 104, 400, 632) +
    each(rows, (place) => {
      const x = 104 + ([0, 36, 72, 72, 36, 72, 72, 36][place] ?? 0)
      return (
        disc(x, 160 + place * 68, 14, { fill: place % 3 === 0 ? ink : lineStrong }) +
        bar(x + 28, 155 + place * 68, vary(turn, place, 80, 190), ink, 9)
      )
    }) +
    card(496, 104, 720, 632) +
    each(rows.slice(0, 6), (place) => {
      const y = 156 + place * 92
      const change = (turn + place) % 3
      return (
        disc(552, y + 18, 24, { fill: line }) +
        bar(600, y, vary(turn, place + 1, 100, 200), ink, 9) +
        bar(600, y + 26, vary(turn, place + 6, 80, 160), lineStrong, 6) +
        box(1060, y - 2, 116, 36, {
          fill: change === 0 ? accentTint : change === 1 ? white : line,
          stroke: line,
          'stroke-width': 1.5,
        })
      )
    }),
  phone: (turn) =>
    box(450, 96, 380, 700, { fill: ink, rx: 44 }) +
    box(464, 110, 352, 690, { fill: paper, rx: 32 }) +
    each(rows.slice(0, 4), (place) =>
      moved(
        488,
        164 + place * 150,
        box(0, 0, 304, 126, { fill: white, stroke: line, 'stroke-width': 1.5, rx: 10 }) +
          disc(32, 34, 14, { fill: place === turn % 4 ? accent : lineStrong }) +
          bar(58, 22, vary(turn, place, 90, 190), ink, 9) +
          bar(58, 44, 110, lineStrong, 6) +
          bar(20, 78, vary(turn, place + 3, 160, 260), ink3, 6) +
          bar(20, 98, vary(turn, place + 5, 90, 180), line, 6),
      ),
    ) +
    each([0, 1], (side) =>
      each([0, 1, 2], (place) => bar(96 + side * 860, 260 + place * 90, vary(turn, place + side, 120, 250), line, 12)),
    ),
  page: (turn) =>
    each([0, 1], (side) =>
      moved(
        150 + side * 520,
        112,
        box(0, 0, 460, 640, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }) +
          bar(130, 56, 200, ink, 14) +
          each(rows, (place) =>
            bar(
              56,
              120 + place * 44,
              vary(turn, place + side, 220, 348),
              place === turn % 7 && side === 1 ? accent : lineStrong,
              8,
            ),
          ) +
          (side === 1
            ? box(44, 108 + (turn % 7) * 44, 372, 32, { fill: accent, opacity: 0.12 }) +
              disc(340, 540, 62, { fill: 'none', stroke: danger, 'stroke-width': 6 }) +
              disc(340, 540, 22, { fill: danger, opacity: 0.8 })
            : bar(56, 520, 120, ink3)),
      ),
    ),
}

function card(x: number, y: number, wide: number, tall: number): string {
  return box(x, y, wide, tall, { fill: paper, stroke: line, 'stroke-width': 1.5 })
}

function figureAt(x: number, y: number, turn: number): string {
  return bar(x, y, 90, ink3) + bar(x, y + 32, vary(turn, 2, 90, 200), ink, 26) + bar(x, y + 76, 140, accent, 6)
}

function slip(turn: number): string {
  const teeth = Array.from({ length: 18 }, (_, place) => `l-20 ${place % 2 === 0 ? -14 : 14}`).join('')
  return (
    path(`M0 0h360v560${teeth}z`, { fill: white, stroke: lineStrong }) +
    bar(40, 56, 140, accent, 14) +
    each(rows.slice(0, 6), (place) => bar(40, 120 + place * 52, vary(turn, place, 120, 280), lineStrong, 8)) +
    box(40, 460, 110, 36, { fill: ink })
  )
}
