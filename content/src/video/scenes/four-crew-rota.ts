import {
  accent,
  danger,
  dangerTint,
  ink,
  ink2,
  ink3,
  line,
  lineStrong,
  paper,
  type SceneHue,
  white,
} from '../palette.ts'
import { type BilingualName, name, note, tick } from '../parts.ts'
import { route } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { box, disc, each, fade, words } from '../shapes.ts'

const crews = ['甲', '乙', '丙', '丁']

const round = ['早', '早', '中', '中', '夜', '夜', '休', '休']

const days = round.map((_, day) => day)

const shifts: { label: BilingualName; hours: string; x: number }[] = [
  { label: ['早班', 'early'], hours: '08 – 16', x: 170 },
  { label: ['中班', 'late'], hours: '16 – 24', x: 490 },
  { label: ['夜班', 'night'], hours: '00 – 08', x: 810 },
]

const three: SceneDrawing = (step, hue) =>
  each(shifts, ({ label, hours, x }, place) =>
    fade(
      step(0),
      box(x, 150, 300, 120, { fill: [hue.mid, hue.vivid, hue.deep][place] }),
      name(x + 24, 204, label, {
        anchor: 'start',
        size: 34,
        fill: place ? white : ink,
        faint: place ? hue.tint : hue.deep,
      }),
      words(x + 276, 206, hours, { size: 24, anchor: 'end', fill: place ? white : hue.deep }),
    ),
  ) +
  each(crews, (crew, place) => {
    const x = [320, 640, 960, 640][place] ?? 0
    return fade(
      step(1),
      disc(x, place === 3 ? 520 : 370, 46, {
        fill: place === 3 ? white : hue.tint,
        stroke: hue.deep,
        'stroke-width': 2,
        'stroke-dasharray': place === 3 ? '6 5' : undefined,
      }),
      words(x, place === 3 ? 532 : 382, crew, { size: 34, anchor: 'middle', weight: 600, fill: hue.deep }),
      place === 3
        ? name(712, 520, ['休息', 'at rest'], { anchor: 'start' })
        : route(`${x},320 ${x},280`, { stroke: hue.deep }),
    )
  })

const eight: SceneDrawing = (step, hue) =>
  table(hue, [step(0), step(1), step(1), step(1)]) +
  fade(step(2), box(448, 152, 120, 398, { fill: 'none', stroke: accent, 'stroke-width': 4 }), tick(568, 152, 1, 20))

const nights: SceneDrawing = (step, hue) =>
  table(hue, [1, 1, 1, 1]) +
  fade(
    step(0),
    box(674, 158, 224, 92, { fill: 'none', stroke: accent, 'stroke-width': 4 }),
    box(900, 160, 220, 88, { fill: 'none', stroke: accent, 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
  ) +
  fade(
    step(1),
    cell(230 + 6 * 112, 162, '夜', hue),
    box(898, 158, 112, 92, { fill: 'none', stroke: danger, 'stroke-width': 5 }),
    note(800, 544, 330, ['第 3 个夜班', 'a third night'], {
      fill: dangerTint,
      edge: danger,
    }),
  )

const standby: SceneDrawing = (step, hue) =>
  each(
    [
      { label: ['丁班 · 当天休息', 'crew at rest'] as BilingualName, order: '1' },
      { label: ['乙班 · 刚下中班', 'after a late shift'] as BilingualName, order: '2' },
      { label: ['外援名单', 'outside list'] as BilingualName, order: '3' },
    ],
    ({ label, order }, row) =>
      fade(
        step(0),
        box(150, 140 + row * 130, 480, 100, {
          fill: white,
          stroke: row === 0 ? hue.vivid : lineStrong,
          'stroke-width': row === 0 ? 4 : 1.5,
        }),
        words(184, 208 + row * 130, order, { size: 52, voice: 'song', weight: 700, fill: hue.vivid }),
        name(250, 186 + row * 130, label, { anchor: 'start', size: 26 }),
      ),
  ) +
  fade(
    step(1),
    cell(800, 230, '夜', hue),
    cell(1000, 230, '夜', hue),
    words(852, 216, '丙', { size: 22, anchor: 'middle' }),
    words(1052, 216, '丁', { size: 22, anchor: 'middle' }),
    route('910,272 990,272', { stroke: accent }),
    words(852, 360, '− 8 h', { size: 26, anchor: 'middle', fill: ink3 }),
    words(1052, 360, '+ 8 h', { size: 26, anchor: 'middle', fill: accent, weight: 600 }),
  ) +
  fade(step(1), note(790, 420, 330, ['表与工时一起更新', 'table and hours change together']))

const published: SceneDrawing = (step, hue) =>
  fade(
    step(0),
    box(150, 112, 270, 480, { rx: 26, fill: white, stroke: hue.deep, 'stroke-width': 4 }),
    each(
      [0, 1, 2, 3, 4],
      (row) =>
        box(174, 160 + row * 80, 222, 62, { fill: [hue.mid, hue.mid, hue.vivid, hue.vivid, hue.deep][row] }) +
        words(192, 199 + row * 80, `${row + 1} 日 · ${round[row]}班`, { size: 21, fill: row < 2 ? hue.deep : white }),
    ),
    words(520, 250, '14', { size: 130, voice: 'song', weight: 700, fill: hue.deep }),
    name(524, 300, ['天前发布', 'days ahead'], { anchor: 'start', size: 24 }),
  ) +
  fade(
    step(1),
    box(760, 160, 400, 330, { fill: white, stroke: hue.deep, 'stroke-width': 2 }),
    box(760, 160, 400, 56, { fill: hue.deep }),
    words(784, 196, '公司年历 · company calendar', { size: 20, fill: white }),
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], (day) =>
      box(782 + (day % 7) * 52, 250 + Math.floor(day / 7) * 70, 42, 52, {
        fill: [3, 4, 5].includes(day) ? hue.vivid : hue.tint,
      }),
    ),
    words(784, 450, '3 × · 2 × · 1.5 ×', { size: 24, fill: hue.hue, weight: 600 }),
  )

export const fourCrewRota: SceneDrawing[] = [three, eight, nights, standby, published]

function shiftOf(crew: number, day: number): string {
  return round[(day - crew * 2 + 8) % 8] ?? ''
}

function cell(x: number, y: number, shift: string, hue: SceneHue): string {
  const fills: Record<string, string> = { 早: hue.mid, 中: hue.vivid, 夜: hue.deep, 休: paper }
  const fill = fills[shift] ?? white
  const written = shift === '休' ? ink3 : shift === '早' ? hue.deep : white
  return (
    box(x, y, 104, 84, { fill, stroke: shift === '休' ? line : fill, 'stroke-width': 2 }) +
    words(x + 52, y + 53, shift, { size: 30, anchor: 'middle', weight: 600, fill: written })
  )
}

/** `shown` says how far each crew's row has come. */
function table(hue: SceneHue, shown: readonly number[]): string {
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
