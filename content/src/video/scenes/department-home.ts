import { accent, ink3, line, lineStrong, paper, type SceneHue, white } from '../palette.ts'
import { lines, name, tick } from '../parts.ts'
import { route } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { between, box, disc, each, fade, path, words } from '../shapes.ts'
import { bubble, questions, widget, widgets } from './department-widgets.ts'

const asked: SceneDrawing = (step, hue) =>
  fade(
    step(0) - step(1),
    box(720, 170, 400, 300, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }),
    lines(760, 220, 320, 9, line, 26),
    name(920, 520, ['一个月的消息', 'a month of messages'], { fill: ink3 }),
  ) +
  each(questions, (_, place) => bubble(place, hue, step(1))) +
  each(['41', '28', '17'], (times, place) =>
    fade(
      step(1),
      disc(900, 194 + place * 148, 66 - place * 12, { fill: hue.deep }),
      words(900, 206 + place * 148, times, { size: 34, anchor: 'middle', voice: 'song', weight: 700, fill: white }),
    ),
  ) +
  fade(step(1), name(1000, 200, ['次', 'times asked'], { anchor: 'start', size: 22 }))

const answered: SceneDrawing = (step, hue) =>
  each(questions, (_, place) => bubble(place, hue, 1)) +
  each(widgets, (_, place) => {
    const y = 120 + place * 158
    return (
      route(`540,${194 + place * 148} 740,${y + 70}`, { stroke: hue.deep, drawn: step(0) }) +
      fade(step(0), widget(place, hue, 750, y, 400, 140)) +
      fade(step(1), disc(1122, y + 30, 9, { fill: accent }))
    )
  })

/** The page in a window: its bar, and what is below the first screen. */
function page(hue: SceneHue, below: number): string {
  return (
    box(200, 116, 880, 480, { fill: paper, stroke: hue.deep, 'stroke-width': 2 }) +
    box(200, 116, 880, 44, { fill: hue.deep }) +
    name(224, 144, ['行政部', ''], { anchor: 'start', size: 19, fill: white }) +
    fade(
      below,
      path('M200 500H1080', { stroke: lineStrong, 'stroke-dasharray': '8 6' }),
      lines(224, 524, 500, 3),
      lines(760, 524, 280, 3),
    )
  )
}

const laidOut: SceneDrawing = (step, hue) =>
  page(hue, step(1)) +
  fade(step(0), widget(0, hue, between(224, 224, step(0)), between(300, 184, step(0)), 544, 140)) +
  fade(step(0), widget(1, hue, 792, between(300, 184, step(0)), 264, 296)) +
  fade(step(0), widget(2, hue, 224, between(420, 340, step(0)), 264, 140)) +
  fade(step(0), box(504, 340, 264, 140, { fill: hue.tint }), lines(528, 372, 200, 4))

const seen: SceneDrawing = (step, hue) =>
  page(hue, 1) +
  widget(0, hue, 224, 184, 544, 140) +
  widget(1, hue, 792, 184, 264, 296) +
  widget(2, hue, 224, 340, between(264, 544, step(1)), 140) +
  fade(
    1 - step(1),
    box(504, 340, 264, 140, { fill: hue.tint, stroke: hue.vivid, 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
    name(636, 404, ['本部门待办', 'department only']),
  ) +
  fade(step(0), tick(1056, 184), tick(768, 184))

const onPhone: SceneDrawing = (step, hue) =>
  fade(
    step(0),
    box(180, 110, 290, 490, { rx: 28, fill: white, stroke: hue.deep, 'stroke-width': 4 }),
    box(180, 110, 290, 56, { rx: 28, fill: hue.deep }),
    box(180, 140, 290, 30, { fill: hue.deep }),
    each([0, 1, 2], (place) => widget(place, hue, 200, 184 + place * 136, 250, 124)),
  ) +
  each(widgets, (label, place) =>
    fade(
      step(1),
      box(580, 150 + place * 136, 540, 100, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }),
      disc(640, 200 + place * 136, 28, { fill: [hue.deep, hue.vivid, hue.mid][place] }),
      name(640, 207 + place * 136, [['甲', '乙', '丙'][place] ?? '', ''], { fill: white, size: 22 }),
      name(
        696,
        196 + place * 136,
        [`${label[0]} · 每${['周', '月', '季'][place]}`, `every ${['week', 'month', 'quarter'][place]}`],
        { anchor: 'start', size: 24 },
      ),
    ),
  )

export const departmentHome: SceneDrawing[] = [asked, answered, laidOut, seen, onPhone]
