import { accent, danger, ink, ink3, line, lineStrong, type SceneHue, white } from '../palette.ts'
import { type BilingualName, lines, name, note, tick } from '../parts.ts'
import { route } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { between, box, disc, each, fade, moved, path, words } from '../shapes.ts'

const red = '#c4261d'

const apart: SceneDrawing = (step) =>
  fade(step(0), sheet(180, { proof: 1 })) +
  fade(step(1), sheet(740, { head: 1, number: 1, seal: 1 })) +
  route('560,350 700,350', { drawn: step(1), dashed: true }) +
  fade(step(1), words(630, 334, '签发', { size: 20, anchor: 'middle', weight: 600 }))

const steps: BilingualName[] = [
  ['起草', 'draft'],
  ['会签', 'countersign'],
  ['签发', 'sign'],
  ['取号套红', 'number, letterhead'],
  ['用印', 'seal'],
]

function course(hue: SceneHue, upTo: number, shown: number): string {
  return each(steps, (label, row) => {
    const y = 132 + row * 92
    const passed = row <= upTo
    return (
      (row > 0 ? path(`M640 ${y - 46}V${y + 6}`, { stroke: hue.deep }) : '') +
      disc(640, y + 26, 20, { fill: passed ? hue.vivid : white, stroke: hue.deep, 'stroke-width': 2 }) +
      fade(row === upTo ? shown : 0, disc(640, y + 26, 28, { fill: 'none', stroke: hue.vivid, 'stroke-width': 3 })) +
      name(690, y + 24, label, { anchor: 'start', size: 24 })
    )
  })
}

const headed: SceneDrawing = (step, hue) =>
  sheet(180, { head: step(0), number: step(0), proof: 1 - step(0) }) +
  course(hue, 3, step(0)) +
  fade(step(1), note(900, 408, 300, ['作废的稿子不占号', 'dropped drafts use no number']))

const measured: SceneDrawing = (step, hue) =>
  sheet(180, { head: 1, number: 1 }) +
  fade(
    step(0),
    box(216, 148, 268, 420, { fill: 'none', stroke: hue.vivid, 'stroke-width': 2.5, 'stroke-dasharray': '8 5' }),
  ) +
  each(['156 × 225 mm', '22 × 28', '16 pt'], (value, row) =>
    fade(
      step(0),
      words(660, 210 + row * 120, value, { size: 56, voice: 'song', weight: 700, fill: hue.deep }),
      name(
        662,
        242 + row * 120,
        (
          [
            ['版心', 'text area'],
            ['行 × 字', 'lines × characters'],
            ['三号字', 'body size'],
          ] as BilingualName[]
        )[row] ?? ['', ''],
        { anchor: 'start', size: 18, weight: 400 },
      ),
    ),
  ) +
  tick(1120, 330, step(1), 34)

const sealed: SceneDrawing = (step, hue) =>
  sheet(180, { head: 1, number: 1, seal: step(0) }) +
  fade(
    step(0),
    path('M300 546H620', { stroke: hue.vivid, 'stroke-dasharray': '6 5' }),
    name(640, 544, ['以日期为准', 'centred on the date'], { anchor: 'start' }),
  ) +
  fade(
    step(1),
    moved(820, 150, box(0, 0, 150, 210, { fill: white, stroke: lineStrong }), lines(20, 30, 110, 8)),
    moved(
      1000,
      150,
      box(0, 0, 150, 210, { fill: white, stroke: danger, 'stroke-width': 2 }),
      stamp(75, 105),
      path('M0 210L150 0', { stroke: danger, 'stroke-width': 3 }),
    ),
    moved(820, 390, box(0, 0, 150, 190, { fill: white, stroke: lineStrong }), lines(20, 30, 110, 7)),
    moved(
      1000,
      390,
      box(0, 0, 150, 190, { fill: white, stroke: accent, 'stroke-width': 2 }),
      lines(20, 28, 110, 2),
      stamp(75, 120),
    ),
    tick(1150, 390),
  )

const filed: SceneDrawing = (step, hue) =>
  sheet(140, { head: 1, number: 1, seal: 1 }) +
  route('500,350 640,350', { stroke: hue.deep, drawn: step(0) }) +
  fade(
    step(0),
    box(660, 180, 460, 340, { fill: hue.deep }),
    each(
      [
        ['正式件 · 版式文件', 'final copy, fixed'],
        ['清样', 'proof'],
        ['签发单', 'signing sheet'],
      ] as BilingualName[],
      (label, row) =>
        box(690, 210 + row * 96, 400, 80, { fill: row ? hue.tint : hue.mid }) +
        name(716, 246 + row * 96, label, { anchor: 'start', size: 22, faint: hue.deep }),
    ),
  ) +
  fade(step(1), note(660, 536, 460, ['本文代替〔2025〕7 号', 'This replaces no. 7 of 2025']))

export const redLetterhead: SceneDrawing[] = [apart, headed, measured, sealed, filed]

/** How far each part of the document has come. */
interface LetterheadParts {
  head?: number
  number?: number
  seal?: number
  proof?: number
}

function sheet(x: number, { head = 0, number = 0, seal = 0, proof = 0 }: LetterheadParts): string {
  return moved(
    x,
    112,
    box(6, 6, 340, 484, { fill: line }) + box(0, 0, 340, 484, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }),
    fade(proof, words(300, 40, '清样 · proof', { size: 16, fill: ink3, anchor: 'end' })),
    fade(head, words(170, 82, '集团公司文件', { size: 34, voice: 'song', weight: 700, fill: red, anchor: 'middle' })),
    fade(number, words(170, 118, '集办发〔2026〕18 号', { size: 15, fill: ink, anchor: 'middle' })),
    fade(head, box(36, 132, between(0, 268, head), 3, { fill: red })),
    words(170, 176, '关于调整差旅标准的通知', { size: 19, voice: 'song', weight: 600, anchor: 'middle' }),
    lines(36, 206, 268, 9, line, 18),
    words(296, 410, '集团公司', { size: 15, anchor: 'end' }),
    words(304, 434, '2026 年 11 月 2 日', { size: 15, anchor: 'end' }),
    fade(seal, stamp(244, between(330, 420, seal))),
  )
}

function stamp(cx: number, cy: number): string {
  const star = 'm0-16 4.7 9.7 10.6 1.5-7.7 7.4 1.9 10.6-9.5-5-9.5 5 1.9-10.6-7.7-7.4 10.6-1.5z'
  return (
    disc(cx, cy, 44, { fill: 'none', stroke: red, 'stroke-width': 4, opacity: 0.85 }) +
    path(`M${cx} ${cy}${star}`, { fill: red, stroke: 'none', opacity: 0.85 })
  )
}
