import { accent, accentTint, danger, ink, ink3, lineStrong, type SceneHue, white } from '../palette.ts'
import { type BilingualName, block, figure, name, note } from '../parts.ts'
import { route, token } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { between, box, disc, each, fade, path, words } from '../shapes.ts'

const week = ['五', '六', '日', '一', '二', '三']

const left = 110

const wide = 176

const friday: SceneDrawing = (step, hue) =>
  days(hue, [], 0) +
  fade(step(0), moment(230, ['提交 16:00', 'sent'], hue.deep)) +
  fade(
    step(0),
    box(230, 250, between(0, wide, step(0)), 40, { fill: hue.mid }),
    moment(230 + wide, ['超时', 'late'], danger),
  ) +
  fade(
    step(1),
    block(left + 3 * wide + 20, 220, 140, 84, ['处理人', 'is back'], hue, 1),
    route(`${230 + wide},520 ${left + 3 * wide + 90},520 ${left + 3 * wide + 90},320`, {
      stroke: danger,
      dashed: true,
      drawn: step(1),
    }),
  )

const worked: SceneDrawing = (step, hue) =>
  days(hue, [0, 3, 4, 5], step(0)) +
  fade(1, moment(230, ['提交', 'sent'], hue.deep)) +
  fade(
    step(1),
    moment(left + 5 * wide + 120, ['到期 周三 16:00', 'due'], accent),
    figure(540, 560, '24', ['工作小时', 'working hours'], hue.deep),
  )

const months = Array.from({ length: 28 }, (_, day) => day)

const calendar: SceneDrawing = (step, hue) =>
  each(months, (day) => {
    const x = 130 + (day % 7) * 92
    const y = 130 + Math.floor(day / 7) * 108
    const weekend = day % 7 > 4
    const holiday = [9, 10].includes(day)
    const swapped = day === 19
    return (
      box(x, y, 80, 92, { fill: weekend ? hue.tint : white, stroke: lineStrong }) +
      fade(
        holiday ? step(0) : 0,
        box(x, y, 80, 92, { fill: hue.vivid }),
        words(x + 40, y + 68, '假', { size: 26, anchor: 'middle', fill: white }),
      ) +
      fade(
        swapped ? step(0) : 0,
        box(x, y, 80, 92, { fill: accent }),
        words(x + 40, y + 68, '班', { size: 26, anchor: 'middle', fill: white }),
      ) +
      words(x + 12, y + 28, `${day + 1}`, { size: 18, fill: (holiday || swapped) && step(0) > 0.5 ? white : ink3 })
    )
  }) +
  fade(
    step(0),
    disc(850, 190, 14, { fill: hue.vivid }),
    name(880, 190, ['放假，跳过', 'holiday: skipped'], { anchor: 'start', size: 22 }),
    disc(850, 270, 14, { fill: accent }),
    name(880, 270, ['调休，上班', 'worked in exchange'], { anchor: 'start', size: 22 }),
  ) +
  fade(step(1), note(836, 400, 340, ['年历一改，当天重算', 'counted anew the same day']))

const reminders: { x: number; label: BilingualName; who: BilingualName; sentence: number }[] = [
  { x: 380, label: ['过半', 'half time'], who: ['本人', 'the person'], sentence: 0 },
  { x: 650, label: ['到期', 'due'], who: ['本人 + 上级', 'and the manager'], sentence: 0 },
  { x: 1010, label: ['两倍', 'twice the limit'], who: ['代理人', 'the deputy'], sentence: 1 },
]

const threeSteps: SceneDrawing = (step, hue) =>
  route('130,380 1150,380', { stroke: hue.deep }) +
  disc(130, 380, 16, { fill: hue.vivid }) +
  each(reminders, ({ x, label, who, sentence }) =>
    fade(
      step(sentence),
      disc(x, 380, 22, { fill: sentence ? danger : hue.vivid }),
      name(x, 440, label, { size: 22 }),
      block(x - 100, 200, 200, 92, who, hue, step(sentence)),
      path(`M${x} 292V358`, { stroke: hue.deep, 'stroke-dasharray': '5 5' }),
    ),
  ) +
  token(step(1) > 0 ? '650,380 1010,380' : '130,380 650,380', step(1) > 0 ? step(1) : step(0))

const notByItself: SceneDrawing = (step, hue) =>
  fade(
    step(0),
    box(140, 160, 440, 150, { fill: white, stroke: danger, 'stroke-width': 2.5, 'stroke-dasharray': '9 7' }),
    name(360, 232, ['超时 → 自动通过', 'late, so it passes'], { size: 28 }),
    path('M130 330L590 140', { stroke: danger, 'stroke-width': 6 }),
    figure(720, 280, '0', ['个人看过', 'people have read it'], danger),
  ) +
  fade(
    step(1),
    box(140, 400, 960, 150, { fill: accentTint }),
    block(180, 430, 220, 90, ['公示', 'public notice'], hue),
    route('400,475 500,475', { stroke: hue.deep }),
    block(500, 430, 320, 90, ['期满自动通过', 'Passes when the period ends'], hue, 1),
    route('820,475 920,475', { stroke: hue.deep }),
    block(920, 430, 150, 90, ['归档', 'file'], hue),
  )

export const deadlines: SceneDrawing[] = [friday, worked, calendar, threeSteps, notByItself]

/** Six days side by side; `working` of them lets the clock run. */
function days(hue: SceneHue, working: readonly number[], shown: number): string {
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

function moment(x: number, label: BilingualName, fill: string): string {
  return (
    path(`M${x} 170V410`, { stroke: fill, 'stroke-width': 4 }) +
    disc(x, 410, 9, { fill }) +
    name(x, 446, label, { size: 20, fill })
  )
}
