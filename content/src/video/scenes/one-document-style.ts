import { accent, ink, ink3, line, lineStrong, type SceneHue, white } from '../palette.ts'
import { type BilingualName, lines, name, note, tick } from '../parts.ts'
import { route } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { box, disc, each, fade, moved, words } from '../shapes.ts'

const odd = [
  { size: 26, fill: ink, voice: 'song', weight: 700 },
  { size: 19, fill: '#2b5e9d', voice: 'sans', weight: 700 },
  { size: 30, fill: ink3, voice: 'sans', weight: 400 },
  { size: 21, fill: '#b02a1e', voice: 'song', weight: 400 },
  { size: 24, fill: ink, voice: 'sans', weight: 300 },
  { size: 17, fill: '#52660e', voice: 'sans', weight: 700 },
] as const

const seven: SceneDrawing = (step) =>
  papers(oddHeading, step(0)) +
  fade(
    step(0),
    words(960, 300, '6', { size: 150, voice: 'song', weight: 700 }),
    name(964, 350, ['种标题', 'kinds of heading'], { anchor: 'start', size: 24 }),
  ) +
  fade(
    step(1),
    each(odd, (_, place) => disc(350 + (place % 3) * 260, 132 + Math.floor(place / 3) * 240, 13, { fill: '#b02a1e' })),
  )

const named: SceneDrawing = (step, hue) =>
  papers(() => ownHeading(hue, step(1))) +
  fade(
    step(0),
    box(940, 130, 260, 250, { fill: hue.tint }),
    box(940, 130, 260, 50, { fill: hue.deep }),
    words(960, 163, '样式集 · style set', { size: 19, fill: white }),
    each(
      [
        ['一级标题', 'heading 1'],
        ['正文', 'text'],
        ['图注', 'caption'],
      ] as BilingualName[],
      (label, row) => name(960, 220 + row * 58, label, { anchor: 'start', size: 20 }),
    ),
  ) +
  fade(
    step(1),
    box(944, 192, 252, 56, { fill: 'none', stroke: hue.vivid, 'stroke-width': 4 }),
    route('940,400 880,430', { stroke: hue.vivid }),
  )

const styles: { label: BilingualName; size: number; weight: number }[] = [
  { label: ['一级标题', 'heading 1'], size: 34, weight: 700 },
  { label: ['二级标题', 'heading 2'], size: 28, weight: 700 },
  { label: ['三级标题', 'heading 3'], size: 24, weight: 600 },
  { label: ['正文', 'text'], size: 20, weight: 400 },
  { label: ['表格文字', 'table text'], size: 18, weight: 400 },
  { label: ['图注', 'caption'], size: 16, weight: 400 },
]

const six: SceneDrawing = (step, hue) =>
  each(styles, ({ label, size, weight }, row) => {
    const y = 118 + row * 80
    const numbers = ['1', '1.1', '1.1.1'][row]
    return fade(
      step(0),
      box(130, y, 470, 66, { fill: row % 2 ? white : hue.tint }),
      box(130, y, 8, 66, { fill: row < 3 ? hue.vivid : hue.mid }),
      words(160, y + 43, label[0], { size, weight, voice: row < 3 ? 'song' : 'sans' }),
      words(580, y + 41, label[1], { size: 17, fill: ink3, anchor: 'end' }),
      numbers ? fade(step(1), words(624, y + 43, numbers, { size: 26, fill: hue.vivid, weight: 600 })) : '',
    )
  }) +
  fade(
    step(0),
    words(830, 330, '9/10', { size: 110, voice: 'song', weight: 700, fill: hue.deep }),
    name(834, 376, ['的文件够用了', 'of all papers'], { anchor: 'start', size: 22 }),
  )

const old: SceneDrawing = (step, hue) =>
  papers((place) => (place < 3 || step(1) > 0.5 ? ownHeading(hue, 1) : oddHeading(place))) +
  fade(
    step(0),
    each([0, 1, 2], (place) => tick(350 + place * 260, 132, 1, 18)),
  ) +
  fade(
    step(1),
    each([0, 1, 2], (place) => tick(350 + place * 260, 372, 1, 18)),
  ) +
  fade(step(0), name(940, 200, ['新写的', 'new papers'], { anchor: 'start', size: 26 })) +
  fade(step(1), name(940, 440, ['旧的，一次换完', 'old ones, in one go'], { anchor: 'start', size: 26 }))

const spread: SceneDrawing = (step, hue) =>
  fade(
    step(0),
    box(140, 250, 260, 180, { fill: hue.deep }),
    name(270, 346, ['公司模板 2.1', 'company template'], { size: 24, fill: white, faint: hue.mid }),
    each([0, 1, 2, 3, 4, 5], (place) => {
      const x = 640 + (place % 2) * 270
      const y = 130 + Math.floor(place / 2) * 156
      return (
        route(`400,340 520,340 520,${y + 54} ${640},${y + 54}`, {
          stroke: hue.mid,
          drawn: step(0),
          head: place % 2 === 0,
        }) +
        box(x, y, 210, 104, { fill: white, stroke: hue.deep, 'stroke-width': 2 }) +
        box(x + 20, y + 22, 70, 8, { fill: hue.vivid }) +
        lines(x + 20, y + 46, 160, 2)
      )
    }),
  ) +
  fade(
    step(1),
    note(140, 470, 320, ['一个人管版本', 'one person keeps the versions'], { fill: hue.tint, edge: accent }),
  )

export const oneDocumentStyle: SceneDrawing[] = [seven, named, six, old, spread]

function paperWith(x: number, y: number, heading: string): string {
  const ground = box(5, 5, 220, 210, { fill: line }) + box(0, 0, 220, 210, { fill: white, stroke: lineStrong })
  return moved(x, y, ground, heading, lines(22, 84, 176, 5, line, 22))
}

function papers(heading: (place: number) => string, shown = 1): string {
  return each(odd, (_, place) =>
    fade(shown, paperWith(130 + (place % 3) * 260, 122 + Math.floor(place / 3) * 240, heading(place))),
  )
}

function oddHeading(place: number): string {
  const { size = 20, ...look } = odd[place] ?? {}
  return words(22, 54, '差旅管理', { size, ...look })
}

function ownHeading(hue: SceneHue, later: number): string {
  const plain = words(22, 54, '差旅管理', { size: 26, voice: 'song', weight: 700 })
  const changed =
    box(22, 22, 40, 5, { fill: hue.vivid }) +
    words(22, 60, '差旅管理', { size: 26, voice: 'song', weight: 700, fill: hue.hue })
  return later < 0.5 ? plain : changed
}
